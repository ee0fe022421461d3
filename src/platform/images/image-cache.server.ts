import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

interface Options {
  folder: string;
  maxBytes: number;
  /** Pictures made at the same time. */
  maxRunning: number;
  /** Pictures that may wait for their turn, of all visitors and of one. */
  maxWaiting: number;
  maxWaitingEach: number;
  /** Called for each picture that has to be made; throws when this visitor's budget is spent. */
  count?: (visitor: string) => void;
}

/** Thrown when too many pictures wait already. */
export class ImageQueueFull extends Error {}

/**
 * Finished pictures on disk, each made once: whoever asks meanwhile waits for the same one. The longest unused go first. Visitors take
 * turns: who asks for a hundred pictures keeps nobody else waiting for more than one of them.
 */
export function createImageCache({ folder, maxBytes, maxRunning, maxWaiting, maxWaitingEach, count }: Options) {
  /** File name → bytes, longest unused first. */
  let files: Promise<Map<string, number>> | undefined;
  const inWork = new Map<string, Promise<Buffer>>();
  /** Those who wait, in the order of their turns, each with what they wait for. */
  const lines = new Map<string, (() => void)[]>();
  let waiting = 0;
  let running = 0;

  return {
    /** Made in its turn and not kept. */
    passing: (visitor: string, make: () => Promise<Buffer>): Promise<Buffer> => inTurn(visitor, make),

    /** The picture under this key, made now if it is not there. */
    async get(key: string, visitor: string, make: () => Promise<Buffer>): Promise<Buffer> {
      const name = createHash("sha256").update(key).digest("hex");
      const kept = await read(name);
      if (kept) return kept;
      const begun = inWork.get(name);
      if (begun) return begun;
      count?.(visitor);
      const work = inTurn(visitor, make)
        .then(async (bytes) => {
          await keep(name, bytes);
          return bytes;
        })
        .finally(() => inWork.delete(name));
      inWork.set(name, work);
      return work;
    },
  };

  async function read(name: string): Promise<Buffer | undefined> {
    const known = await list();
    const bytes = known.get(name);
    if (bytes === undefined) return undefined;
    try {
      const picture = await readFile(join(folder, name));
      known.delete(name);
      known.set(name, bytes);
      return picture;
    } catch {
      // Somebody emptied the folder: make it again.
      known.delete(name);
      return undefined;
    }
  }

  async function keep(name: string, bytes: Buffer) {
    const known = await list();
    const part = join(folder, `${name}.part`);
    try {
      await writeFile(part, bytes);
      await rename(part, join(folder, name));
    } catch {
      // A full disk costs the copy, not the answer.
      await rm(part, { force: true }).catch(() => undefined);
      return;
    }
    known.set(name, bytes.byteLength);
    let total = [...known.values()].reduce((sum, each) => sum + each, 0);
    for (const [oldest, size] of known) {
      if (total <= maxBytes) break;
      known.delete(oldest);
      total -= size;
      await rm(join(folder, oldest), { force: true });
    }
  }

  function list(): Promise<Map<string, number>> {
    files ??= readFolder();
    return files;
  }

  async function readFolder() {
    await mkdir(folder, { recursive: true });
    const found = await Promise.all(
      (await readdir(folder))
        .filter((name) => !name.endsWith(".part"))
        .map(async (name) => ({ name, ...(await stat(join(folder, name)).then(({ size, mtimeMs }) => ({ size, mtimeMs }))) })),
    );
    return new Map(found.sort((a, b) => a.mtimeMs - b.mtimeMs).map(({ name, size }) => [name, size]));
  }

  async function inTurn<Result>(visitor: string, work: () => Promise<Result>): Promise<Result> {
    if (running < maxRunning) running++;
    else await placeOfAnother(visitor);
    try {
      return await work();
    } finally {
      handOver();
    }
  }

  function placeOfAnother(visitor: string): Promise<void> {
    const line = lines.get(visitor) ?? [];
    if (waiting >= maxWaiting || line.length >= maxWaitingEach) throw new ImageQueueFull("too many pictures wait");
    waiting++;
    lines.set(visitor, line);
    return new Promise((resolve) => line.push(resolve));
  }

  function handOver(): void {
    const [first] = lines;
    if (!first) {
      running--;
      return;
    }
    const [visitor, [next, ...rest]] = first;
    waiting--;
    lines.delete(visitor);
    if (rest.length > 0) lines.set(visitor, rest);
    next?.();
  }
}
