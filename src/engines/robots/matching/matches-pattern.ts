/** A pattern taken apart once: the stretches between its stars. */
export interface PatternParts {
  head: string;
  stretches: readonly string[];
  /** What the path must end with; undefined when the pattern is no more than a beginning, or has no star. */
  last: string | undefined;
  anchored: boolean;
}

export function patternParts(pattern: string): PatternParts {
  const anchored = pattern.endsWith("$");
  const [head = "", ...stretches] = (anchored ? pattern.slice(0, -1) : pattern).split("*");
  const last = anchored ? stretches.pop() : undefined;
  return { head, stretches, last, anchored };
}

/**
 * Does a rule's pattern match the beginning of the path? `*` stands for any run of characters, `$` for the end when it is last.
 * The stretches between the stars are found one after the other, each at its first place: where a match exists, this finds one,
 * without ever going back. So a hostile pattern costs no more than a long one.
 */
export function matchesPattern(path: string, { head, stretches, last, anchored }: PatternParts): boolean {
  if (!path.startsWith(head)) return false;
  let at = head.length;
  for (const stretch of stretches) {
    const found = path.indexOf(stretch, at);
    if (found === -1) return false;
    at = found + stretch.length;
  }
  if (!anchored) return true;
  // Without a star the head must be the whole path; with one, the last stretch must be its end.
  return last === undefined ? at === path.length : path.length - last.length >= at && path.endsWith(last);
}
