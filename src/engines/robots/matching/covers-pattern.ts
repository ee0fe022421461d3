import { matchesPattern, patternParts } from "./matches-pattern.ts";

/**
 * Does every path that `inner` matches also match `outer`? The star of the inner pattern is taken for a letter that no path has, so
 * only a star of the outer one can take it: whatever stands in its place, the outer pattern then matches in the same way.
 */
export function coversPattern(outer: string, inner: string): boolean {
  const wide = outer.endsWith("*$") ? outer.slice(0, -1) : outer;
  const isEnd = inner.endsWith("$") && !inner.endsWith("*$");
  if (wide.endsWith("$") && !isEnd) return false;
  return matchesPattern(inner.replace(/\$$/, ""), patternParts(wide));
}

/** False only when no path can match both: their beginnings, up to the first star, part ways. */
export function mayOverlap(a: string, b: string): boolean {
  const [headA = ""] = a.replace(/\$$/, "").split("*", 1);
  const [headB = ""] = b.replace(/\$$/, "").split("*", 1);
  return headA.startsWith(headB) || headB.startsWith(headA);
}
