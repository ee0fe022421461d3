import type { SiteSitemap } from "#core/crawl/crawl-event.ts";
import type { CrawlState } from "#core/crawl/crawl-state.ts";
import { closedWords, verdictOf } from "#core/crawl/page-verdict.ts";
import type { SitemapGeneratorOutput, SitemapPage } from "./sitemap-generator.schema.ts";

type Present = NonNullable<SitemapGeneratorOutput["present"]>;

/** The sitemap that the site has against what the crawl saw. */
export function comparePresentSitemap(present: SiteSitemap, state: CrawlState, pages: readonly Pick<SitemapPage, "url">[]): Present {
  const listed = new Set(present.urls);
  const dead: Present["dead"] = [];
  const unfit: Present["unfit"] = [];
  let unread = present.addresses - listed.size;
  for (const url of listed) {
    const closed = state.closed.get(url);
    if (closed) {
      unfit.push({ url, words: closedWords(closed) });
      continue;
    }
    const page = state.pages.get(url);
    if (!page?.facts) {
      unread++;
      continue;
    }
    const verdict = verdictOf(page, state.pages);
    if (verdict.belongs) continue;
    const isDead = verdict.reason === "dead" || verdict.reason === "server-error" || verdict.reason === "no-answer";
    (isDead ? dead : unfit).push({ url, words: verdict.words });
  }
  return {
    files: present.files.map((file) => ({ ...file })),
    addresses: present.addresses,
    missing: pages.filter(({ url }) => !listed.has(url)).map(({ url }) => url),
    dead,
    unfit,
    unread: Math.max(0, unread),
  };
}
