import { patternParts } from "./matching/matches-pattern.ts";
import { fromOctets, toOctets } from "./matching/octets.ts";
import { readRobotsLine } from "./read-robots-line.ts";
import type { RobotsFile, RobotsGroup, RobotsLine, RobotsRule } from "./robots-file.ts";

/** What Google reads of a file, and the least that RFC 9309 section 2.5 asks for. */
const MAX_BYTES = 500 * 1_024;

/** Google's line buffer is 8 times a long URL (2,083) and keeps its last byte for the terminator. */
const MAX_LINE_BYTES = 2_083 * 8 - 1;

/**
 * Reads a robots.txt as Google's open-source parser does (https://github.com/google/robotstxt) on top of RFC 9309: byte order
 * marks even when cut, all three line ends, a missing colon, known misspellings. It never fails: every line counts for itself.
 */
export function parseRobots(text: string | Uint8Array): RobotsFile {
  const octets = toOctets(text);
  const groups: MutableGroup[] = [];
  const sitemaps: { line: number; value: string }[] = [];
  const lines: RobotsLine[] = [];
  let open: MutableGroup | undefined;
  let openHasRules = false;
  const crawlDelays: { line: number; agents: readonly string[]; seconds: number }[] = [];
  /** User-agents since the last rule or crawl-delay. */
  let run: string[] = [];
  let runIsOver = false;

  for (const [index, raw] of splitLines(withoutByteOrderMark(octets.slice(0, MAX_BYTES))).entries()) {
    const line = index + 1;
    const tooLong = raw.length > MAX_LINE_BYTES;
    const read = readRobotsLine(raw.slice(0, MAX_LINE_BYTES));
    const { kind, value } = read;
    const outsideGroup = open === undefined && (kind === "allow" || kind === "disallow" || kind === "crawl-delay");
    if (kind === "user-agent") {
      if (open === undefined || openHasRules) {
        open = { agents: [], names: [], rules: [] };
        openHasRules = false;
        groups.push(open);
      }
      const token = productToken(value);
      open.agents.push(token);
      open.names.push(fromOctets(value).toLowerCase());
      if (runIsOver) run = [];
      run.push(token);
      runIsOver = false;
    } else if (kind === "sitemap") sitemaps.push({ line, value: fromOctets(value) });
    else if (open && (kind === "allow" || kind === "disallow")) {
      const pattern = escapePattern(value);
      open.rules.push({ line, allow: kind === "allow", path: fromOctets(value), pattern, parts: patternParts(pattern) });
      // Only a rule closes a run of user-agent lines: a sitemap or an unknown line between them does not (RFC 9309, 2.2.4).
      openHasRules = true;
      runIsOver = true;
    } else if (kind === "crawl-delay") {
      if (/^\d+(?:\.\d+)?$/.test(value)) crawlDelays.push({ line, agents: run, seconds: Number(value) });
      runIsOver = true;
    }
    lines.push({ ...read, line, tooLong, outsideGroup, text: fromOctets(raw), key: fromOctets(read.key), value: fromOctets(value) });
  }
  return { groups, sitemaps, crawlDelays, lines, truncated: octets.length > MAX_BYTES };
}

interface MutableGroup extends RobotsGroup {
  agents: string[];
  names: string[];
  rules: RobotsRule[];
}

/** The first bytes of a mark are dropped even when the rest is missing. */
function withoutByteOrderMark(octets: string): string {
  let at = 0;
  while (at < 3 && octets[at] === "\u00ef\u00bb\u00bf"[at]) at++;
  return octets.slice(at);
}

/** CR, LF and CRLF end a line, mixed as they come. */
function splitLines(octets: string): string[] {
  return octets.split(/\r\n|\r|\n/);
}

/** "*" alone or before a space means everyone; any other name ends at the first character that a product token cannot hold. */
function productToken(value: string): string {
  if (/^\*(?:[ \t\v\f]|$)/.test(value)) return "*";
  return (/^[a-zA-Z_-]*/.exec(value)?.[0] ?? "").toLowerCase();
}

/** `/é` → `/%C3%A9`, `%aa` → `%AA`. An escape of a plain letter stays one: the address is compared as it is written. */
function escapePattern(octets: string): string {
  return octets.replace(/%[0-9a-fA-F]{2}|[\u0080-\u00ff]/g, (found) =>
    found.length === 3 ? found.toUpperCase() : `%${found.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
