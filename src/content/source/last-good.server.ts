import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

interface Options {
  folder: string;
  now(): Date;
  /** Answers kept in all; the longest unconfirmed go first. */
  limit?: number;
}

interface Kept {
  /** When the service last gave this answer, in milliseconds since 1970. */
  at: number;
  answer: string;
}

/** The last good answer to each question, in memory and on disk, so that a restart during an outage still has pages. */
export async function createLastGood({ folder, now, limit = 2_000 }: Options) {
  await mkdir(folder, { recursive: true });
  const memory = new Map<string, Kept>();
  /** File name → when it was written. */
  const onDisk = new Map(
    await Promise.all((await readdir(folder)).map(async (file) => [file, (await stat(join(folder, file))).mtimeMs] as const)),
  );

  return {
    async get(key: string): Promise<Kept | undefined> {
      const kept = memory.get(key) ?? (await read(fileOf(key)));
      if (!kept || now().getTime() - kept.at > MAX_AGE_MS) return undefined;
      remember(key, kept);
      return kept;
    },

    /** `isGuess`: anybody may ask this about anything, so "not there" is not worth a place on the disk. */
    async keep(key: string, answer: string, { isGuess }: { isGuess: boolean }): Promise<void> {
      const kept = { at: now().getTime(), answer };
      const isNews = memory.get(key)?.answer !== answer;
      remember(key, kept);
      const file = fileOf(key);
      if (isGuess && NOTHING.test(answer)) await forget(file);
      else if (isNews || kept.at - (onDisk.get(file) ?? 0) > CONFIRM_AFTER_MS) await write(file, kept);
    },
  };

  function remember(key: string, kept: Kept) {
    memory.delete(key);
    memory.set(key, kept);
    for (const oldest of memory.keys()) {
      if (memory.size <= limit) break;
      memory.delete(oldest);
    }
  }

  async function read(file: string): Promise<Kept | undefined> {
    if (!onDisk.has(file)) return undefined;
    try {
      return JSON.parse(await readFile(join(folder, file), "utf8")) as Kept;
    } catch {
      // Removed or cut short by a crash: the same as never kept.
      onDisk.delete(file);
      return undefined;
    }
  }

  async function write(file: string, kept: Kept) {
    const part = join(folder, `${file}.part`);
    await writeFile(part, JSON.stringify(kept));
    await rename(part, join(folder, file));
    onDisk.delete(file);
    onDisk.set(file, kept.at);
    if (onDisk.size <= limit) return;
    const oldestFirst = [...onDisk].sort(([, a], [, b]) => a - b);
    await Promise.all(oldestFirst.slice(0, Math.ceil(limit / 10)).map(([old]) => forget(old)));
  }

  async function forget(file: string) {
    if (onDisk.delete(file)) await rm(join(folder, file), { force: true });
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_AGE_MS = 30 * DAY_MS;
const CONFIRM_AFTER_MS = DAY_MS;
const NOTHING = /^(?:null|\[\]|\{.*"found":(?:null|\[\])\})$/s;

const fileOf = (key: string) => `${createHash("sha256").update(key).digest("hex")}.json`;
