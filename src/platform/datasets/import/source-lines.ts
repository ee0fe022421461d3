import { closeSync, createReadStream, openSync, readSync } from "node:fs";
import { createGunzip, createInflateRaw } from "node:zlib";

/** Lines of a file with the place after them in the unpacked text: from there a later attempt goes on. */
interface LineBatch {
  lines: string[];
  offset: number;
  /** Of the file as it lies there, for the progress. */
  bytesRead: number;
}

const PIECE = 1024 * 1024;
/** No line of these lists is longer. */
const LONGEST_LINE = 4_096;

/** The lines of a plain, gzipped or zipped file, in pieces; `from` skips what was read before. */
export async function* sourceLines(path: string, from = 0): AsyncGenerator<LineBatch> {
  const { packing, start } = packingOf(path);
  const isPlain = packing === "plain";
  const file = createReadStream(path, { start: isPlain ? from : start, highWaterMark: PIECE });
  const unpack = isPlain ? undefined : packing === "gzip" ? createGunzip({ chunkSize: PIECE }) : createInflateRaw({ chunkSize: PIECE });
  if (unpack) {
    file.pipe(unpack);
    // An error of the file has to end the unpacking too.
    file.on("error", (error) => unpack.destroy(error));
  }
  let skip = isPlain ? 0 : from;
  let offset = from;
  let carry = "";
  try {
    for await (const chunk of (unpack ?? file) as AsyncIterable<Buffer>) {
      let piece = chunk;
      if (skip > 0) {
        const passed = Math.min(skip, piece.length);
        skip -= passed;
        piece = piece.subarray(passed);
        if (piece.length === 0) continue;
      }
      const text = carry + piece.toString("latin1");
      const end = text.lastIndexOf("\n") + 1;
      carry = text.slice(end);
      if (carry.length > LONGEST_LINE) throw new Error("This is no list of lines: one of them has no end.");
      if (end === 0) continue;
      offset += end;
      yield { lines: text.slice(0, end - 1).split("\n"), offset, bytesRead: file.bytesRead + (isPlain ? from : start) };
    }
  } catch (error) {
    if (!(error instanceof Error) || !("code" in error) || !/^Z_|^ERR_ZLIB/.test(String(error.code))) throw error;
    throw new Error(`The packed file is damaged or ends early (${error.message}). Download it again.`, { cause: error });
  } finally {
    file.destroy();
    unpack?.destroy();
  }
  if (carry !== "") yield { lines: [carry], offset: offset + carry.length, bytesRead: file.bytesRead };
}

interface Packing {
  packing: "plain" | "gzip" | "zip";
  /** Where the packed bytes begin. */
  start: number;
  /** When the one file of an archive was written: `2026-11-14`. */
  day?: string;
}

/** Of an archive the first file is read: these have one. */
export function packingOf(path: string): Packing {
  const head = Buffer.alloc(30);
  const handle = openSync(path, "r");
  try {
    const length = readSync(handle, head, 0, 30, 0);
    if (length > 2 && head.readUInt16BE(0) === 0x1f8b) return { packing: "gzip", start: 0 };
    if (length < 30 || head.readUInt32LE(0) !== 0x04034b50) return { packing: "plain", start: 0 };
  } finally {
    closeSync(handle);
  }
  if (head.readUInt16LE(8) !== 8)
    throw new Error("The archive is packed in a way that we do not read. Unpack it and import the file in it.");
  const date = head.readUInt16LE(12);
  const day = new Date(Date.UTC(1980 + (date >> 9), ((date >> 5) & 15) - 1, date & 31)).toISOString().slice(0, 10);
  return { packing: "zip", start: 30 + head.readUInt16LE(26) + head.readUInt16LE(28), day };
}
