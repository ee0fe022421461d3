import type { CrawlEvent } from "#core/crawl/crawl-event.ts";
import type { TargetFacts } from "#engines/crawler/link-check/target-facts.ts";

/** What a run tells: the crawl, and what came of each address. */
export type BrokenLinkEvent = CrawlEvent | CheckEvent;

type CheckEvent = { at: number } & (
  | ({ kind: "checked"; url: string } & TargetFacts)
  /** Fragments that links point to and the page does not have. */
  | { kind: "fragments"; url: string; missing: readonly string[] }
  /** Nothing more is asked for. */
  | { kind: "checks-ended"; reason: "complete" | "limit" | "time"; ownOnly?: boolean }
);

const checkKinds = new Set<string>(["checked", "fragments", "checks-ended"]);

export const isCrawlEvent = (event: BrokenLinkEvent): event is CrawlEvent => !checkKinds.has(event.kind);
