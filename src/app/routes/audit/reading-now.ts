import type { CrawlState } from "#core/crawl/crawl-state.ts";

/** The page that is being read; of two at a time the newer one. */
export function readingNow({ pages, finished }: CrawlState): string {
  if (finished) return "Checking links to other sites, and measuring speed where we can";
  const page = [...pages.values()].findLast(({ state }) => state === "reading");
  const url = page && URL.parse(page.url);
  return url ? `Reading ${url.pathname}${url.search}` : "";
}
