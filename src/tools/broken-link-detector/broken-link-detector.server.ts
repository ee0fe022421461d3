import { setImmediate as breathe, setTimeout as delay } from "node:timers/promises";
import { applyCrawlEvent, type CrawlState, crawlState } from "#core/crawl/crawl-state.ts";
import type { LinkShape } from "#core/crawl/page-link.ts";
import { PASTED } from "#core/crawl/pasted-address.ts";
import { BOT_NAME } from "#core/tool/bot-name.ts";
import type { ToolJob } from "#core/tool/define-tool.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { crawlSite } from "#engines/crawler/crawl-site.server.ts";
import { createLinkChecker } from "#engines/crawler/link-check/link-checker.ts";
import { isMissing } from "#engines/crawler/link-check/soft-not-found.ts";
import { createLinkLedger } from "#engines/crawler/link-ledger.ts";
import { siteOf } from "#engines/crawler/page-address.ts";
import { readPasted } from "#engines/crawler/read-pasted.ts";
import { cssAddresses } from "#engines/crawler/reading/link-sources.ts";
import { standIn } from "#engines/crawler/stand-in.ts";
import { crawledHost, startAddress } from "#engines/crawler/start-address.ts";
import { isTrialHost } from "#engines/crawler/trial-host.ts";
import { rulesForBot } from "#engines/robots/matching/rules-for-bot.ts";
import { brokenLinksFrom } from "./broken-link-detector.engine.ts";
import type { BrokenLinkOutput, BrokenLinkRequest } from "./broken-link-detector.schema.ts";
import { type BrokenLinkEvent, isCrawlEvent } from "./broken-link-event.ts";
import { checkFragments } from "./check-fragments.server.ts";
import { type KeptReading, keptReading } from "./kept-reading.ts";
import { createTargetOf } from "./link-book.ts";
import { softPages } from "./soft-pages.ts";

const MAX_TARGETS = { page: 1_000, html: 1_000, site: 5_000 };
const WALL_MS = 600_000;
/** A server of our own needs no time to recover. */
const TRIAL_PAUSE_MS = 5;
/** What is left for the checks, however long the crawl took. */
const LEAST_MS = 60_000;

type Ports = Pick<ToolPorts, "fetchPage" | "renderPage" | "now"> &
  Partial<Pick<ToolPorts, "noteLinks">> & {
    /** From 0 to 1. */
    random?: () => number;
  };

/** Reads the pages, asks for every address on them, and makes the result from what they answered. */
export async function findBrokenLinks(
  given: BrokenLinkRequest,
  { fetchPage: fetchAsked, renderPage, noteLinks, now, random = Math.random }: Ports,
  { signal, past, emit }: ToolJob<BrokenLinkEvent>,
): Promise<BrokenLinkOutput> {
  const { url: start, fetchPage } = standIn(given.url ?? "", given.mode === "html" ? "" : given.standsFor, fetchAsked);
  const request = { ...given, url: start };
  const events: BrokenLinkEvent[] = [...past];
  const clock = () => now().getTime();
  let homeAddress = events.find((event) => event.kind === "home")?.url;
  const tell = (event: BrokenLinkEvent) => {
    if (event.kind === "home") homeAddress = event.url;
    events.push(event);
    emit(event);
  };
  const isTrial = isTrialHost(crawledHost(request.url ?? "") ?? "");
  const pace = isTrial ? { perHost: 12, minDelayMs: 0, atOnce: 12 } : { perHost: 2, minDelayMs: 250, atOnce: 12 };
  const world = {
    fetchPage,
    now: clock,
    sleep: (ms: number) => delay(isTrial ? Math.min(ms, TRIAL_PAUSE_MS) : ms, undefined, { signal }),
    breathe,
    random,
    signal,
    timeout: (ms: number) => AbortSignal.timeout(ms),
  };
  const asked = new Set(past.flatMap((event) => (event.kind === "checked" ? event.url : [])));
  const limit = MAX_TARGETS[request.mode];
  let isFull = false;
  let state: CrawlState | undefined;
  const readings = new Map<string, KeptReading>();
  const checker = createLinkChecker({
    world,
    ...pace,
    onChecked(url, facts, css) {
      tell({ kind: "checked", at: clock(), url, ...facts });
      if (css !== undefined && state) readStylesheet(url, css, state);
    },
  });
  const want = (address: string) => {
    if (asked.has(address)) return;
    if (asked.size >= limit) {
      isFull = true;
      return;
    }
    asked.add(address);
    checker.add(address);
  };

  let allows: ReturnType<typeof rulesForBot>["allows"] = () => ({ allowed: true });
  state = await readPages();
  const { closed, finished, pages } = state;
  const home = new URL(state.home ?? PASTED);
  const toTarget = createTargetOf(state);
  // A server that failed ten times in a row, or asked for a long pause, is left alone.
  const isWeary = finished?.reason === "errors" || finished?.reason === "refused";
  for (const shape of state.links.shapes) wantTarget(shape);
  await withinTime();
  for (const url of await softPages(state, readings, checker.probeOf)) tell({ kind: "checked", at: clock(), ...url });
  await checkFragments({ events, state, readings, world, pace, tell });
  if (!events.some(({ kind }) => kind === "checks-ended"))
    tell({ kind: "checks-ended", at: clock(), reason: isFull ? "limit" : "complete", ...(request.ownOnly ? { ownOnly: true } : {}) });
  const result = brokenLinksFrom(events);
  if (!result) throw new Error("a run that ended has read its first page");
  return result;

  async function readPages(): Promise<CrawlState> {
    const { mode, html = "", url = "" } = request;
    if (mode === "html") return readOne({ html, url });
    const isPage = mode === "page";
    if (isPage && request.rendered) return readRendered();
    return crawlSite({
      ...request,
      url: request.url ?? "",
      ...(isPage ? { maxPages: 1, maxDepth: 1, ignoreQuery: false } : {}),
      readsSitemap: false,
      limitsPages: true,
      keepLinks: "all",
      fetchPage,
      noteLinks: request.standsFor ? undefined : noteLinks,
      now,
      signal,
      past: events.filter(isCrawlEvent),
      emit: tell,
      readRobots(body) {
        const rules = rulesForBot(body, BOT_NAME);
        allows = rules.allows;
        return rules;
      },
      async onPage({ address, reading }) {
        if (!reading) return;
        if (address !== homeAddress && isMissing(reading)) tell({ kind: "checked", at: clock(), url: address, status: 200, soft: "words" });
        const page = new URL(address);
        const { origin } = page;
        const probe = await checker.probeOf(origin);
        readings.set(address, keptReading(reading, probe?.status === 200));
        // Other sites are asked meanwhile; this one when the crawl leaves it alone.
        if (!request.ownOnly) for (const link of reading.links) wantElsewhere(link, page, origin);
      },
    });
  }

  function wantElsewhere({ url, flags }: Pick<LinkShape, "url" | "flags">, page: URL, origin: string): void {
    if (flags.invalid || flags.posts || url.length > 2_048 || !/^https?:/.test(url) || url.startsWith(`${origin}/`)) return;
    const target = URL.parse(url);
    if (target && siteOf(target.hostname) !== siteOf(page.hostname)) want(url.split("#", 1)[0] ?? "");
  }

  /** As a browser has it in the end, which asks for itself: a copy is read under its own name. */
  async function readRendered(): Promise<CrawlState> {
    const asked = given.url ?? "";
    return readOne({ ...(await renderPage(startAddress(asked).start, signal)), asked });
  }

  async function readOne(page: { html: string; url: string; asked?: string }): Promise<CrawlState> {
    const pasted = await readPasted({ ...page, keepLinks: "all", now: clock, breathe });
    readings.set(pasted.home, keptReading(pasted.reading, false));
    if (!events.some(({ kind }) => kind === "finished")) for (const event of pasted.events) tell(event);
    return crawlState(events.filter(isCrawlEvent));
  }

  function wantTarget(shape: Pick<LinkShape, "url" | "flags">): void {
    const target = toTarget(shape);
    if (!target || target.address.startsWith(PASTED) || closed.has(target.identity) || asked.has(target.address)) return;
    const { address, identity, host } = target;
    const isOwn = host === home.host || siteOf(new URL(address).hostname) === siteOf(home.hostname);
    if (isOwn ? isWeary : request.ownOnly) return;
    const facts = pages.get(identity)?.facts;
    const isSettled = facts?.status !== undefined && facts.status < 500 && (facts.status < 300 || facts.status >= 400);
    if (isSettled) return;
    const verdict = host === home.host ? allows(address) : { allowed: true };
    if (verdict.allowed) want(address);
    else {
      asked.add(address);
      tell({ kind: "checked", at: clock(), url: address, closed: { line: verdict.line ?? 0, rule: verdict.rule ?? "" } });
    }
  }

  /** A style sheet of the site names pictures and fonts of its own. */
  function readStylesheet(url: string, css: string, known: CrawlState): void {
    const home = new URL(known.home ?? url);
    if (new URL(url).host !== home.host || known.links.byPage.has(url)) return;
    const links = cssAddresses(css).flatMap((raw) => {
      const address = URL.parse(raw, url);
      if (!address || !/^https?:$/.test(address.protocol)) return [];
      return {
        url: address.href,
        raw,
        kind: "css" as const,
        text: "",
        visibleText: "",
        rel: [],
        region: "head" as const,
        flags: {},
        line: 0,
      };
    });
    if (links.length === 0) return;
    const event = { kind: "links" as const, at: clock(), ...createLinkLedger(known.links, "all")(url, links, 0) };
    applyCrawlEvent(known, event);
    tell(event);
    for (const { url: address } of links) wantTarget({ url: address, flags: {} });
  }

  async function withinTime(): Promise<void> {
    const left = Math.max(LEAST_MS, WALL_MS - (state?.activeMs ?? 0));
    const timer = new AbortController();
    const late = delay(left, "late" as const, { signal: AbortSignal.any([signal, timer.signal]) }).catch(() => "ended" as const);
    const done = checker.done().then(() => "done" as const);
    const first = await Promise.race([done, late]);
    timer.abort();
    if (first === "late") {
      await checker.stop();
      tell({ kind: "checks-ended", at: clock(), reason: "time" });
    }
    await done;
  }
}

/** The host that a run reads, for the rule of one crawl at a time. */
export function hostOf({ mode, url }: Pick<BrokenLinkRequest, "mode" | "url">): string | undefined {
  return mode === "html" ? undefined : crawledHost(url ?? "");
}
