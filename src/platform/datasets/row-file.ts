import { createHash } from "node:crypto";
import { closeSync, fstatSync, fsyncSync, openSync, readSync, writeSync } from "node:fs";
import { hashName } from "./name-hash.ts";

/**
 * Rows of 32-bit words, sorted by the 64 bits of a name that they begin with. A table says where each value of the first 16 bits begins,
 * so a look-up is one read of some kilobytes and a search in them.
 *
 *   8 bytes "HALSTROW" · words in a row · rows · 32 bytes SHA-256 of the rows · table of 65,537 numbers · rows
 */
const MAGIC = "HALSTROW";
const BUCKETS = 65_536;
const TABLE_AT = 48;
const ROWS_AT = TABLE_AT + (BUCKETS + 1) * 4;
/** A bucket of a file that we wrote holds its share of the names; one of this size is none of ours. */
const MAX_BUCKET_BYTES = 4 * 1024 * 1024;
const PIECE_ROWS = 65_536;

/** Takes rows in order; one whose name was there before is left out and counted. */
export function createRowFile(path: string, words: number) {
  const handle = openSync(path, "w");
  const table = new Uint32Array(BUCKETS + 1);
  const piece = new Uint32Array(PIECE_ROWS * words);
  const sha = createHash("sha256");
  let [held, rows, duplicates, position] = [0, 0, 0, ROWS_AT];
  let [lastHigh, lastLow] = [-1, -1];

  return {
    add(row: Uint32Array): void {
      const [high, low] = [row[0] as number, row[1] as number];
      if (high === lastHigh && low === lastLow) {
        duplicates++;
        return;
      }
      [lastHigh, lastLow] = [high, low];
      const bucket = (high >>> 16) + 1;
      table[bucket] = (table[bucket] as number) + 1;
      piece.set(row, held++ * words);
      rows++;
      if (held === PIECE_ROWS) write();
    },

    finish(): { rows: number; duplicates: number; sha256: string } {
      write();
      for (let bucket = 1; bucket <= BUCKETS; bucket++) table[bucket] = (table[bucket] as number) + (table[bucket - 1] as number);
      const digest = sha.digest();
      const head = Buffer.alloc(TABLE_AT);
      head.write(MAGIC, "latin1");
      head.writeUInt32LE(words, 8);
      head.writeUInt32LE(rows, 12);
      digest.copy(head, 16);
      writeSync(handle, head, 0, TABLE_AT, 0);
      writeSync(handle, table, 0, table.byteLength, TABLE_AT);
      fsyncSync(handle);
      closeSync(handle);
      return { rows, duplicates, sha256: digest.toString("hex") };
    },
  };

  function write() {
    const bytes = new Uint8Array(piece.buffer, 0, held * words * 4);
    sha.update(bytes);
    writeSync(handle, bytes, 0, bytes.length, position);
    position += bytes.length;
    held = 0;
  }
}

/** Throws with a sentence when the file is none of ours or not whole. */
export function openRowFile(path: string, words: number) {
  const handle = openSync(path, "r");
  try {
    const { size } = fstatSync(handle);
    const head = Buffer.alloc(TABLE_AT);
    if (readSync(handle, head, 0, TABLE_AT, 0) < TABLE_AT || head.toString("latin1", 0, 8) !== MAGIC)
      throw new Error("the file is no import of ours");
    const rows = head.readUInt32LE(12);
    if (head.readUInt32LE(8) !== words) throw new Error("the file was written by another version");
    if (size !== ROWS_AT + rows * words * 4) throw new Error("the file ends early");
    const table = new Uint32Array(BUCKETS + 1);
    readSync(handle, table, 0, table.byteLength, TABLE_AT);
    if (table[BUCKETS] !== rows || table.some((start, bucket) => bucket > 0 && start < (table[bucket - 1] as number)))
      throw new Error("the file is damaged");
    let buffer = new Uint32Array(0);
    const wanted = new Uint32Array(2);

    return {
      rows,
      bytes: size,
      /** The words after the name's, or undefined when the name is not listed. */
      find(name: string): readonly number[] | undefined {
        hashName(name, wanted);
        const [high, low] = [wanted[0] as number, wanted[1] as number];
        const start = table[high >>> 16] as number;
        const count = (table[(high >>> 16) + 1] as number) - start;
        const bytes = count * words * 4;
        if (count === 0 || bytes > MAX_BUCKET_BYTES) return undefined;
        if (buffer.byteLength < bytes) buffer = new Uint32Array(count * words * 2);
        if (readSync(handle, buffer, 0, bytes, ROWS_AT + start * words * 4) !== bytes) return undefined;
        let [from, to] = [0, count];
        while (from < to) {
          const middle = (from + to) >>> 1;
          const at = middle * words;
          const [a, b] = [buffer[at] as number, buffer[at + 1] as number];
          if (a < high || (a === high && b < low)) from = middle + 1;
          else to = middle;
        }
        const at = from * words;
        if (from === count || buffer[at] !== high || buffer[at + 1] !== low) return undefined;
        return Array.from(buffer.subarray(at + 2, at + words));
      },
      close: () => closeSync(handle),
    };
  } catch (error) {
    closeSync(handle);
    throw error;
  }
}
