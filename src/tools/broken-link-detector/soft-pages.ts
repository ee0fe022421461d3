import type { CrawlState } from "#core/crawl/crawl-state.ts";
import { type Probe, softSignOf } from "#engines/crawler/link-check/soft-not-found.ts";
import type { TargetFacts } from "#engines/crawler/link-check/target-facts.ts";
import type { KeptReading } from "./kept-reading.ts";

/**
 * Pages of the site that answer 200 with what a made-up address gets: the crawl took them for pages, so they are reported as checked. The home
 * page is one by definition. Those that an earlier attempt read are not compared again.
 */
export async function softPages(
  { home, pages }: CrawlState,
  readings: ReadonlyMap<string, KeptReading>,
  probeOf: (origin: string) => Promise<Probe | undefined>,
): Promise<({ url: string } & TargetFacts)[]> {
  const found: ({ url: string } & TargetFacts)[] = [];
  for (const [url, reading] of readings) {
    if (url === home || pages.get(url)?.facts?.status !== 200) continue;
    const probe = await probeOf(new URL(url).origin);
    // Most sites answer 404, and there is nothing to compare with.
    if (probe?.status !== 200) continue;
    const soft = await softSignOf({ url, reading }, async () => probe);
    // A site that sends one empty frame for everything is judged by its first page alone.
    if (soft === "sibling") found.push({ url, status: 200, soft });
  }
  return found;
}
