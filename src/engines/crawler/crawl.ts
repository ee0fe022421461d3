import type { CrawlAsked, CrawlEvent, NewCrawlEvent, PageFacts, SiteSitemap, StopReason } from "#core/crawl/crawl-event.ts";
import { applyCrawlEvent, type CrawlState, crawlState } from "#core/crawl/crawl-state.ts";
import { isPage } from "#core/crawl/crawl-words.ts";
import { AppError } from "#core/errors/app-error.ts";
import { headerOf } from "#core/http/header-of.ts";
import type { FetchedPage, ToolPorts } from "#core/tool/tool-ports.ts";
import { createFrontier } from "./crawl-frontier.ts";
import { createPace, MAX_CRAWL_DELAY_MS, retryAfterMs } from "./crawl-pace.ts";
import { type CrawlRules, createRuleBook, fetchRules } from "./crawl-rules.ts";
import { createLinkLedger, type KeepLinks } from "./link-ledger.ts";
import type { SiteBounds } from "./page-address.ts";
import { readAnswer } from "./read-answer.ts";
import type { PageReading } from "./reading/page-reading.ts";
import { resolveHome } from "./resolve-home.ts";
import { createSampler, sampleOf } from "./sample-line.ts";

export interface CrawlOptions extends CrawlAsked {
  start: URL;
  /** Patterns of paths to keep to, and to stay out of. */
  include?: readonly string[];
  exclude?: readonly string[];
  /** All links, or only those of a page that says nofollow as a whole: who judges a site reads what its readers reach. */
  followNofollow?: boolean | "of-pages";
  /** Whether events of pages carry their links. */
  keepLinks?: KeepLinks;
  /** Keep what the rules over many pages compare: description, heading, text. */
  keepContent?: boolean;
  /** A few pages shall stand for many: templates, depths and the sitemap in turn, and not the first that are found. */
  samples?: boolean;
  /** What pages name as canonical is left out of account. */
  ignoreCanonicals?: boolean | undefined;
  /** Requests under way at once. */
  perHost: number;
  minDelayMs: number;
  wallMs: number;
}

/** Everything a crawl needs from outside. */
export interface CrawlWorld {
  fetchPage: ToolPorts["fetchPage"];
  now(): number;
  /** Rejects when the signal aborts. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
  /** Lets others run between the pieces of a long page. */
  breathe(): Promise<void>;
  signal: AbortSignal;
  /** What earlier attempts emitted; the crawl goes on from there. */
  past: readonly CrawlEvent[];
  emit(event: CrawlEvent): void;
  readRobots(body: Uint8Array): CrawlRules;
  /** Sitemaps whose addresses are read when the links are used up, so that pages which nobody links to are known as such. */
  readSitemap?(named: readonly string[], bounds: SiteBounds): Promise<SiteSitemap>;
  /** Sees every answer with what was read of it. What it returns is kept with the page, as `extra`. */
  onPage?(visit: PageVisit): unknown;
}

interface PageVisit {
  address: string;
  page: FetchedPage;
  /** Undefined when the answer is no HTML page. */
  reading?: PageReading;
}

const MAX_TRIES = 3;
/** A server that asks for more is left alone. */
const LONGEST_PAUSE_MS = 120_000;
const FAILURES_IN_A_ROW = 10;
const pageOptions = {
  maxRedirects: 0,
  maxBytes: 5_000_000,
  onTruncate: "keep",
  accept: "text/html,application/xhtml+xml;q=0.9,*/*;q=0.1",
  keepAlive: true,
} as const;

/**
 * Reads one site, politely: robots.txt obeyed, few requests at once, each a moment after the last, slower when the server asks.
 * Throws an AppError when there is nothing to read, and the signal's reason when it aborts; both leave the events as they stand.
 */
export async function crawl(options: CrawlOptions, world: CrawlWorld): Promise<CrawlState> {
  const { signal, now } = world;
  const state = crawlState(world.past);
  const emit = (event: NewCrawlEvent) => {
    const timed = { at: now(), ...event } as CrawlEvent;
    applyCrawlEvent(state, timed);
    world.emit(timed);
  };
  if (state.finished) return state;
  const { asked, maxPages, maxDepth, ignoreQuery, ignoreParams, scope, limitsPages, keepLinks = "none" } = options;
  if (state.started) emit({ kind: "resumed" });
  else
    emit({
      kind: "started",
      asked,
      maxPages,
      maxDepth,
      ignoreQuery,
      ...(scope ? { scope } : {}),
      ...(ignoreParams?.length ? { ignoreParams } : {}),
      ...(limitsPages ? { limitsPages } : {}),
    });

  let stopped: StopReason | undefined;
  let failures = 0;
  /** Pages read or under way. */
  let started = state.arrivals.filter((url) => counts(state.pages.get(url)?.facts)).length;
  const pace = createPace({ now, sleep: (ms) => world.sleep(ms, signal), delayMs: options.minDelayMs });
  const fetchOne = async (url: URL): Promise<FetchedPage> => {
    await pace.turn();
    return world.fetchPage(url, { ...pageOptions, signal });
  };
  const rulesOf = async (origin: string) => {
    await pace.turn();
    const found = await fetchRules(origin, world);
    pace.atLeast((found.rules.crawlDelay ?? 0) * 1_000);
    return found;
  };

  const begun = await begin();
  if (!begun) return state;
  const { home, rules } = begun;
  const bounds: SiteBounds = { home, scope, ignoreQuery, ignoreParams };
  const book = createRuleBook(home.origin, rules, async (origin) => (await rulesOf(origin)).rules);
  const { include = [], exclude = [] } = options;
  const year = new Date(now()).getUTCFullYear();
  const frontier = createFrontier({ state, bounds, include, exclude, maxDepth, allows: book.allows, year, emit });
  const pack = createLinkLedger(state.links, keepLinks);
  const sampler = options.samples ? createSampler(state) : undefined;
  const line = [...state.pages.values()].filter((page) => page.state !== "read").map((page) => page.url);
  if (begun.page) {
    line.shift();
    started++;
    await take(home.href, begun.page);
  }
  if (!state.sitemap && world.readSitemap) emit({ kind: "sitemap", ...(await world.readSitemap(rules.sitemaps, bounds)) });
  if (sampler) await join(null, sampleOf(state.sitemap?.urls ?? [], maxPages * 4));

  await work();
  if (!stopped && state.arrivals.length < maxPages) {
    await join(null, state.sitemap?.urls ?? []);
    await work();
  }
  emit({ kind: "finished", reason: stopped ?? (line.length > 0 || state.more > 0 ? "limit" : "complete") });
  return state;

  /** The home page and its rules; after a restart the rules alone. */
  async function begin(): Promise<{ home: URL; rules: CrawlRules; page?: FetchedPage } | undefined> {
    if (state.home !== undefined) {
      const home = new URL(state.home);
      try {
        return { home, rules: (await rulesOf(home.origin)).rules };
      } catch (error) {
        if (signal.aborted || !(error instanceof AppError)) throw error;
        emit({ kind: "finished", reason: "robots" });
        return undefined;
      }
    }
    const { url, page, rules, robots } = await resolveHome(options.start, { fetchOne, rulesOf });
    emit({ kind: "robots", ...robots });
    if ((robots.crawlDelay ?? 0) * 1_000 > MAX_CRAWL_DELAY_MS) emit({ kind: "note", note: "crawl-delay", value: robots.crawlDelay ?? 0 });
    emit({ kind: "home", url: url.href });
    return { home: url, rules, page };
  }

  /** Several readers over one line, until it is empty and none of them can add to it. */
  async function work(): Promise<void> {
    let reading = 0;
    let changed = Promise.withResolvers<void>();
    const tell = () => {
      changed.resolve();
      changed = Promise.withResolvers<void>();
    };
    const reader = async () => {
      while (!stopped) {
        signal.throwIfAborted();
        if (state.activeMs >= options.wallMs) {
          stopped = "time";
          return;
        }
        // A page that is put back frees a place, so a reader without work waits for those that have some.
        const address = started >= maxPages ? undefined : sampler ? sampler.next(line) : line.shift();
        if (address === undefined) {
          if (reading === 0) return;
          await changed.promise;
          continue;
        }
        reading++;
        started++;
        try {
          await read(address);
        } finally {
          reading--;
          tell();
        }
      }
    };
    await Promise.all(Array.from({ length: options.perHost }, reader));
  }

  async function read(address: string): Promise<void> {
    await pace.turn();
    if (stopped) {
      putBack(address);
      return;
    }
    emit({ kind: "reading", url: address });
    const from = now();
    try {
      const page = await world.fetchPage(new URL(address), { ...pageOptions, signal });
      await take(address, page);
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (!(error instanceof AppError)) throw error;
      countFailure(true);
      if (!counts(undefined)) started--;
      emit({ kind: "page", url: address, ms: Math.round(now() - from), bytes: 0, error: { code: error.code, message: error.message } });
    }
  }

  async function take(address: string, page: FetchedPage): Promise<void> {
    const { status } = page;
    countFailure(status === 429 || status >= 500);
    if ((status === 429 || status === 503) && askedToWait(address, page)) return;
    const answer = { ...page, url: address };
    const { facts, links, reading } = await readAnswer(answer, {
      nowMs: now(),
      pause: world.breathe,
      keepsContent: options.keepContent ?? false,
      followNofollow: options.followNofollow ?? false,
      ignoreCanonicals: options.ignoreCanonicals,
    });
    const extra = await world.onPage?.({ address, page: answer, ...(reading ? { reading } : {}) });
    if (reading && keepLinks !== "none") emit({ kind: "links", ...pack(address, reading.links, reading.moreLinks) });
    emit({ kind: "page", url: address, ...facts, ...(extra === undefined ? {} : { extra }) });
    if (!counts(facts)) started--;
    await join(address, links);
  }

  /** Adds to the line what belongs there; the robots.txt of a host that is new is read first. */
  async function join(from: string | null, links: readonly string[]): Promise<void> {
    const unread = await book.learn(frontier.origins(links));
    if (unread > 0) emit({ kind: "note", note: "robots-elsewhere", value: unread });
    line.push(...frontier.add(from, links));
  }

  /** Does this answer use up a place? What is no page may not, up to as many of them as pages. */
  function counts(facts: PageFacts | undefined): boolean {
    return !limitsPages || isPage(facts) || state.arrivals.length > 2 * maxPages;
  }

  /** True when the page is to be asked for once more later. */
  function askedToWait(address: string, page: FetchedPage): boolean {
    const known = state.pages.get(address);
    const header = headerOf(page.headers, "retry-after");
    const tries = (known?.retries ?? 0) + 1;
    const waitMs = retryAfterMs(header, now()) ?? 1_000 * 2 ** tries;
    const delay = pace.backOff(Math.min(waitMs, LONGEST_PAUSE_MS));
    if (waitMs > LONGEST_PAUSE_MS) {
      stopped = "refused";
      return false;
    }
    if (tries >= MAX_TRIES) return false;
    emit({ kind: "retry", url: address, status: page.status, waitMs });
    emit({ kind: "note", note: "slowed", value: delay });
    putBack(address);
    return true;
  }

  function putBack(address: string): void {
    started--;
    line.unshift(address);
  }

  function countFailure(failed: boolean): void {
    failures = failed ? failures + 1 : 0;
    if (failures >= FAILURES_IN_A_ROW) stopped = "errors";
  }
}
