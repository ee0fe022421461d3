import type { CrawlEvent } from "#core/crawl/crawl-event.ts";
import { type CrawlState, crawlState } from "#core/crawl/crawl-state.ts";
import { crawlNotes, endedWords, trapWords } from "#core/crawl/crawl-words.ts";
import { closedWords, verdictOf } from "#core/crawl/page-verdict.ts";
import { comparePresentSitemap } from "./compare-present-sitemap.ts";
import { strictAddress } from "./sitemap-files.ts";
import type { LeftOut, SitemapGeneratorOutput, SitemapPage } from "./sitemap-generator.schema.ts";

/** The sitemap and the reasons, from what a crawl reported: finished, or stopped on the way. Undefined before the home page was read. */
export function sitemapFrom(events: readonly CrawlEvent[]): SitemapGeneratorOutput | undefined {
  const state = crawlState(events);
  const { home } = state;
  if (home === undefined || state.arrivals.length === 0) return undefined;
  const { pages, leftOut } = sortPages(state);
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
    notes: crawlNotes(state),
    ...(state.sitemap ? { present: comparePresentSitemap(state.sitemap, state, pages) } : {}),
    robotsLine: pages.length > 0 ? `Sitemap: ${new URL("/sitemap.xml", home).href}` : null,
  };
}

/** Pages in the order of their addresses; the left-out ones in the order of their reasons, so that equal ones stand together. */
function sortPages(state: CrawlState): { pages: SitemapPage[]; leftOut: LeftOut[] } {
  const pages: SitemapPage[] = [];
  const leftOut: LeftOut[] = [];
  for (const url of state.arrivals) {
    const page = state.pages.get(url);
    if (!page?.facts) continue;
    const { title, lastmod, status, content } = page.facts;
    const alternates = (content?.alternates ?? [])
      .filter(([lang, to]) => LANGUAGE.test(lang) && !isTooLong(to))
      .map(([lang, to]) => ({ lang, url: to }));
    const verdict = verdictOf(page, state.pages);
    if (verdict.belongs && isTooLong(url))
      leftOut.push({ url, reason: "long", words: "Longer than the 2,048 characters that a sitemap may list.", linkedFrom: page.from });
    else if (verdict.belongs)
      pages.push({
        url,
        ...(title === undefined ? {} : { title }),
        ...(lastmod ? { lastmod: lastmod.date, lastmodSource: lastmod.source } : {}),
        ...(alternates.length > 0 ? { alternates } : {}),
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
  for (const [url, closed] of state.closed) leftOut.push({ url, reason: "robots", words: closedWords(closed), linkedFrom: closed.from });
  for (const [url, from] of state.files) leftOut.push({ url, reason: "file", words: "A file, not a page. Not fetched.", linkedFrom: from });
  pages.sort((a, b) => (a.url < b.url ? -1 : 1));
  leftOut.sort((a, b) => order.indexOf(a.reason) - order.indexOf(b.reason) || (a.url < b.url ? -1 : 1));
  return { pages, leftOut };
}

/** sitemaps.org: an address has fewer than 2,048 characters, as it is written. */
const isTooLong = (url: string) => strictAddress(url).length >= 2_048;

/** A language with what may follow it, or x-default. */
const LANGUAGE = /^[a-z]{1,8}(?:-[a-z\d]{1,8}){0,3}$/i;

/** What somebody should mend first stands first. */
const order: readonly LeftOut["reason"][] = [
  "dead",
  "server-error",
  "no-answer",
  "redirect",
  "noindex",
  "canonical",
  "long",
  "robots",
  "not-html",
  "file",
];
