import { closeSync, openSync, readSync, renameSync, statSync, writeSync } from "node:fs";
import { join } from "node:path";
import { present } from "#core/errors/present.ts";

/** What the rows of one run take in memory; their order takes as much again at most. */
const RUN_BYTES = 48 * 1024 * 1024;
/** What all runs together read ahead while they are merged. */
const MERGE_BYTES = 48 * 1024 * 1024;
const DIGITS = 65_536;

/**
 * Sorts more rows than fit in memory: runs are sorted and written as they fill, then merged. A row is some words of 32 bits, sorted by the
 * first two; rows that share both keep the order in which they came.
 */
export function createSortedRuns({ folder, words, runs = 0, runBytes = RUN_BYTES }: SortedRunsOptions) {
  const capacity = Math.max(1, Math.floor(runBytes / (words * 4)));
  let rows: Uint32Array | undefined;
  let count = 0;
  let written = runs;
  let hasOverflowed = false;
  const fileOf = (run: number) => join(folder, `run-${String(run).padStart(5, "0")}`);

  return {
    get runs() {
      return written;
    },
    /** A piece of the file more might overflow: now is the time to write the run and note how far it came. */
    isNearlyFull: () => hasOverflowed || count >= capacity * 0.75,

    add(first: number, second: number, third = 0, fourth = 0, fifth = 0): void {
      if (count === capacity) {
        write();
        hasOverflowed = true;
      }
      rows ??= new Uint32Array(capacity * words);
      const at = count++ * words;
      rows[at] = first;
      rows[at + 1] = second;
      if (words > 2) rows[at + 2] = third;
      if (words > 3) rows[at + 3] = fourth;
      if (words > 4) rows[at + 4] = fifth;
    },

    flush(): void {
      write();
      hasOverflowed = false;
    },

    /** Every row in order. The words are valid until the next call. */
    merge(take: (row: Uint32Array) => void): void {
      write();
      rows = undefined;
      mergeRuns(
        Array.from({ length: written }, (_, run) => fileOf(run)),
        words,
        take,
      );
    },
  };

  function write() {
    if (rows === undefined || count === 0) return;
    const order = orderOf(rows, words, count);
    const file = fileOf(written);
    const handle = openSync(`${file}.part`, "w");
    const piece = new Uint32Array(Math.min(count, 65_536) * words);
    for (let done = 0; done < count; ) {
      const some = Math.min(65_536, count - done);
      for (let index = 0; index < some; index++) {
        const from = (order[done + index] as number) * words;
        for (let word = 0; word < words; word++) piece[index * words + word] = rows[from + word] as number;
      }
      writeSync(handle, piece.subarray(0, some * words));
      done += some;
    }
    closeSync(handle);
    // A run is there whole or not at all, so that a killed import goes on with those that are.
    renameSync(`${file}.part`, file);
    written++;
    count = 0;
  }
}

interface SortedRunsOptions {
  folder: string;
  words: number;
  /** Runs that an earlier attempt left. */
  runs?: number;
  runBytes?: number;
}

/** Radix sort by sixteen bits at a time, the least first: four passes, stable. */
function orderOf(rows: Uint32Array, words: number, count: number): Uint32Array {
  let order = new Uint32Array(count);
  let next = new Uint32Array(count);
  for (let index = 0; index < count; index++) order[index] = index;
  const starts = new Uint32Array(DIGITS);
  for (const [word, shift] of [
    [1, 0],
    [1, 16],
    [0, 0],
    [0, 16],
  ] as const) {
    starts.fill(0);
    for (let index = 0; index < count; index++) {
      const digit = ((rows[index * words + word] as number) >>> shift) & 0xffff;
      starts[digit] = (starts[digit] as number) + 1;
    }
    let sum = 0;
    for (let digit = 0; digit < DIGITS; digit++) {
      const size = starts[digit] as number;
      starts[digit] = sum;
      sum += size;
    }
    for (let index = 0; index < count; index++) {
      const row = order[index] as number;
      const digit = ((rows[row * words + word] as number) >>> shift) & 0xffff;
      const place = starts[digit] as number;
      next[place] = row;
      starts[digit] = place + 1;
    }
    [order, next] = [next, order];
  }
  return order;
}

function mergeRuns(files: readonly string[], words: number, take: (row: Uint32Array) => void): void {
  const ahead = Math.max(256, Math.floor(MERGE_BYTES / Math.max(1, files.length) / (words * 4))) * words;
  const readers = files.map((file) => openRun(file, ahead, words));
  try {
    const heap = readers.flatMap((reader, run) => (reader.isAt() ? [run] : []));
    for (let at = (heap.length >> 1) - 1; at >= 0; at--) sink(heap, readers, at);
    while (heap.length > 0) {
      const run = heap[0] as number;
      const reader = present(readers[run]);
      take(reader.row());
      if (!reader.next()) {
        const last = heap.pop() as number;
        if (heap.length === 0) break;
        heap[0] = last;
      }
      sink(heap, readers, 0);
    }
  } finally {
    for (const reader of readers) reader.close();
  }
}

type RunReader = ReturnType<typeof openRun>;

function openRun(file: string, ahead: number, words: number) {
  const handle = openSync(file, "r");
  const buffer = new Uint32Array(ahead);
  const size = statSync(file).size;
  let position = 0;
  let length = 0;
  let at = 0;
  const reader = {
    high: 0,
    low: 0,
    isAt: () => at < length,
    row: () => buffer.subarray(at, at + words),
    next(): boolean {
      at += words;
      if (at >= length && position < size) fill();
      if (at >= length) return false;
      reader.high = buffer[at] as number;
      reader.low = buffer[at + 1] as number;
      return true;
    },
    close: () => closeSync(handle),
  };
  at = -words;
  reader.next();
  return reader;

  function fill() {
    const bytes = readSync(handle, buffer, 0, buffer.byteLength, position);
    if (bytes % (words * 4) !== 0) throw new Error(`${file} is not whole. Delete the folder it stands in and import again.`);
    position += bytes;
    length = bytes / 4;
    at = 0;
  }
}

/** Of two equal rows the one of the earlier run comes first. */
function sink(heap: number[], readers: readonly RunReader[], from: number): void {
  const run = heap[from] as number;
  let at = from;
  for (;;) {
    let child = at * 2 + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && isBefore(readers, heap[child + 1] as number, heap[child] as number)) child++;
    if (!isBefore(readers, heap[child] as number, run)) break;
    heap[at] = heap[child] as number;
    at = child;
  }
  heap[at] = run;
}

function isBefore(readers: readonly RunReader[], a: number, b: number): boolean {
  const [left, right] = [present(readers[a]), present(readers[b])];
  if (left.high !== right.high) return left.high < right.high;
  if (left.low !== right.low) return left.low < right.low;
  return a < b;
}
