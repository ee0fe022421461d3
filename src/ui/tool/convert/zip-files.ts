import { Zip, ZipPassThrough } from "fflate";
import { present } from "#core/errors/present.ts";
import type { MadeFile } from "./made-file.ts";

/** Sizes and places in a ZIP are four bytes long. */
const MAX_ZIP_BYTES = 4_000_000_000;
/** After so many the page has its turn: what lies in memory is read without a pause, and summing up 25 MB held it for 160 ms. */
const TURN_BYTES = 4_000_000;

/** Packs files as they are: pictures are compressed already. What is written is handed to the browser piece by piece, which may put it on the disk. */
export async function zipFiles(files: readonly MadeFile[]): Promise<Blob> {
  if (files.reduce((sum, { blob }) => sum + blob.size, 0) > MAX_ZIP_BYTES)
    throw new Error("Together they are larger than 4 GB, the limit of a ZIP file. Download them one by one.");
  const parts: Blob[] = [];
  let fault: Error | undefined;
  const zip = new Zip((error, chunk) => {
    if (error) fault = error;
    else parts.push(new Blob([chunk as Uint8Array<ArrayBuffer>]));
  });
  const names = uniquePaths(files.map(({ path }) => path));
  let sinceTurn = 0;
  for (const [index, { blob }] of files.entries()) {
    const entry = new ZipPassThrough(present(names[index]));
    zip.add(entry);
    const reader = blob.stream().getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      entry.push(piece.value);
      sinceTurn += piece.value.length;
      if (sinceTurn < TURN_BYTES) continue;
      sinceTurn = 0;
      await new Promise((resolve) => setTimeout(resolve));
    }
    entry.push(new Uint8Array(), true);
  }
  zip.end();
  if (fault) throw fault;
  return new Blob(parts, { type: "application/zip" });
}

/** Two of the same path would overwrite each other when they are unpacked; so would two that differ in case, on some machines. */
export function uniquePaths(paths: readonly string[]): string[] {
  const taken = new Set<string>();
  return paths.map((path) => {
    const [, stem = path, ending = ""] = /^(.*?)(\.[^./]+)?$/s.exec(path) ?? [];
    let unique = path;
    for (let count = 2; taken.has(unique.toLowerCase()); count++) unique = `${stem} (${count})${ending}`;
    taken.add(unique.toLowerCase());
    return unique;
  });
}
