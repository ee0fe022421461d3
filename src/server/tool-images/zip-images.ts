import { Zip, ZipPassThrough } from "fflate";
import { AppError } from "#core/errors/app-error.ts";
import type { createForeignImages, ForeignImage } from "./foreign-images.ts";
import { imageFileName } from "./image-file-name.ts";

/** 50 MB a ZIP. */
const MAX_BYTES = 50_000_000;
const AT_ONCE = 4;
const TOO_MUCH = "left out: the ZIP would grow past 50 MB";

/**
 * Pictures as one ZIP, made as fast as it is taken. Stored as they are: pictures do not shrink further. What could not be had is said in
 * a text beside them.
 */
export async function* zipImages(
  urls: readonly string[],
  images: ReturnType<typeof createForeignImages>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const names = new Set<string>();
  const missing: string[] = [];
  const written: Uint8Array[] = [];
  let total = 0;
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    if (piece.length > 0) written.push(piece);
  });
  const add = (name: string, bytes: Uint8Array) => {
    const file = new ZipPassThrough(name);
    zip.add(file);
    file.push(bytes, true);
  };
  for (let at = 0; at < urls.length && !signal.aborted; at += AT_ONCE) {
    const batch = urls.slice(at, at + AT_ONCE);
    // Once it is full, the rest need not be fetched to be left out.
    const found = await Promise.all(batch.map((url) => (total >= MAX_BYTES ? TOO_MUCH : read(url, images, signal))));
    for (const [index, image] of found.entries()) {
      const url = batch[index] ?? "";
      const refusal = typeof image === "string" ? image : total + image.bytes.length > MAX_BYTES ? TOO_MUCH : undefined;
      if (refusal !== undefined || typeof image === "string") {
        missing.push(`${url}  ${refusal}`);
        continue;
      }
      total += image.bytes.length;
      add(unused(imageFileName(url, image.type.extension), names), image.bytes);
    }
    yield* written.splice(0);
  }
  if (missing.length > 0) add("not-in-this-zip.txt", new TextEncoder().encode(`${missing.join("\n")}\n`));
  zip.end();
  yield* written;
}

/** The picture, or why there is none. */
async function read(url: string, images: ReturnType<typeof createForeignImages>, signal: AbortSignal): Promise<ForeignImage | string> {
  try {
    return await images(url, signal);
  } catch (fault) {
    if (!(fault instanceof AppError)) throw fault;
    return fault.message;
  }
}

/** Two pictures may have one name. */
function unused(name: string, names: Set<string>): string {
  const dot = name.lastIndexOf(".");
  let free = name;
  for (let number = 2; names.has(free.toLowerCase()); number++) free = `${name.slice(0, dot)}-${number}${name.slice(dot)}`;
  names.add(free.toLowerCase());
  return free;
}
