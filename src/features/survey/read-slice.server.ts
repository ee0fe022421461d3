import { setImmediate as breathe, setTimeout as delay } from "node:timers/promises";
import { AppError } from "#core/errors/app-error.ts";
import { headerOf } from "#core/http/header-of.ts";
import { BOT_NAME } from "#core/tool/bot-name.ts";
import type { FetchedPage, ToolPorts } from "#core/tool/tool-ports.ts";
import { mayAnswerPlain } from "#core/url/plain-fallback.ts";
import { retryAfterMs } from "#engines/crawler/crawl-pace.ts";
import { type CrawlRules, fetchRules } from "#engines/crawler/crawl-rules.ts";
import { createTrapWatch } from "#engines/crawler/crawl-traps.ts";
import { isFile, pageAddress, type SiteBounds } from "#engines/crawler/page-address.ts";
import { readAnswer } from "#engines/crawler/read-answer.ts";
import { resolveHome } from "#engines/crawler/resolve-home.ts";
import { startAddress } from "#engines/crawler/start-address.ts";
import { rulesForBot } from "#engines/robots/matching/rules-for-bot.ts";
import { siteHost } from "./site-list.ts";
import type { SurveyReading, SurveySlice } from "./survey-slice.ts";

/** Between the end of an answer and the next request to the same site: nobody waits for a survey. */
const REST_MS = 1_000;
const LONGEST_REST_MS = 60_000;
/** A site that asks for a longer pause is left alone. */
const LONGEST_PAUSE_MS = 3_600_000;
const FAILURES_IN_A_ROW = 5;
/** No page is asked for after this. */
const SLICE_MS = 8_000;
const ANSWER_MS = 8_000;
/** However slow the site: the hold of a slice is longer. */
const LONGEST_SLICE_MS = 20_000;
/** RFC 9309, 2.4: no copy of robots.txt is used for more than a day. */
const ROBOTS_MS = 86_400_000;
const MAX_ADDRESS = 1_000;

const pageOptions = {
  maxRedirects: 0,
  maxBytes: 1_000_000,
  onTruncate: "keep",
  accept: "text/html,application/xhtml+xml;q=0.9,*/*;q=0.1",
  keepAlive: true,
  totalMs: ANSWER_MS,
} as const;

interface World extends Pick<ToolPorts, "fetchPage" | "noteLinks" | "now"> {
  signal: AbortSignal;
  sleep?: (ms: number) => Promise<void>;
}

/** Some pages of one site, one after another: robots.txt obeyed, a rest after each answer, a longer one when the site asks for it. */
export async function readSlice(slice: SurveySlice, world: World): Promise<SurveyReading> {
  const { fetchPage, noteLinks, now } = world;
  const late = AbortSignal.timeout(LONGEST_SLICE_MS);
  const signal = AbortSignal.any([world.signal, late]);
  const sleep = world.sleep ?? ((ms: number) => delay(ms, undefined, { signal }));
  const ms = () => now().getTime();
  const from = ms();
  const read: [address: string, status: number][] = [];
  const found = new Set<string>();
  let { home, robots, robotsAt, failures } = slice;
  let restMs = REST_MS;
  let asked = 0;
  let outcome: string | undefined;

  try {
    await go();
  } catch (error) {
    // Stopped: what was read so far counts, and another goes on.
    if (!world.signal.aborted) {
      if (!late.aborted && !(error instanceof AppError)) throw error;
      fail(error instanceof AppError ? error.code : "response_timeout");
    }
  }
  return { home, robots, robotsAt, read, found: [...found], restMs, failures, ...(outcome === undefined ? {} : { outcome }) };

  async function go(): Promise<void> {
    if (home === null) return begin();
    const at = new URL(home);
    const rules = await rulesOf(at.origin);
    const line = [...slice.next];
    // One after another, until the next rest would outlast the slice.
    while (line.length > 0 && outcome === undefined && ms() + (asked > 0 ? restMs : 0) - from < SLICE_MS) {
      const address = line.shift() ?? "";
      if (!rules.allows(address).allowed) read.push([address, 0]);
      else if (!(await readOne(address, { home: at, scope: "www" }, rules))) return;
    }
  }

  /** The first hold of a site finds out where it begins. */
  async function begin(): Promise<void> {
    const { start, fallback } = startAddress(slice.asked);
    const first = await resolveHome(start, { fetchOne, rulesOf: freshRules }).catch((error: unknown) => {
      if (!fallback || !mayAnswerPlain(error)) throw error;
      return resolveHome(fallback, { fetchOne, rulesOf: freshRules });
    });
    home = first.url.href;
    await take(home, first.page, { home: first.url, scope: "www" }, first.rules);
  }

  async function readOne(address: string, bounds: SiteBounds, rules: CrawlRules): Promise<boolean> {
    try {
      return await take(address, await fetchOne(new URL(address)), bounds, rules);
    } catch (error) {
      if (signal.aborted || !(error instanceof AppError)) throw error;
      read.push([address, 0]);
      fail(error.code);
      return true;
    }
  }

  /** False when the site wants to be left alone for a while. */
  async function take(address: string, page: FetchedPage, bounds: SiteBounds, rules: CrawlRules): Promise<boolean> {
    if (page.status === 429 || page.status === 503) {
      const header = headerOf(page.headers, "retry-after");
      fail("refused");
      restMs = Math.max(restMs, retryAfterMs(header, ms()) ?? LONGEST_REST_MS * failures);
      if (restMs > LONGEST_PAUSE_MS) outcome = "refused";
      return false;
    }
    failures = page.status >= 500 ? failures : 0;
    if (page.status >= 500) fail("errors");
    read.push([address, page.status]);
    const { links, reading } = await readAnswer({ ...page, url: address }, { nowMs: ms(), pause: breathe });
    if (reading && !reading.nofollow)
      noteLinks(
        address,
        reading.links.filter(({ kind }) => kind === "a" || kind === "area").map(({ url, rel }) => ({ url, rel })),
      );
    const isTrap = createTrapWatch([], now().getUTCFullYear());
    for (const link of links) {
      const next = pageAddress(link, bounds.home.href, bounds);
      if (next === undefined || next.length > MAX_ADDRESS || found.has(next)) continue;
      if (!isFile(next) && !isTrap(next) && rules.allows(next).allowed) found.add(next);
    }
    return true;
  }

  /** Every request to the site passes here, with its rest before it. */
  async function fetchOne(url: URL, options: Parameters<ToolPorts["fetchPage"]>[1] = pageOptions): Promise<FetchedPage> {
    if (siteHost(url) !== slice.host) {
      outcome = "moved";
      throw new AppError("redirect_refused", { host: slice.host, location: url.host, reason: "" });
    }
    if (asked++ > 0) await sleep(restMs);
    return fetchPage(url, { ...options, signal });
  }

  /** As some instance read it within a day. */
  async function rulesOf(origin: string): Promise<CrawlRules> {
    if (robots === null || robotsAt === null || ms() - Date.parse(robotsAt) > ROBOTS_MS) return (await freshRules(origin)).rules;
    return slowed(rulesForBot(Buffer.from(robots, "base64"), BOT_NAME));
  }

  async function freshRules(origin: string) {
    let body: Uint8Array = new Uint8Array();
    const readRobots = (bytes: Uint8Array) => {
      body = bytes;
      return rulesForBot(bytes, BOT_NAME);
    };
    const fetched = await fetchRules(origin, {
      fetchPage: (address, options) => fetchOne(new URL(address), { ...options, totalMs: ANSWER_MS }),
      readRobots,
      signal,
    });
    robots = Buffer.from(body).toString("base64");
    robotsAt = now().toISOString();
    return { ...fetched, rules: slowed(fetched.rules) };
  }

  function slowed(rules: CrawlRules): CrawlRules {
    restMs = Math.max(restMs, Math.min((rules.crawlDelay ?? 0) * 1_000, LONGEST_REST_MS));
    return rules;
  }

  function fail(code: string): void {
    failures++;
    if (failures >= FAILURES_IN_A_ROW || (home === null && FINAL.test(code))) outcome ??= code;
    else restMs = Math.max(restMs, LONGEST_REST_MS);
  }
}

/** What will not be otherwise in a minute. */
const FINAL = /^(?:address_|dns_not_found|robots_closed|page_not_html|redirect_)/;
