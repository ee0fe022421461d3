/** The name that was most likely meant: the same but for case, or a few slips of the keyboard away. Null when nothing is near. */
export function nearestTerm(name: string, known: Iterable<string>): string | null {
  if (name.length > 60) return null;
  const lower = fold(name);
  // A short name has many neighbours: "Foo" is not a "Zoo".
  const limit = lower.length <= 3 ? 0 : lower.length <= 5 ? 1 : lower.length <= 8 ? 2 : 3;
  let best: string | null = null;
  let distance = limit + 1;
  for (const candidate of known) {
    const folded = fold(candidate);
    if (folded === lower) return candidate;
    if (Math.abs(folded.length - lower.length) >= distance) continue;
    const found = editDistance(lower, folded, distance);
    if (found < distance) {
      best = candidate;
      distance = found;
    }
  }
  return best;
}

/** Case, underscores and hyphens are slips too. */
function fold(name: string): string {
  return name.replace(/[\s_-]+/g, "").toLowerCase();
}

/** Insertions, deletions, replacements and swaps of neighbours (Damerau); gives up at `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let smallest = i;
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) value = Math.min(value, (before[j - 2] ?? 0) + 1);
      row.push(value);
      smallest = Math.min(smallest, value);
    }
    if (smallest >= limit) return limit;
    before = previous;
    previous = row;
  }
  return previous[b.length] ?? limit;
}
