/**
 * How alike two texts are, 0.5 for strangers to 1 for copies: the share of equal bits of their simhashes (Charikar 2002) over runs of three
 * words. Undefined when either is too short to say.
 */
export function textSimilarity(a: string, b: string): number | undefined {
  const [left, right] = [simhash(a), simhash(b)];
  if (!left || !right) return undefined;
  const different = left.reduce((sum, bits, index) => sum + bitCount(bits ^ (right[index] ?? 0)), 0);
  return 1 - different / 64;
}

const RUN = 3;
const LEAST_WORDS = 20;
/** A long article; more words change the hash no further. */
const MAX_WORDS = 20_000;

/** 64 bits as two numbers. */
function simhash(text: string): [number, number] | undefined {
  const words =
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, MAX_WORDS) ?? [];
  if (words.length < LEAST_WORDS) return undefined;
  const votes = new Int32Array(64);
  for (let start = 0; start + RUN <= words.length; start++) {
    const run = words.slice(start, start + RUN).join(" ");
    for (const [half, bits] of [hash(run, 0x811c9dc5), hash(run, 0x9747b28c)].entries())
      for (let bit = 0; bit < 32; bit++) {
        const at = half * 32 + bit;
        votes[at] = (votes[at] ?? 0) + (((bits >>> bit) & 1) === 1 ? 1 : -1);
      }
  }
  const side = (half: number) =>
    Array.from({ length: 32 }, (_, bit) => bit).reduce((bits, bit) => ((votes[half * 32 + bit] ?? 0) > 0 ? bits | (1 << bit) : bits), 0);
  return [side(0), side(1)];
}

/** FNV-1a, then mixed so that every bit depends on every letter. */
function hash(text: string, seed: number): number {
  let value = seed;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return value ^ (value >>> 16);
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits >>> 0; rest !== 0; rest &= rest - 1) count++;
  return count;
}
