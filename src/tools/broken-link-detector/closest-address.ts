import { present } from "#core/errors/present.ts";
import { decoded } from "#core/url/decoded.ts";

const MIN_LIKENESS = 0.5;

/**
 * Finds, among addresses that answer, the one that a dead address most likely meant: the same path in other letters or without its
 * ending, else the one whose path has most pairs of letters in common (Dice), when that is half of them or more.
 */
export function createClosestAddress(existing: readonly string[]): (dead: string) => string | undefined {
  const known = existing.map((address) => {
    const plain = plainPath(address);
    return { address, plain, total: Math.max(0, plain.length - 1) };
  });
  const byPlain = new Map(known.map(({ plain, address }) => [plain, address]));
  const holders = holdersOf(known.map(({ plain }) => plain));
  return (dead) => {
    const plain = plainPath(dead);
    const same = byPlain.get(plain);
    if (same !== undefined && same !== dead) return same;
    if (plain === "") return undefined;
    const common = new Uint32Array(known.length);
    for (const [pair, count] of pairsOf(plain)) {
      for (const [index, times] of holders.get(pair) ?? []) common[index] = (common[index] ?? 0) + Math.min(count, times);
    }
    let best: string | undefined;
    let most = 0;
    for (let index = 0; index < known.length; index++) {
      const { address, total } = present(known[index]);
      const likeness = (2 * (common[index] ?? 0)) / (plain.length - 1 + total);
      if (likeness < MIN_LIKENESS || likeness <= most || address === dead) continue;
      best = address;
      most = likeness;
    }
    return best;
  };
}

/** For each pair of letters the texts that have it, and how often: most texts share no pair with a given one, and are never looked at. */
function holdersOf(texts: readonly string[]): ReadonlyMap<string, readonly (readonly [index: number, times: number])[]> {
  const holders = new Map<string, [number, number][]>();
  for (const [index, text] of texts.entries()) {
    for (const [pair, times] of pairsOf(text)) {
      const list = holders.get(pair);
      if (list) list.push([index, times]);
      else holders.set(pair, [[index, times]]);
    }
  }
  return holders;
}

/** `/Blog/My_Post.html` → `blog my post`: what people mistype left out. */
function plainPath(address: string): string {
  return decoded(new URL(address).pathname)
    .toLowerCase()
    .replace(/\.(?:html?|php|aspx?|jsp)$/, "")
    .replace(/\/index$/, "/")
    .replace(/[\s/_.-]+/g, " ")
    .trim();
}

function pairsOf(text: string): Map<string, number> {
  const pairs = new Map<string, number>();
  for (let at = 0; at < text.length - 1; at++) {
    const pair = text.slice(at, at + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}
