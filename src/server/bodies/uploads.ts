import { randomUUID } from "node:crypto";
import { openAsBlob } from "node:fs";
import { type FileHandle, mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "#core/errors/app-error.ts";

export type Uploads = ReturnType<typeof createUploads>;

/** A file up to this stays in memory. */
const SMALL = 64_000;
/** Each of them holds a file on the disk, and for a moment in memory when it is judged. */
const AT_ONCE = 8;
const WAIT_SECONDS = 10;

/** Files that visitors send, on the disk while their request is answered. */
export function createUploads(folder: string) {
  let underWay = 0;

  return {
    /** For one request. */
    begin() {
      const paths: string[] = [];

      return {
        async keep(content: AsyncIterable<Buffer>): Promise<Blob> {
          const pieces: Buffer[] = [];
          let size = 0;
          let file: FileHandle | undefined;
          try {
            for await (const piece of content) {
              size += piece.length;
              if (!file && size > SMALL) {
                file = await openFile();
                for (const held of pieces.splice(0)) await file.write(held);
              }
              if (file) await file.write(piece);
              else pieces.push(Buffer.from(piece));
            }
          } finally {
            await file?.close();
          }
          return file ? openAsBlob(paths.at(-1) as string) : new Blob(pieces as Buffer<ArrayBuffer>[]);
        },

        async release(): Promise<void> {
          if (paths.length > 0) underWay--;
          for (const path of paths.splice(0)) await rm(path, { force: true });
        },
      };

      async function openFile(): Promise<FileHandle> {
        if (paths.length === 0) {
          if (underWay >= AT_ONCE) throw new AppError("queue_full", { seconds: WAIT_SECONDS });
          underWay++;
        }
        const path = join(folder, randomUUID());
        paths.push(path);
        await mkdir(folder, { recursive: true, mode: 0o700 });
        return open(path, "wx", 0o600);
      }
    },

    /** What a process that ended suddenly left behind. */
    clear: (): Promise<void> => rm(folder, { recursive: true, force: true }),
  };
}
