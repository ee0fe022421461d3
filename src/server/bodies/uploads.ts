import { randomUUID } from "node:crypto";
import { openAsBlob } from "node:fs";
import { type FileHandle, mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "#core/errors/app-error.ts";
import { present } from "#core/errors/present.ts";
import { SentFile } from "#core/tool/sent-file.ts";

export type Uploads = ReturnType<typeof createUploads>;

/** A form up to this takes no place, and its files stay in memory: all of one form together. */
const SMALL = 64_000;
/** A larger one goes to the disk by as much, from one block of memory: a write costs about the same, however small it is. */
const WRITTEN_AT_ONCE = 512_000;
/** Larger forms: each holds its files on the disk, and for a moment in memory when they are judged. */
const AT_ONCE = { inAll: 8, ofOneVisitor: 2 };
const WAIT_SECONDS = 10;
/** Whoever sends more slowly gives the place to somebody else, after a while for slow beginnings. */
const PACE = { bytesASecond: 16_000, graceSeconds: 10 };
const CHECK_MS = 1_000;

/** Forms with files that visitors send: how many arrive at once and how fast, and their files on the disk while they are answered. */
export function createUploads(folder: string, pace = PACE) {
  /** Requests that send more than a little, by visitor. */
  const places = new Map<string, number>();
  const taken = () => [...places.values()].reduce((sum, count) => sum + count, 0);

  return {
    /** For one request of a visitor, who is known by what limits are counted by. */
    begin(visitor: string) {
      const paths: string[] = [];
      /** One for all files of the form: they come one after another. */
      let block: Buffer<ArrayBuffer> | undefined;
      let inMemory = 0;
      let hasPlace = false;

      return {
        /** The form as it arrives: whatever its parts are, a large one takes a place and has to come fast enough. */
        async *taken(body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
          let size = 0;
          for await (const piece of atPace(body, pace)) {
            size += piece.length;
            if (size > SMALL && !hasPlace) enter();
            yield piece;
          }
        },

        async keep(content: AsyncIterable<Buffer>, name: string, type: string): Promise<File> {
          block ??= Buffer.allocUnsafe(WRITTEN_AT_ONCE);
          let held = 0;
          let file: FileHandle | undefined;
          try {
            for await (const piece of content)
              for (let from = 0; from < piece.length; ) {
                const taken = piece.copy(block, held, from);
                from += taken;
                held += taken;
                if (inMemory + held > SMALL) file ??= await openFile();
                if (held < WRITTEN_AT_ONCE) continue;
                await file?.appendFile(block);
                held = 0;
              }
            await file?.appendFile(block.subarray(0, held));
          } finally {
            await file?.close();
          }
          if (file) {
            const path = present(paths.at(-1));
            return new SentFile(await openAsBlob(path), name, { type, path });
          }
          inMemory += held;
          return new File([block.subarray(0, held)], name, { type });
        },

        async release(): Promise<void> {
          if (hasPlace) leave();
          for (const path of paths.splice(0)) await rm(path, { force: true });
        },
      };

      async function openFile(): Promise<FileHandle> {
        const path = join(folder, randomUUID());
        paths.push(path);
        await mkdir(folder, { recursive: true, mode: 0o700 });
        return open(path, "wx", 0o600);
      }

      function enter() {
        const own = places.get(visitor) ?? 0;
        if (own >= AT_ONCE.ofOneVisitor || taken() >= AT_ONCE.inAll) throw new AppError("queue_full", { seconds: WAIT_SECONDS });
        places.set(visitor, own + 1);
        hasPlace = true;
      }

      function leave() {
        hasPlace = false;
        const own = places.get(visitor) ?? 0;
        if (own > 1) places.set(visitor, own - 1);
        else places.delete(visitor);
      }
    },

    /** What a process that ended suddenly left behind. */
    clear: (): Promise<void> => rm(folder, { recursive: true, force: true }),
  };
}

/** The pieces, as long as enough of them come. */
async function* atPace(
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  { bytesASecond, graceSeconds }: typeof PACE,
): AsyncGenerator<Uint8Array> {
  const pieces = (async function* () {
    yield* content;
  })();
  const begun = performance.now();
  let arrived = 0;
  const { promise: cut, reject } = Promise.withResolvers<never>();
  cut.catch(() => {});
  const looking = setInterval(() => {
    const seconds = (performance.now() - begun) / 1_000 - graceSeconds;
    if (arrived < seconds * bytesASecond) reject(new AppError("sender_too_slow"));
  }, CHECK_MS);
  try {
    for (;;) {
      const next = await Promise.race([pieces.next(), cut]);
      if (next.done) return;
      arrived += next.value.length;
      yield next.value;
    }
  } finally {
    clearInterval(looking);
    // As soon as no piece is on its way: a body that somebody still holds is kept in memory as it comes (`unread-bodies.ts`).
    void pieces.return().catch(() => {});
  }
}
