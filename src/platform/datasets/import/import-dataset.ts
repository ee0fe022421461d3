import { mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { DatasetAbout } from "#core/datasets/dataset-kind.ts";
import { datasetFolder, folderNameFor, outlivedBy, putInPlace, standingIn } from "../dataset-folder.ts";
import { hashName } from "../name-hash.ts";
import { createRowFile } from "../row-file.ts";
import { editionOf } from "./edition-of.ts";
import { importEdges } from "./import-edges.ts";
import { openImportFolder } from "./import-progress.ts";
import type { ImportPlace, ImportRequest } from "./import-request.ts";
import { LINE_READERS } from "./line-readers.ts";
import { createSortedRuns } from "./sorted-runs.ts";
import { sourceLines } from "./source-lines.ts";

/** The share of lines that may be malformed. A file with more of them is taken for another kind of list and refused. */
const MALFORMED_SHARE = 0.001;

/**
 * Writes a list as sorted rows, in which a lookup takes microseconds. An import that was interrupted goes on where it stopped; the edition in
 * use is replaced in one step at the end.
 */
export async function importDataset(request: ImportRequest): Promise<DatasetAbout> {
  const { dataDir, kind, files, now, onProgress } = request;
  const [file] = files;
  if (file === undefined) throw new Error("Name the file to import.");
  const { edition, asOf } = editionOf(kind, file, request.edition);
  const folder = join(datasetFolder(dataDir), kind);
  const work = join(folder, ".importing");
  const held = openImportFolder(work, files);
  const made = join(work, "made");
  rmSync(made, { recursive: true, force: true });
  mkdirSync(made);
  try {
    const written =
      kind === "commoncrawl-edges"
        ? await importEdges({ ...request, work, made, held })
        : await importList(kind, file, { ...request, work, made, held });
    const about: DatasetAbout = { kind, edition, asOf, ...written, file: basename(file), importedAt: now().toISOString() };
    writeFileSync(join(made, "about.json"), `${JSON.stringify(about, null, 2)}\n`);
    const name = folderNameFor(edition);
    if (request.keep) {
      onProgress("writing it into the database");
      await request.keep(made, kind, name);
    } else putInPlace(made, folder, name, outlivedBy(name, kind, standingIn(folder)));
    rmSync(work, { recursive: true, force: true });
    return about;
  } finally {
    held.letGo();
  }
}

async function importList(kind: keyof typeof LINE_READERS, file: string, { work, made, held, onProgress, runBytes }: ImportPlace) {
  const reader = LINE_READERS[kind];
  const { past } = held;
  let { rows, malformed } = past;
  if (rows > 0) onProgress(`going on after ${rows.toLocaleString("en-US")} rows`);
  const runs = createSortedRuns({ folder: work, words: reader.words, runs: past.runs, ...(runBytes ? { runBytes } : {}) });
  const { size } = statSync(file);
  const hash = new Uint32Array(2);
  for await (const { lines, offset, bytesRead } of sourceLines(file, past.offset)) {
    for (const line of lines) {
      if (line === "" || line === "\r" || reader.isHeader(line)) continue;
      const read = reader.read(line);
      if (!read) {
        refuseForeign(++malformed, rows, line);
        continue;
      }
      rows++;
      hashName(read.name, hash);
      runs.add(hash[0] as number, hash[1] as number, ...read.values);
    }
    if (!runs.isNearlyFull()) continue;
    runs.flush();
    held.save({ offset, rows, malformed, runs: runs.runs });
    onProgress(`${rows.toLocaleString("en-US")} rows, ${Math.floor((100 * bytesRead) / size)} % read`);
  }
  refuseForeign(malformed, rows, "");
  onProgress(`${rows.toLocaleString("en-US")} rows read, sorting`);
  const target = createRowFile(join(made, "rows"), reader.words);
  runs.merge(target.add);
  return { malformed, ...target.finish() };
}

function refuseForeign(malformed: number, rows: number, line: string): void {
  if (rows === 0 && malformed === 0 && line === "") throw new Error("The file holds no rows.");
  if (malformed <= Math.max(20, rows * MALFORMED_SHARE)) return;
  throw new Error(
    `${malformed.toLocaleString("en-US")} lines are not in the form of this list${line === "" ? "" : `, such as “${line.slice(0, 80)}”`}. Is it the right file? Nothing was changed.`,
  );
}
