const PIECE_BYTES = 16 * 1024;

/**
 * Gathers a body that arrives in tiny chunks into pieces worth handling. A chunk of one byte costs over a hundred as an object and
 * holds on to the 64 KB it was read with, so five million of them would take the memory that the cap is there to save.
 */
export function gatherSmallPieces(emit: (piece: Buffer) => void): { add(chunk: Buffer): void; flush(): void; drop(): void } {
  let pending = Buffer.alloc(0);
  let used = 0;
  let flushSoon: NodeJS.Immediate | undefined;

  const drop = () => {
    clearImmediate(flushSoon);
    flushSoon = undefined;
    used = 0;
  };
  const flush = () => {
    const piece = pending.subarray(0, used);
    pending = pending.subarray(used);
    drop();
    if (piece.length > 0) emit(piece);
  };
  const add = (chunk: Buffer) => {
    if (chunk.length >= PIECE_BYTES / 4) {
      flush();
      return emit(chunk);
    }
    if (used + chunk.length > pending.length) {
      flush();
      pending = Buffer.allocUnsafeSlow(PIECE_BYTES);
    }
    used += chunk.copy(pending, used);
    flushSoon ??= setImmediate(flush);
  };
  return { add, flush, drop };
}
