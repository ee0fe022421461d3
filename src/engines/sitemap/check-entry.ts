import type { ProblemList } from "./problem-list.ts";
import type { SitemapProblemCode } from "./sitemap-document.ts";
import { readW3cDate } from "./w3c-date.ts";

/** The rules for an address: those of sitemaps.org, its schema and RFC 3986. */
export function checkLoc(loc: string, line: number, { add }: ProblemList): void {
  if (loc.length > 2_048) add("loc-long", line, loc);
  if (loc.length < 12) add("loc-short", line, loc);
  const fault = addressFault(loc);
  if (fault) add(fault, line, loc);
  else if (loc.includes("#")) add("loc-fragment", line, loc);
  if (!fault && /%(?![\da-f]{2})|[[\]]|#.*#/i.test(loc.replace(/^https?:\/\/\[[\da-f:.]+\]/i, ""))) add("loc-not-uri", line, loc);
  // The host may be written in its own letters; the rest must be ASCII without white space, quotes and brackets.
  if (!fault && /[^\u0021-\u007e]|["<>\\^`{|}]/.test(loc.replace(/^https?:\/\/[^/?#]*/i, ""))) add("loc-unescaped", line, loc);
}

function addressFault(loc: string): SitemapProblemCode | undefined {
  if (!/^[a-z][a-z\d+.-]*:/i.test(loc)) return "loc-relative";
  if (!/^https?:\/\//i.test(loc)) return "loc-scheme";
  return URL.canParse(loc) ? undefined : "loc-malformed";
}

export function checkLastmod(text: string, line: number, now: number, { add }: ProblemList): void {
  const date = readW3cDate(text);
  if (!date) add("lastmod-invalid", line, text);
  else {
    if (!date.isXsd) add("lastmod-not-xsd", line, text);
    // A day of grace: clocks and time zones differ.
    if (date.time > now + 86_400_000) add("lastmod-future", line, text);
  }
}

export function checkChangefreq(text: string, line: number, { add }: ProblemList): void {
  if (!CHANGEFREQS.has(text)) add("changefreq-invalid", line, text);
}

const CHANGEFREQS = new Set(["always", "hourly", "daily", "weekly", "monthly", "yearly", "never"]);

export function checkPriority(text: string, line: number, { add }: ProblemList): void {
  // xsd:decimal: no exponent, a digit on one side of the point at least.
  const isDecimal = /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(text);
  if (!isDecimal || Number(text) < 0 || Number(text) > 1) add("priority-invalid", line, text);
}
