import { closeSync, fsyncSync, mkdirSync, openSync, rmSync, statSync, writeSync } from "node:fs";
import { join } from "node:path";
import { KEPT_LINKS, LINK_ROW_WORDS } from "../link-lists.ts";
import { createNameFile, openNameFile } from "../name-file.ts";
import { hashName, isListedName, turnedName } from "../name-hash.ts";
import { createRowFile } from "../row-file.ts";
import type { ImportPlace, ImportRequest } from "./import-request.ts";
import { wholeNumber } from "./line-readers.ts";
import { createSortedRuns } from "./sorted-runs.ts";
import { sourceLines } from "./source-lines.ts";

/**
 * The domain graph: vertices (`id, reversed name, hosts`) and edges (`from, to`), parted by tabs. Edges are sorted by the domain that they
 * lead to; of each its links are counted, and some kept. After a kill the vertices are read anew, the edges from where they were.
 */
export async function importEdges({ files, work, made, held, onProgress, runBytes }: ImportPlace & Pick<ImportRequest, "files">) {
  const [edges, vertices] = files;
  if (edges === undefined || vertices === undefined)
    throw new Error("Name the edges and the vertices of the same release: commoncrawl-edges EDGES VERTICES");
  const bounds = runBytes ? { runBytes } : {};
  const count = await readVertices(vertices, join(made, "names"), onProgress);
  const { past } = held;
  let { rows, malformed } = past;
  const runs = createSortedRuns({ folder: work, words: 2, runs: past.runs, ...bounds });
  const { size } = statSync(edges);
  for await (const { lines, offset, bytesRead } of sourceLines(edges, past.offset)) {
    for (const line of lines) {
      const tab = line.indexOf("\t");
      const [from, to] = [wholeNumber(line.slice(0, tab)), wholeNumber(line.slice(tab + 1).trimEnd())];
      if (tab < 1 || from < 0 || to < 0 || from >= count || to >= count) {
        if (line.trim() !== "") refuse(++malformed, rows, line);
        continue;
      }
      rows++;
      if (from !== to) runs.add(to, scattered(from));
    }
    if (!runs.isNearlyFull()) continue;
    runs.flush();
    held.save({ offset, rows, malformed, runs: runs.runs });
    onProgress(`${rows.toLocaleString("en-US")} links, ${Math.floor((100 * bytesRead) / size)} % read`);
  }
  if (rows === 0) throw new Error("The file of edges holds no rows.");
  onProgress(`${rows.toLocaleString("en-US")} links read, sorting`);
  return { malformed, ...writeLists(runs, { work, made, bounds }) };
}

async function readVertices(path: string, target: string, onProgress: (words: string) => void): Promise<number> {
  const names = createNameFile(target);
  let count = 0;
  for await (const { lines } of sourceLines(path))
    for (const line of lines) {
      if (line.trim() === "") continue;
      const [id = "", name = ""] = line.split("\t", 2);
      if (wholeNumber(id) !== count || !isListedName(name.trimEnd()))
        throw new Error(
          `Line ${(count + 1).toLocaleString("en-US")} of the vertices is not in their form: “${line.slice(0, 80)}”. Nothing was changed.`,
        );
      names.add(name.trimEnd());
      count++;
    }
  names.finish();
  onProgress(`${count.toLocaleString("en-US")} domains`);
  return count;
}

interface ListPlace {
  work: string;
  made: string;
  bounds: { runBytes?: number };
}

function writeLists(edges: ReturnType<typeof createSortedRuns>, { work, made, bounds }: ListPlace) {
  const folder = join(work, "rows");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const rows = createSortedRuns({ folder, words: LINK_ROW_WORDS, ...bounds });
  const names = openNameFile(join(made, "names"));
  const lists = openSync(join(made, "lists"), "w");
  const buffer = new Uint32Array(262_144);
  const hash = new Uint32Array(2);
  let [held, written] = [0, 0];
  let [target, count, start, last] = [-1, 0, 0, -1];

  edges.merge((row) => {
    const [to, from] = [row[0] as number, row[1] as number];
    if (to !== target) {
      finishTarget();
      [target, count, start, last] = [to, 0, written + held, -1];
    }
    // The same link twice is one link.
    if (from === last) return;
    last = from;
    if (count++ >= KEPT_LINKS) return;
    buffer[held++] = gathered(from);
    if (held === buffer.length) write();
  });
  finishTarget();
  write();
  fsyncSync(lists);
  closeSync(lists);
  names.close();
  const file = createRowFile(join(made, "rows"), LINK_ROW_WORDS);
  rows.merge(file.add);
  return file.finish();

  function finishTarget() {
    const name = target === -1 ? undefined : names.at(target);
    if (name === undefined) return;
    hashName(turnedName(name), hash);
    rows.add(hash[0] as number, hash[1] as number, count, start);
  }

  function write() {
    writeSync(lists, buffer.subarray(0, held));
    written += held;
    held = 0;
  }
}

/** Numbers follow the alphabet; scattered, the first of a list are some by chance. Multiplying by an odd number loses none. */
const scattered = (number: number) => Math.imul(number, 0x9e3779b1) >>> 0;
const gathered = (number: number) => Math.imul(number, 0x0e8b2f51) >>> 0;

function refuse(malformed: number, rows: number, line: string): void {
  if (malformed <= Math.max(20, rows * 0.001)) return;
  throw new Error(
    `${malformed.toLocaleString("en-US")} lines are no links of these domains, such as “${line.slice(0, 80)}”. Nothing was changed.`,
  );
}
