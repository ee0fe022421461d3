export interface Generator {
  /** A whole number from 0 up to, but not, `below`. */
  number(below: number): number;
  pick<T>(list: readonly T[]): T;
  /** `length` characters out of an alphabet. */
  text(length: number, alphabet?: string): string;
  bytes(length: number): Buffer;
}

/** The same seed makes the same attacks, so what a run finds is found again. */
export function createGenerator(seed: number): Generator {
  let state = seed >>> 0;
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const number = (below: number) => Math.floor(next() * below);
  return {
    number,
    pick: (list) => {
      if (list.length === 0) throw new Error("there is nothing to pick from");
      return list[number(list.length)] as (typeof list)[number];
    },
    text: (length, alphabet = "abcdefghijklmnopqrstuvwxyz0123456789") =>
      Array.from({ length }, () => alphabet[number(alphabet.length)]).join(""),
    bytes: (length) => Buffer.from(Array.from({ length }, () => number(256))),
  };
}
