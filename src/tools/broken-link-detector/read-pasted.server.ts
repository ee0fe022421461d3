import { setImmediate as breathe } from "node:timers/promises";
import { type CrawlState, crawlState } from "#core/crawl/crawl-state.ts";
import { createLinkLedger } from "#engines/crawler/link-ledger.ts";
import { readPage } from "#engines/crawler/reading/read-page.ts";
import { startAddress } from "#engines/crawler/start-address.ts";
import type { BrokenLinkRequest } from "./broken-link-detector.schema.ts";
import { type BrokenLinkEvent, isCrawlEvent } from "./broken-link-event.ts";
import { type KeptReading, keptReading } from "./kept-reading.ts";
import { PASTED } from "./link-book.ts";

interface Options {
  past: readonly BrokenLinkEvent[];
  tell(event: BrokenLinkEvent): void;
  now(): number;
  readings: Map<string, KeptReading>;
}

/** Pasted HTML told as a crawl of one page. Nothing is fetched. */
export async function readPasted({ html = "", url = "" }: BrokenLinkRequest, { past, tell, now, readings }: Options): Promise<CrawlState> {
  const home = url === "" ? PASTED : startAddress(url).start.href;
  const reading = await readPage(html, home, breathe);
  readings.set(home, keptReading(reading));
  const told = past.filter(isCrawlEvent);
  if (told.some(({ kind }) => kind === "finished")) return crawlState(told);
  const at = now();
  const events: BrokenLinkEvent[] = [
    { at, kind: "started", asked: "", maxPages: 1, maxDepth: 1, ignoreQuery: false },
    { at, kind: "home", url: home },
    { at, kind: "links", ...createLinkLedger({ shapes: [], byPage: new Map(), more: 0 }, "all")(home, reading.links, reading.moreLinks) },
    {
      at,
      kind: "page",
      url: home,
      status: 200,
      ms: 0,
      bytes: html.length,
      ...(reading.title ? { title: reading.title.slice(0, 300) } : {}),
    },
    { at, kind: "finished", reason: "complete" },
  ];
  for (const event of events) tell(event);
  return crawlState(events.filter(isCrawlEvent));
}
