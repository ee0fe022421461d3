import type { CrawlEvent } from "#core/crawl/crawl-event.ts";
import { PASTED } from "#core/crawl/pasted-address.ts";
import { createLinkLedger, type KeepLinks } from "./link-ledger.ts";
import type { PageReading } from "./reading/page-reading.ts";
import { readPage } from "./reading/read-page.ts";
import { startAddress } from "./start-address.ts";

interface Options {
  html: string;
  /** The address of the page, now or later; empty when none was given. */
  url: string;
  /** What was typed, for a page that was opened after all. */
  asked?: string;
  keepLinks: KeepLinks;
  now(): number;
  breathe(): Promise<void>;
  /** What is kept with the page. */
  extraOf?(reading: PageReading): unknown;
}

/** Pasted HTML as the events of a crawl of one page, so that the code for crawls serves it too. Nothing is fetched. */
export async function readPasted({ html, url, asked = "", keepLinks, now, breathe, extraOf }: Options): Promise<{
  home: string;
  reading: PageReading;
  events: readonly CrawlEvent[];
}> {
  const home = url === "" ? PASTED : startAddress(url).start.href;
  const reading = await readPage(html, home, breathe);
  const at = now();
  const extra = extraOf?.(reading);
  const pack = createLinkLedger({ shapes: [], byPage: new Map(), more: 0 }, keepLinks);
  return {
    home,
    reading,
    events: [
      { at, kind: "started", asked, maxPages: 1, maxDepth: 1, ignoreQuery: false },
      { at, kind: "home", url: home },
      { at, kind: "links", ...pack(home, reading.links, reading.moreLinks) },
      {
        at,
        kind: "page",
        url: home,
        status: 200,
        ms: 0,
        bytes: html.length,
        ...(reading.title ? { title: reading.title.slice(0, 300) } : {}),
        ...(reading.isScriptBuilt ? { scriptBuilt: true as const } : {}),
        ...(reading.nofollow ? { content: { words: 0, nofollow: true } } : {}),
        ...(extra === undefined ? {} : { extra }),
      },
      { at, kind: "finished", reason: "complete" },
    ],
  };
}
