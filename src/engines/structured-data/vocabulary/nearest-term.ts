import { editDistance } from "#core/text/edit-distance.ts";

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
