import { directivesFor, type RobotsDirective, readRobotsContent, readRobotsTag } from "#core/http/robots-tag.ts";

/** What a page asks of crawlers, in its meta tags or its headers. */
export interface RobotsDirectives {
  noindex: boolean;
  nofollow: boolean;
}

/** Directives of `<meta name="robots" content="…">`. */
export function readDirectives(content: string): RobotsDirectives {
  return closed(readRobotsContent(content));
}

/** `X-Robots-Tag`, for everyone and for Googlebot; what is said to another crawler (`bingbot: noindex`) keeps nothing out of a sitemap. */
export function readRobotsHeaders(values: readonly string[]): RobotsDirectives {
  return closed(directivesFor("googlebot", values.flatMap(readRobotsTag)));
}

function closed(directives: readonly Pick<RobotsDirective, "name">[]): RobotsDirectives {
  const words = new Set(directives.map(({ name }) => name));
  return { noindex: words.has("noindex") || words.has("none"), nofollow: words.has("nofollow") || words.has("none") };
}
