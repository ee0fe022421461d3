import type { PageFacts } from "#core/crawl/crawl-event.ts";
import type { CrawlPage, CrawlState } from "#core/crawl/crawl-state.ts";
import type { Lane, Mark } from "../crawl-fan.tsx";

const LANES = 4;
const OTHER = "Other pages";

/** The crawl so far as lines of the hero's map: a folder each, the largest three or four; home is where they begin. */
export function lanesOfCrawl({ home, pages, started }: CrawlState): Lane[] {
  const shown = [...pages.values()].filter(({ url }) => url !== home);
  // What waits is drawn as far as the crawl will go.
  const ahead = Math.max(0, (started?.maxPages ?? 0) - 1 - shown.filter(({ state }) => state !== "waiting").length);
  const waiting = new Set(shown.filter(({ state }) => state === "waiting").slice(0, ahead));
  const kept = shown.filter((page) => page.state !== "waiting" || waiting.has(page));

  const folders = Map.groupBy(kept, ({ url }) => folderOf(url));
  const named = [...folders].filter(([folder, { length }]) => folder !== OTHER && length > 1);
  const hasOther = named.length > LANES || named.reduce((sum, [, { length }]) => sum + length, 0) < kept.length;
  const largest = new Set(
    named
      .toSorted(([, a], [, b]) => b.length - a.length)
      .slice(0, hasOther ? LANES - 1 : LANES)
      .map(([folder]) => folder),
  );
  const lanes = Map.groupBy(kept, ({ url }) => (largest.has(folderOf(url)) ? folderOf(url) : OTHER));
  return [...lanes].map(([name, found]) => ({ name, stops: found.map(markOf).toSorted(byTurn) }));
}

/** "/guides/oil-a-table" stands in Guides. */
function folderOf(address: string): string {
  const [folder = "", page] = new URL(address).pathname.split("/").filter(Boolean);
  if (page === undefined) return OTHER;
  const name = decodeURI(folder).replaceAll(/[-_]+/g, " ").slice(0, 18);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function markOf({ state, facts }: CrawlPage): Mark {
  if (state !== "read" || !facts) return state === "reading" ? "reading" : "waiting";
  return markOfFacts(facts);
}

function markOfFacts({ status = 0, error, noindex, extra }: PageFacts): Mark {
  if (noindex) return "blocked";
  if (error || status >= 400 || extra === "fatal" || extra === "fault") return "fault";
  return extra === "advice" ? "improve" : "read";
}

/** The line is solid as far as it was read: what is read comes before what is being read, and that before what waits. */
const byTurn = (a: Mark, b: Mark) => turn(a) - turn(b);
const turn = (mark: Mark) => (mark === "waiting" ? 2 : mark === "reading" ? 1 : 0);
