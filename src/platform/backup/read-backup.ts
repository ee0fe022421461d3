import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline, type Readable } from "node:stream";
import { createZstdDecompress } from "node:zlib";
import { openingStream } from "./sealed-stream.ts";
import { PLAIN, SEALED } from "./write-backup.ts";

/** The lines of a backup, as they come from the disk. Throws a sentence where it is no backup, cut off, changed, or under another key. */
export async function* readBackup(path: string, key: string | undefined): AsyncGenerator<string> {
  const head = await firstBytes(path, PLAIN.length);
  if (head !== PLAIN && head !== SEALED) throw new Error("This file is no backup of this product.");
  if (head === SEALED && key === undefined) throw new Error("This backup is sealed. Set BACKUP_KEY to the key that it was made with.");
  const file = createReadStream(path, { start: PLAIN.length });
  const unpacking = createZstdDecompress();
  // What goes wrong in one of them is thrown where the last is read.
  const isRead = () => {};
  yield* linesIn(head === SEALED ? pipeline(file, openingStream(key ?? ""), unpacking, isRead) : pipeline(file, unpacking, isRead));
}

async function* linesIn(bytes: Readable): AsyncGenerator<string> {
  let rest = "";
  const decoder = new TextDecoder("utf-8", { fatal: true });
  for await (const piece of bytes as AsyncIterable<Buffer>) {
    const parts = (rest + decoder.decode(piece, { stream: true })).split("\n");
    rest = parts.pop() ?? "";
    yield* parts;
  }
  if (rest !== "") throw new Error("The backup is cut off.");
}

async function firstBytes(path: string, count: number): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(count), 0, count, 0);
    return buffer.subarray(0, bytesRead).toString("latin1");
  } finally {
    await file.close();
  }
}
