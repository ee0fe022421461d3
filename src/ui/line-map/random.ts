import { present } from "#core/errors/present.ts";
import { hashText } from "#core/text/hash-text.ts";

/** Numbers that look random and are the same for the same seed, on every machine (mulberry32). */
export function createRandom(seed: string) {
  let state = hashText(seed) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (low: number, high: number) => low + next() * (high - low),
    whole: (low: number, high: number) => low + Math.floor(next() * (high - low + 1)),
    chance: (share: number) => next() < share,
    pick: <Item>(items: readonly Item[]): Item => present(items[Math.floor(next() * items.length)]),
  };
}

export type Random = ReturnType<typeof createRandom>;
