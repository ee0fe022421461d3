import { createHash } from "node:crypto";

/** What a column of either database holds. */
export type Value = string | number | null | Uint8Array;
export type Row = readonly Value[];

/** One line of JSON; the same for the same row on either database. */
export const encodeRow = (row: Row): string =>
  JSON.stringify(row.map((value) => (value instanceof Uint8Array ? { base64: Buffer.from(value).toString("base64") } : value)));

export const decodeRow = (values: readonly (string | number | null | { base64: string })[]): Row =>
  values.map((value) => (typeof value === "object" && value !== null ? Buffer.from(value.base64, "base64") : value));

/** Tells whether two tables hold the same rows, in whatever order: their count, and the sum of their hashes. */
export function createRowSum() {
  let rows = 0;
  let sum = 0n;
  return {
    add(encoded: string): void {
      rows++;
      sum = (sum + BigInt(`0x${createHash("sha256").update(encoded).digest("hex")}`)) & ALL_BITS;
    },
    result: (): RowSum => ({ rows, sum: sum.toString(16).padStart(64, "0") }),
  };
}

export interface RowSum {
  rows: number;
  sum: string;
}

const ALL_BITS = (1n << 256n) - 1n;
