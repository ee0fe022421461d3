/** Does one of the patterns match the whole text? `*` stands for any characters, also for none. */
export function matchesSome(patterns: readonly string[], text: string): boolean {
  return patterns.some((pattern) => matches(pattern, text));
}

/**
 * Patterns of paths as robots.txt writes them: from the start, `*` for any characters, `$` for the end. `/blog/` is everything below it,
 * so the glob `/blog/**` means the same. A pattern without a slash or a star in front is found anywhere.
 */
export function matchesPath(patterns: readonly string[], pathWithQuery: string): boolean {
  return patterns.some((pattern) => {
    const anchored = /^[/*]/.test(pattern) ? pattern : `*${pattern}`;
    return anchored.endsWith("$") ? matches(anchored.slice(0, -1), pathWithQuery) : matches(`${anchored}*`, pathWithQuery);
  });
}

/** Greedy with one step back, as a shell does it: no pattern costs more than the product of the lengths. */
function matches(pattern: string, text: string): boolean {
  let at = 0;
  let of = 0;
  let star = -1;
  let resume = 0;
  while (at < text.length) {
    if (pattern[of] === "*") {
      star = of++;
      resume = at;
    } else if (of < pattern.length && pattern[of] === text[at]) {
      at++;
      of++;
    } else if (star !== -1) {
      of = star + 1;
      at = ++resume;
    } else return false;
  }
  while (pattern[of] === "*") of++;
  return of === pattern.length;
}
