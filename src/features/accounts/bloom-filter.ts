import { createHash } from "node:crypto";

/**
 * The places of a text in a filter of so many bits. A text that was put in is always found; one that was not is found once in two thousand
 * times at sixteen bits a text.
 */
export function bloomPlaces(text: string, bits: number): number[] {
  const digest = createHash("sha256").update(text).digest();
  const [start, step] = [digest.readUIntBE(0, 6), digest.readUIntBE(6, 6)];
  return Array.from({ length: PLACES }, (_, turn) => (start + turn * step) % bits);
}

const PLACES = 11;
