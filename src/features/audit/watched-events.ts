import type { CrawlEvent } from "#core/crawl/crawl-event.ts";
import { type Grade, grades } from "#core/rules/severities.ts";
import type { JudgedPage } from "./audit-report.ts";

/** What a map of the crawl needs of an event: neither links nor what the rules said, only how grave the worst of it is. */
export function watchedEvents(event: CrawlEvent): CrawlEvent[] {
  if (event.kind === "links" || event.kind === "sitemap") return [];
  if (event.kind !== "page") return [event];
  const { extra, content, ...rest } = event;
  const worst = worstOf(extra as JudgedPage | undefined);
  return [worst ? { ...rest, extra: worst } : rest];
}

function worstOf(judged: JudgedPage | undefined): Grade | undefined {
  return grades.find((grade) => judged?.faults.some((fault) => fault.grade === grade));
}
