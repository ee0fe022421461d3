import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** How far an import came. Written after each run of rows: what was killed goes on from here. */
interface ImportProgress {
  /** Another file under the same name is another import. */
  source: string;
  offset: number;
  rows: number;
  malformed: number;
  runs: number;
}

/** Where an import works: its own folder, held by one process. */
export function openImportFolder(folder: string, files: readonly string[]) {
  mkdirSync(folder, { recursive: true });
  const lock = join(folder, "held-by");
  takeLock(lock);
  const source = files.map(fingerprintOf).join(" ");
  const file = join(folder, "progress.json");
  const kept = readProgress(file);
  const isSame = kept?.source === source;
  if (!isSame) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    takeLock(lock);
  }
  const fresh: ImportProgress = { source, offset: 0, rows: 0, malformed: 0, runs: 0 };
  return {
    /** What an earlier attempt left. */
    past: kept && isSame ? kept : fresh,
    save(progress: Omit<ImportProgress, "source">): void {
      writeFileSync(`${file}.part`, JSON.stringify({ ...progress, source }));
      renameSync(`${file}.part`, file);
    },
    letGo: () => rmSync(lock, { force: true }),
  };
}

function readProgress(file: string): ImportProgress | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as ImportProgress;
  } catch {
    return undefined;
  }
}

function fingerprintOf(path: string): string {
  const { size, mtimeMs } = statSync(path);
  return `${size}-${Math.floor(mtimeMs)}`;
}

/** A process that was killed leaves its number behind, which nobody bears any more. */
function takeLock(lock: string): void {
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" });
  } catch {
    const holder = Number(readFileSync(lock, "utf8"));
    if (holder !== process.pid && isAlive(holder)) throw new Error(`Another import of this list is under way (process ${holder}).`);
    writeFileSync(lock, String(process.pid));
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
