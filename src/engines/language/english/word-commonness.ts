import steps from "./word-commonness.json" with { type: "json" };

/** Where the table ends: as rare as a word that it does not hold. */
const RAREST = 6.6;

let rarities: Map<string, number> | undefined;

/**
 * How rare a word is in English, by its stem: the power of ten that its share of all words stands below one. "the" has about 1.3,
 * "search" 4, a word that the table does not hold 6.6. Made by scripts/write-word-commonness.ts.
 */
export function rarityOf(stem: string): number {
  rarities ??= new Map(steps.flatMap((stems, step) => stems.split(" ").map((word): [string, number] => [word, 1 + step / 5])));
  return rarities.get(stem) ?? RAREST;
}
