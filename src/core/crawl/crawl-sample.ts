import type { CrawlEvent, PageFacts } from "./crawl-event.ts";

/** A crawl that never happened, page by page: what the empty tool shows in grey, and what drawings are tried on. */
export function sampleCrawl(
  steps: readonly [path: string, facts?: Partial<PageFacts>][],
  waiting: readonly string[] = [],
  reading: readonly string[] = [],
): CrawlEvent[] {
  const at = (path: string) => `https://site.example${path}`;
  const answer = { status: 200, ms: 120, bytes: 9_000 };
  return [
    { at: 0, kind: "started", asked: "site.example", maxPages: 100, maxDepth: 10, ignoreQuery: true },
    { at: 0, kind: "home", url: at("/") },
    { at: 300, kind: "page", url: at("/"), ...answer },
    { at: 300, kind: "found", from: at("/"), urls: [...steps.map(([path]) => at(path)), ...reading.map(at), ...waiting.map(at)] },
    ...steps.map(([path, facts], index): CrawlEvent => ({ at: 600 + index * 250, kind: "page", url: at(path), ...answer, ...facts })),
    ...reading.map((path): CrawlEvent => ({ at: 600 + steps.length * 250, kind: "reading", url: at(path) })),
  ];
}
