/** What a page asks of crawlers, in its meta tags or its headers. */
export interface RobotsDirectives {
  noindex: boolean;
  nofollow: boolean;
}

/** Directives of `<meta name="robots" content="…">`. */
export function readDirectives(content: string): RobotsDirectives {
  const words = new Set(content.toLowerCase().split(/[\s,]+/));
  return { noindex: words.has("noindex") || words.has("none"), nofollow: words.has("nofollow") || words.has("none") };
}

/** `unavailable_after` and the `max-` directives carry a colon of their own, which names no crawler. */
const NAMED = /^\s*(?!unavailable_after|max-)([\w-]+)\s*:(.*)$/is;

/** `X-Robots-Tag`, for everyone and for Googlebot; a header for another crawler (`bingbot: noindex`) keeps nothing out of a sitemap. */
export function readRobotsHeaders(values: readonly string[]): RobotsDirectives {
  const found = { noindex: false, nofollow: false };
  for (const value of values) {
    const [, name, rest] = NAMED.exec(value) ?? [];
    if (name !== undefined && name.toLowerCase() !== "googlebot") continue;
    const { noindex, nofollow } = readDirectives(rest ?? value);
    found.noindex ||= noindex;
    found.nofollow ||= nofollow;
  }
  return found;
}
