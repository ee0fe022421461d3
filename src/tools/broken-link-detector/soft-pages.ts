import type { CrawlState } from "#core/crawl/crawl-state.ts";
import { saysNotFound } from "#engines/crawler/link-check/not-found-words.ts";
import { type Probe, softSignOf } from "#engines/crawler/link-check/soft-not-found.ts";
import type { TargetFacts } from "#engines/crawler/link-check/target-facts.ts";
import type { KeptReading } from "./kept-reading.ts";

/**
 * Pages of the site that answer 200 and are none: the crawl took them for pages, so they are told as checked. The home page is one by
 * definition. Of pages that an earlier attempt read, only the words are left to go by.
 */
export async function softPages(
  { home, pages }: CrawlState,
  readings: ReadonlyMap<string, KeptReading>,
  probeOf: (origin: string) => Promise<Probe | undefined>,
): Promise<({ url: string } & TargetFacts)[]> {
  const found: ({ url: string } & TargetFacts)[] = [];
  for (const { url, facts } of pages.values()) {
    if (url === home || facts?.status !== 200 || facts.type !== undefined) continue;
    const reading = readings.get(url);
    const isSaid = saysNotFound(facts.title) || saysNotFound(facts.content?.h1);
    const soft = reading ? await softSignOf({ url, reading }, () => probeOf(new URL(url).origin)) : isSaid ? "words" : undefined;
    // A site that sends one empty frame for everything is told by its first page alone.
    if (soft && soft !== "shell") found.push({ url, status: 200, soft });
  }
  return found;
}
