import type { CrawlState } from "#engines/crawler/crawl-state.ts";

/** "1 min 12 s" */
export function durationWords(ms: number): string {
  const seconds = Math.round(ms / 1_000);
  if (seconds < 60) return `${seconds} s`;
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** "61 of 100 pages", and "23 pages" once there are no more. */
export function progressWords({ arrivals, started, finished }: CrawlState): string {
  const read = arrivals.length;
  if (finished || !started) return `${read} ${read === 1 ? "page" : "pages"}`;
  return `${read} of ${started.maxPages} pages`;
}

/** Time passed, time to go by the pace so far, and what robots.txt said. */
export function crawlWords(state: CrawlState): string {
  const { arrivals, pages, started, robots, finished, activeMs } = state;
  const known = Math.min(pages.size, started?.maxPages ?? pages.size);
  // The pace of fewer than five pages says nothing about the rest.
  const toGo = finished || arrivals.length < 5 ? 0 : (activeMs / arrivals.length) * (known - arrivals.length);
  return [
    `${durationWords(activeMs)}.`,
    ...(toGo > 0 ? [`About ${durationWords(Math.max(5_000, Math.round(toGo / 5_000) * 5_000))} to go.`] : []),
    ...(robots === undefined ? [] : [robots.outcome === "read" ? "robots.txt read and honored." : "No robots.txt, so all of it is open."]),
  ].join(" ");
}

/** Spoken every ten pages and at the end: often enough to know that it goes on, seldom enough to listen to something else. */
export function spokenWords(state: CrawlState): string {
  const read = Math.floor(state.arrivals.length / 10) * 10;
  if (state.finished) return `The crawl has ended with ${state.arrivals.length} pages.`;
  return read === 0 ? "The crawl has begun." : `${read} pages read.`;
}

/** "3 dead ends, 2 with noindex": the left-out pages, by reason. */
export function leftOutWords(leftOut: readonly { reason: keyof typeof reasonWords }[]): string {
  const counts = new Map<string, number>();
  for (const { reason } of leftOut) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts]
    .map(([reason, count]) => `${count} ${reasonWords[reason as keyof typeof reasonWords][count === 1 ? 0 : 1]}`)
    .join(", ");
}

const reasonWords = {
  dead: ["dead end", "dead ends"],
  "server-error": ["server error", "server errors"],
  "no-answer": ["without an answer", "without an answer"],
  redirect: ["that redirects", "that redirect"],
  noindex: ["with noindex", "with noindex"],
  canonical: ["that names another page as canonical", "that name another page as canonical"],
  robots: ["closed by robots.txt", "closed by robots.txt"],
  "not-html": ["that is not HTML", "that are not HTML"],
  file: ["file", "files"],
} as const;
