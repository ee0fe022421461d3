import { present } from "#core/errors/present.ts";

const BLOCK_BYTES = 64 * 1024;
/** Most pages of a crawl fit in this. */
const FIRST_BLOCK_BYTES = 16 * 1024;

/**
 * Collects a body up to a cap by copying it into blocks. A plain list of pieces would not do: a body dripped byte by byte makes a
 * list that outweighs it a hundred times. A body that is as long as was announced is never copied again.
 */
export function collectBytes(maxBytes: number, expected = FIRST_BLOCK_BYTES): { add(piece: Buffer): boolean; take(): Uint8Array } {
  const blocks: Buffer[] = [];
  let size = 0;
  let capacity = 0;
  return {
    /** False when the piece did not fit whole; what fits is kept. */
    add(piece) {
      const fitting = piece.subarray(0, maxBytes - size);
      for (let copied = 0; copied < fitting.length; ) {
        if (size === capacity) {
          const bytes = capacity === 0 ? Math.min(expected, maxBytes) : BLOCK_BYTES;
          blocks.push(Buffer.allocUnsafeSlow(bytes));
          capacity += bytes;
        }
        const last = present(blocks.at(-1));
        const length = fitting.copy(last, last.length - (capacity - size), copied);
        copied += length;
        size += length;
      }
      return fitting.length === piece.length;
    },
    take: () => (blocks.length === 1 && size === capacity ? present(blocks[0]) : Buffer.concat(blocks, size)),
  };
}
