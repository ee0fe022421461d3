/**
 * A meta refresh or a Refresh header by the HTML standard: https://html.spec.whatwg.org/multipage/semantics.html#shared-declarative-refresh-steps
 * An empty target reloads the page itself. Undefined when browsers ignore it.
 */
export function readRefresh(content: string): { seconds: number; target: string } | undefined {
  const [found, seconds, rest = ""] = REFRESH.exec(content) ?? [];
  if (found === undefined) return undefined;
  const given = rest.replace(/^url[\t\n\f\r ]*=[\t\n\f\r ]*/i, "");
  const [, , quoted] = /^(["'])(.*?)(?:\1|$)/s.exec(given) ?? [];
  return { seconds: Number(seconds), target: (quoted ?? given).trim() };
}

/**
 * Whole seconds, a fraction that does not count, then an end, white space, a semicolon or a comma. The lookaheads leave digits one way to
 * be read: a long row of them would be tried in all.
 */
const REFRESH = /^[\t\n\f\r ]*(\d+(?!\d)|(?=\.))[\d.]*(?![\d.])(?:$|(?=[;,\t\n\f\r ])[\t\n\f\r ]*[;,]?[\t\n\f\r ]*(.*)$)/s;
