import { createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createZstdCompress } from "node:zlib";
import type { OpenDatabase } from "../database/open-database.ts";
import { readAll } from "./backup-lines.ts";
import { sealingStream } from "./sealed-stream.ts";

/** First in the file, so that a reader knows what follows: packed lines, or a salt and frames of them. */
export const PLAIN = "SITE-BACKUP-1\n";
export const SEALED = "SITE-SEALED-1\n";

interface Options {
  database: Pick<OpenDatabase, "db" | "dialect">;
  dataDir: string;
  file: string;
  /** Seals the file; without it whoever has the file has everything. */
  key: string | undefined;
  now: Date;
}

/** A whole backup or none: written beside, put in place when the disk has all of it. Returns its size. */
export async function writeBackup({ file, key, ...source }: Options): Promise<number> {
  const part = `${file}.part`;
  try {
    await readAll(source, async (lines) => {
      const out = createWriteStream(part, { mode: 0o600 });
      out.write(key === undefined ? PLAIN : SEALED);
      const packing = createZstdCompress();
      const packed = Readable.from(inPieces(lines), { objectMode: false });
      await (key === undefined ? pipeline(packed, packing, out) : pipeline(packed, packing, sealingStream(key), out));
    });
    const size = await onDisk(part);
    await rename(part, file);
    return size;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Lines are short and streams are not cheap: some at a time. */
async function* inPieces(lines: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let piece = "";
  for await (const line of lines) {
    piece += line;
    if (piece.length < 65_536) continue;
    yield Buffer.from(piece);
    piece = "";
  }
  if (piece !== "") yield Buffer.from(piece);
}

async function onDisk(path: string): Promise<number> {
  const file = await open(path, "r+");
  try {
    await file.sync();
    return (await file.stat()).size;
  } finally {
    await file.close();
  }
}
