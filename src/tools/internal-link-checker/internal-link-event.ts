import type { CrawlEvent } from "#core/crawl/crawl-event.ts";
import type { TargetFacts } from "#engines/crawler/link-check/target-facts.ts";
import type { Opportunity } from "./internal-link-checker.schema.ts";

/** What a run tells: the crawl, the statuses that were asked for, and what the texts of the pages offer. */
export type InternalLinkEvent =
  | CrawlEvent
  | ({ at: number } & (
      | ({ kind: "checked"; url: string } & TargetFacts)
      | { kind: "opportunities"; found: readonly Opportunity[] }
      | { kind: "links-done" }
    ));

const ownKinds = new Set<string>(["checked", "opportunities", "links-done"]);

export const isCrawlEvent = (event: InternalLinkEvent): event is CrawlEvent => !ownKinds.has(event.kind);

/** What one page adds to its event: elements that are links to a screen reader and have no name. */
export interface PageExtra {
  empty: readonly { line: number; snippet: string }[];
}
