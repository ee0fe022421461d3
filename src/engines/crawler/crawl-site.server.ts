import { setImmediate as breathe, setTimeout as delay } from "node:timers/promises";
import type { CrawlEvent } from "#core/crawl/crawl-event.ts";
import type { CrawlState } from "#core/crawl/crawl-state.ts";
import type { LinkKind } from "#core/crawl/page-link.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { mayAnswerPlain } from "#core/url/plain-fallback.ts";
import { type CrawlOptions, type CrawlWorld, crawl } from "./crawl.ts";
import { readSiteSitemap } from "./read-site-sitemap.server.ts";
import { startAddress } from "./start-address.ts";
import { isTrialHost } from "./trial-host.ts";

interface SiteCrawl
  extends Pick<
      CrawlOptions,
      | "include"
      | "exclude"
      | "ignoreParams"
      | "followNofollow"
      | "keepLinks"
      | "keepContent"
      | "scope"
      | "limitsPages"
      | "samples"
      | "ignoreCanonicals"
    >,
    Pick<CrawlWorld, "fetchPage" | "signal" | "readRobots" | "onPage"> {
  /** What the visitor typed, with or without a scheme. */
  url: string;
  maxPages: number;
  maxDepth?: number;
  ignoreQuery: boolean;
  /** A server of our own, which needs no rest between two requests. */
  isOwn?: boolean | undefined;
  /** http is tried also where the address says https: a form may have written that before it. */
  triesPlain?: boolean;
  /** False leaves the site's sitemaps unread, and with them the pages that nobody links to. */
  readsSitemap?: boolean;
  /** Called with the links of every page, which are added to our own graph. */
  noteLinks?: ToolPorts["noteLinks"] | undefined;
  now: ToolPorts["now"];
  past: readonly CrawlEvent[];
  emit(event: CrawlEvent): void;
}

const WALL_MS = 600_000;
const gentle = { perHost: 2, minDelayMs: 250 };
/** For a server of our own: as many at once as connections are kept, so that none is opened twice. */
const trial = { perHost: 12, minDelayMs: 0 };

/** A crawl with real time, from what a visitor typed: over http when the site speaks nothing else, with the sitemaps that it has. */
export async function crawlSite({
  url,
  maxDepth = 10,
  readsSitemap = true,
  triesPlain = false,
  isOwn,
  now,
  past,
  emit,
  ...rest
}: SiteCrawl): Promise<CrawlState> {
  const { fetchPage, signal, readRobots, onPage, noteLinks, ...given } = rest;
  const events = [...past];
  const tell = (event: CrawlEvent) => {
    events.push(event);
    emit(event);
  };
  const { start, fallback = triesPlain ? overHttp(start) : undefined } = startAddress(url);
  const pace = isOwn || isTrialHost(start.hostname) ? trial : gentle;
  const options = { ...given, asked: url, maxDepth, wallMs: WALL_MS, ...pace };
  const pause = () => delay(pace.minDelayMs, undefined, { signal });
  const world = (): CrawlWorld => ({
    fetchPage,
    now: () => now().getTime(),
    sleep: (ms) => delay(ms, undefined, { signal }),
    breathe,
    signal,
    past: events,
    emit: tell,
    readRobots,
    onPage(visit) {
      const { address, reading } = visit;
      if (reading && !reading.nofollow) noteLinks?.(address, reading.links.filter(isAnchor));
      return onPage?.(visit);
    },
    ...(readsSitemap ? { readSitemap: (named, bounds) => readSiteSitemap({ fetchPage, named, bounds, signal, pause }) } : {}),
  });
  try {
    return await crawl({ ...options, start }, world());
  } catch (error) {
    if (!fallback || !mayAnswerPlain(error)) throw error;
    tell({ kind: "note", at: now().getTime(), note: "http-fallback", value: 1 });
    return await crawl({ ...options, start: fallback }, world());
  }
}

const overHttp = ({ protocol, port, href }: URL) =>
  protocol === "https:" && port === "" ? new URL(href.replace(/^https/, "http")) : undefined;

const isAnchor = ({ kind }: { kind: LinkKind }) => kind === "a" || kind === "area";
