const MIN_LIKENESS = 0.5;

/**
 * Finds, among addresses that answer, the one that a dead address most likely meant: the same path in other letters or without its
 * ending, else the one whose path has most pairs of letters in common (Dice), when that is half of them or more.
 */
export function createClosestAddress(existing: readonly string[]): (dead: string) => string | undefined {
  const known = existing.map((address) => {
    const plain = plainPath(address);
    const pairs = pairsOf(plain);
    return { address, plain, pairs, total: sum(pairs) };
  });
  const byPlain = new Map(known.map(({ plain, address }) => [plain, address]));
  return (dead) => {
    const plain = plainPath(dead);
    const same = byPlain.get(plain);
    if (same !== undefined && same !== dead) return same;
    if (plain === "") return undefined;
    const pairs = pairsOf(plain);
    const total = sum(pairs);
    let best: { address: string; likeness: number } | undefined;
    for (const { address, pairs: others, total: most } of known) {
      // Too different in length to share half of their pairs.
      if ((2 * Math.min(total, most)) / (total + most) < MIN_LIKENESS) continue;
      const likeness = (2 * commonOf(pairs, others)) / (total + most);
      if (likeness >= MIN_LIKENESS && likeness > (best?.likeness ?? 0) && address !== dead) best = { address, likeness };
    }
    return best?.address;
  };
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

function commonOf(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let common = 0;
  for (const [pair, count] of a) common += Math.min(count, b.get(pair) ?? 0);
  return common;
}

function sum(counts: ReadonlyMap<string, number>): number {
  let total = 0;
  for (const count of counts.values()) total += count;
  return total;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
