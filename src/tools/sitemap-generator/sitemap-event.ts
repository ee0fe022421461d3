import type { CrawlEvent } from "#engines/crawler/crawl-event.ts";

/** What a run tells: the crawl, and what the site's present sitemap says. */
export type SitemapEvent = CrawlEvent | PresentSitemapEvent;

export interface PresentSitemapEvent {
  kind: "present-sitemap";
  at: number;
  files: readonly { url: string; addresses: number; problem?: string }[];
  /** Of this host, normalised like the pages of the crawl; at most 2,000. */
  urls: readonly string[];
  /** All that it lists on this host. */
  addresses: number;
}

export const isCrawlEvent = (event: SitemapEvent): event is CrawlEvent => event.kind !== "present-sitemap";

export const presentSitemapOf = (events: readonly SitemapEvent[]) => events.find((event) => event.kind === "present-sitemap");
