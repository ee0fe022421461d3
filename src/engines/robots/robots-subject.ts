import { type LineNote, lineNotes } from "./line-notes.ts";
import { toOctets } from "./matching/octets.ts";
import { parseRobots } from "./parse-robots.ts";
import type { RobotsFile } from "./robots-file.ts";

/** How a server answered for /robots.txt. */
export interface RobotsAnswer {
  /** The address that answered, after redirects. */
  url: string;
  status: number;
  /** The media type, without parameters; null when the server names none. */
  type: string | null;
  redirects: number;
  /** True when the last answer came from another host than the one asked. */
  leftHost: boolean;
}

/** What the rules judge: a file, what was noted line by line, and how it was served. */
export interface RobotsSubject {
  robots: RobotsFile;
  notes: readonly LineNote[];
  sizeBytes: number;
  /** Null for a file that was pasted or is being written. */
  answer: RobotsAnswer | null;
  /** What the file's sitemaps answered, where they were asked. */
  sitemapStatuses: ReadonlyMap<string, number | "no answer">;
}

interface RobotsContext {
  answer?: RobotsAnswer | null;
  sitemapStatuses?: ReadonlyMap<string, number | "no answer">;
}

export function robotsSubject(
  body: string | Uint8Array,
  { answer = null, sitemapStatuses = new Map() }: RobotsContext = {},
): RobotsSubject {
  const robots = parseRobots(body);
  const sizeBytes = typeof body === "string" ? toOctets(body).length : body.length;
  return { robots, notes: lineNotes(robots), sizeBytes, answer, sitemapStatuses };
}

/** Google follows five redirects and then takes the file as missing; RFC 9309 section 2.3.1.2 asks for no more. */
export const MAX_ROBOTS_REDIRECTS = 5;

/**
 * What the answer for /robots.txt means for the whole site: RFC 9309 section 2.3.1, with Google's reading of 429 as a server error.
 * https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt#http-status-codes
 */
export function meaningOfAnswer({ status, redirects }: Pick<RobotsAnswer, "status" | "redirects">): "file" | "open" | "closed" {
  if (redirects > MAX_ROBOTS_REDIRECTS) return "open";
  if (status === 429 || status >= 500) return "closed";
  return status >= 200 && status < 300 ? "file" : "open";
}

/** Markup where rules should stand: most often an error page or an app's shell served for every address. */
export function looksLikeHtml(robots: RobotsFile): boolean {
  const first = robots.lines.find(({ kind }) => kind !== "blank" && kind !== "comment");
  return first !== undefined && /^\s*<(?:!doctype|html|head|body|script|\?xml|div|meta)/i.test(first.text);
}
