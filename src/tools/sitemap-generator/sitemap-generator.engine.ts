import type { CrawlTrap, StopReason } from "#engines/crawler/crawl-event.ts";
import { type CrawlState, crawlState } from "#engines/crawler/crawl-state.ts";
import { comparePresentSitemap } from "./compare-present-sitemap.ts";
import { verdictOf } from "./page-verdict.ts";
import { isCrawlEvent, presentSitemapOf, type SitemapEvent } from "./sitemap-event.ts";
import type { LeftOut, SitemapGeneratorOutput, SitemapPage } from "./sitemap-generator.schema.ts";

/** The sitemap and the reasons, from what a crawl told: finished, or stopped on the way. Undefined before the home page was read. */
export function sitemapFrom(events: readonly SitemapEvent[]): SitemapGeneratorOutput | undefined {
  const state = crawlState(events.filter(isCrawlEvent));
  const { home } = state;
  if (home === undefined || state.arrivals.length === 0) return undefined;
  const { pages, leftOut } = sortPages(state);
  const present = presentSitemapOf(events);
  const ended = state.finished?.reason ?? "stopped";
  const waiting = state.pages.size - state.arrivals.length + state.more;
  return {
    home,
    ended,
    endedWords: endedWords(ended, state),
    pagesRead: state.arrivals.length,
    waiting,
    seconds: Math.round(state.activeMs / 1_000),
    pages,
    leftOut,
    traps: state.traps.map((trap) => ({ words: trapWords(trap), example: trap.example })),
    notes: notesOf(state),
    ...(present ? { present: comparePresentSitemap(present, state, pages) } : {}),
    robotsLine: `Sitemap: ${new URL("/sitemap.xml", home).href}`,
  };
}

/** Pages in the order of their addresses; the left-out ones in the order of their reasons, so that equal ones stand together. */
function sortPages(state: CrawlState): { pages: SitemapPage[]; leftOut: LeftOut[] } {
  const pages: SitemapPage[] = [];
  const leftOut: LeftOut[] = [];
  for (const url of state.arrivals) {
    const page = state.pages.get(url);
    if (!page?.facts) continue;
    const { title, lastmod, status } = page.facts;
    const verdict = verdictOf(page);
    if (verdict.belongs)
      pages.push({
        url,
        ...(title === undefined ? {} : { title }),
        ...(lastmod ? { lastmod: lastmod.date, lastmodSource: lastmod.source } : {}),
        depth: page.depth,
        linkedFrom: page.from,
      });
    else
      leftOut.push({
        url,
        reason: verdict.reason,
        words: verdict.words,
        ...(status === undefined ? {} : { status }),
        linkedFrom: page.from,
      });
  }
  for (const [url, { line, rule, from }] of state.closed)
    leftOut.push({ url, reason: "robots", words: `Line ${line} of robots.txt closes it: ${rule}`, linkedFrom: from });
  for (const [url, from] of state.files) leftOut.push({ url, reason: "file", words: "A file, not a page. Not fetched.", linkedFrom: from });
  pages.sort((a, b) => (a.url < b.url ? -1 : 1));
  leftOut.sort((a, b) => order.indexOf(a.reason) - order.indexOf(b.reason) || (a.url < b.url ? -1 : 1));
  return { pages, leftOut };
}

/** What somebody should mend first stands first. */
const order: readonly LeftOut["reason"][] = [
  "dead",
  "server-error",
  "no-answer",
  "redirect",
  "noindex",
  "canonical",
  "robots",
  "not-html",
  "file",
];

function endedWords(ended: StopReason | "stopped", state: CrawlState): string {
  const { maxPages = 0 } = state.started ?? {};
  const left = state.pages.size - state.arrivals.length + state.more;
  switch (ended) {
    case "complete":
      return "Every page that we could reach was read.";
    case "limit":
      return `The limit of ${count(maxPages, "page")} was reached with ${count(left, "address", "addresses")} still waiting.`;
    case "time":
      return `Ten minutes were over with ${count(left, "address", "addresses")} still waiting.`;
    case "errors":
      return "Ten answers in a row were errors, so we left the server in peace.";
    case "refused":
      return "The server asked for a pause of more than two minutes, so we stopped.";
    case "robots":
      return "After a restart on our side robots.txt could not be read again, so we stopped.";
    case "stopped":
      return `Stopped with ${count(left, "address", "addresses")} still waiting.`;
  }
}

function trapWords({ trap, where }: CrawlTrap): string {
  if (trap === "repeating-segment")
    return `Addresses repeat the segment “${where}” three times or more. A relative link probably lacks its slash.`;
  if (trap === "calendar") return `A calendar leads as far as ${where}. Its links go on without end.`;
  return `${where} has more than 300 variants by query string. A filter or a session is in the address.`;
}

function notesOf({ notes, robots }: CrawlState): string[] {
  const delay = notes.get("slowed");
  const asked = notes.get("crawl-delay");
  const depth = notes.get("too-deep");
  return [
    ...(robots?.outcome === "missing" ? [`There is no robots.txt (${robots.status}), which allows everything.`] : []),
    ...(notes.has("http-fallback") ? ["The site does not answer over https, so we read it over http."] : []),
    ...(delay === undefined
      ? []
      : [`The server asked us to slow down. From then on we waited ${(delay / 1_000).toLocaleString("en-US")} s between pages.`]),
    ...(asked === undefined ? [] : [`robots.txt asks for ${asked} s between pages. We waited 10, the most that we keep.`]),
    ...(depth === undefined ? [] : [`Pages more than ${depth} clicks from the home page were not followed.`]),
  ];
}

const count = (n: number, one: string, many = `${one}s`) => `${n.toLocaleString("en-US")} ${n === 1 ? one : many}`;
