import { type CrawlState, crawlState } from "#core/crawl/crawl-state.ts";
import { countWords, crawlNotes, endedWords, scriptBuiltPages, trapWords } from "#core/crawl/crawl-words.ts";
import type { TargetFacts } from "#engines/crawler/link-check/target-facts.ts";
import type { InternalLinkOutput } from "./internal-link-checker.schema.ts";
import { type InternalLinkEvent, isCrawlEvent } from "./internal-link-event.ts";
import { pageLinksFrom } from "./page-links.ts";
import { siteLinksFrom } from "./site-links.ts";

/** The result from what a run reported: finished, or on the way. Undefined before the first page was read. */
export function internalLinksFrom(events: readonly InternalLinkEvent[]): InternalLinkOutput | undefined {
  const state = crawlState(events.filter(isCrawlEvent));
  const { home } = state;
  if (home === undefined || state.arrivals.length === 0) return undefined;
  const checked = new Map<string, TargetFacts>();
  for (const event of events) {
    if (event.kind !== "checked") continue;
    const { kind, at, url, ...facts } = event;
    checked.set(url, facts);
  }
  const opportunities = events.flatMap((event) => (event.kind === "opportunities" ? event.found : []));
  const hasEnded = events.some(({ kind }) => kind === "links-done");
  const mode = modeOf(state);
  const site = mode === "site" ? siteLinksFrom(state, opportunities) : undefined;
  return {
    mode,
    home,
    ended: !hasEnded ? "stopped" : mode === "site" ? (state.finished?.reason ?? "stopped") : "complete",
    endedWords: wordsOf(mode, hasEnded, state),
    seconds: Math.round(((events.at(-1)?.at ?? 0) - (events[0]?.at ?? 0)) / 1_000),
    scriptBuilt: scriptBuiltPages(state),
    ...(mode === "site" ? {} : { page: pageLinksFrom(state, checked) }),
    ...(site ? { site } : {}),
    traps: state.traps.map((trap) => ({ words: trapWords(trap), example: trap.example })),
    notes: [
      ...(mode === "site" ? crawlNotes(state) : []),
      ...(mode === "site" && state.links.more > 0
        ? [`${countWords(state.links.more, "link")} beyond what we keep ${state.links.more === 1 ? "is" : "are"} not in these figures.`]
        : []),
    ],
  };
}

function modeOf({ started }: CrawlState): InternalLinkOutput["mode"] {
  if (started?.asked === "") return "html";
  return started?.maxPages === 1 && started.maxDepth === 1 ? "page" : "site";
}

function wordsOf(mode: InternalLinkOutput["mode"], hasEnded: boolean, state: CrawlState): string {
  if (mode === "site") return endedWords(hasEnded ? (state.finished?.reason ?? "stopped") : "stopped", state);
  return hasEnded ? "Every link of the page was read." : "Stopped before every status was asked for.";
}
