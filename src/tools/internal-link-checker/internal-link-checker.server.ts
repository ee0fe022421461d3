import { setImmediate as breathe, setTimeout as delay } from "node:timers/promises";
import { type CrawlState, crawlState } from "#core/crawl/crawl-state.ts";
import { PASTED } from "#core/crawl/pasted-address.ts";
import { BOT_NAME } from "#core/tool/bot-name.ts";
import type { ToolJob } from "#core/tool/define-tool.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { crawlSite } from "#engines/crawler/crawl-site.server.ts";
import { createLinkChecker } from "#engines/crawler/link-check/link-checker.ts";
import { readPasted } from "#engines/crawler/read-pasted.ts";
import type { PageReading } from "#engines/crawler/reading/page-reading.ts";
import { standIn } from "#engines/crawler/stand-in.ts";
import { crawledHost, startAddress } from "#engines/crawler/start-address.ts";
import { isTrialHost } from "#engines/crawler/trial-host.ts";
import { rulesForBot } from "#engines/robots/matching/rules-for-bot.ts";
import { siteGraph } from "#engines/site-graph/site-graph.ts";
import { internalLinksFrom } from "./internal-link-checker.engine.ts";
import type { InternalLinkOutput, InternalLinkRequest } from "./internal-link-checker.schema.ts";
import { type InternalLinkEvent, isCrawlEvent, type PageExtra } from "./internal-link-event.ts";
import { findOpportunities } from "./link-opportunities.ts";

const MAX_STATUSES = 500;
const MAX_TEXT = 60_000;

/** Reads one page or a site, asks for statuses where that is wanted, and makes the result from what they answered. */
export async function checkInternalLinks(
  given: InternalLinkRequest,
  {
    fetchPage: fetchAsked,
    renderPage,
    noteLinks,
    now,
  }: Pick<ToolPorts, "fetchPage" | "renderPage" | "now"> & Partial<Pick<ToolPorts, "noteLinks">>,
  { signal, past, emit }: ToolJob<InternalLinkEvent>,
): Promise<InternalLinkOutput> {
  const { url, fetchPage } = standIn(given.url ?? "", given.mode === "html" ? "" : given.standsFor, fetchAsked);
  const request = { ...given, url };
  const events: InternalLinkEvent[] = [...past];
  const clock = () => now().getTime();
  const tell = (event: InternalLinkEvent) => {
    events.push(event);
    emit(event);
  };
  const texts = new Map<string, string>();
  let allows: ReturnType<typeof rulesForBot>["allows"] = () => ({ allowed: true });
  const state =
    request.mode === "html"
      ? await readPastedPage()
      : request.mode === "page" && request.rendered
        ? await readRendered()
        : await readPages();
  if (request.mode === "site") {
    const site = siteGraph(state);
    if (site) tell({ kind: "opportunities", at: clock(), found: findOpportunities(site, texts) });
  } else if (request.statuses) await askStatuses(state);
  tell({ kind: "links-done", at: clock() });
  const result = internalLinksFrom(events);
  if (!result) throw new Error("a run that ended has read its first page");
  return result;

  function readPages(): Promise<CrawlState> {
    const isPage = request.mode === "page";
    return crawlSite({
      ...request,
      url: request.url ?? "",
      ...(isPage ? { maxPages: 1, maxDepth: 1, ignoreQuery: false } : { limitsPages: true }),
      readsSitemap: !isPage,
      keepLinks: "anchors",
      keepContent: true,
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
      onPage({ address, reading }) {
        if (!reading) return undefined;
        if (isPage) return extraOf(reading);
        // A copy of its own: a part of the page's text would hold all of the page in memory.
        texts.set(address, Buffer.from(reading.unlinkedText(MAX_TEXT)).toString());
        return undefined;
      },
    });
  }

  function readPastedPage(): Promise<CrawlState> {
    return readOne(async () => ({ html: request.html ?? "", url: request.url ?? "" }));
  }

  /** As a browser has it in the end. */
  function readRendered(): Promise<CrawlState> {
    // A browser asks for itself: the copy is read under its own name.
    const asked = given.url ?? "";
    return readOne(async () => ({ ...(await renderPage(startAddress(asked).start, signal)), asked }));
  }

  async function readOne(open: () => Promise<{ html: string; url: string; asked?: string }>): Promise<CrawlState> {
    if (!events.some(({ kind }) => kind === "finished")) {
      const { html, url, asked } = await open();
      const read = await readPasted({ html, url, ...(asked ? { asked } : {}), keepLinks: "anchors", now: clock, breathe, extraOf });
      for (const event of read.events) tell(event);
    }
    return crawlState(events.filter(isCrawlEvent));
  }

  async function askStatuses(known: CrawlState): Promise<void> {
    const home = new URL(known.home ?? PASTED);
    const isTrial = isTrialHost(home.hostname);
    const asked = new Set(events.flatMap((event) => (event.kind === "checked" ? event.url : [])));
    const checker = createLinkChecker({
      ...(isTrial ? { perHost: 50, minDelayMs: 0, atOnce: 50 } : { perHost: 2, minDelayMs: 250, atOnce: 4 }),
      world: {
        fetchPage,
        now: clock,
        sleep: (ms) => delay(isTrial ? Math.min(ms, 5) : ms, undefined, { signal }),
        breathe,
        random: Math.random,
        signal,
        timeout: (ms) => AbortSignal.timeout(ms),
      },
      onChecked: (url, facts) => tell({ kind: "checked", at: clock(), url, ...facts }),
    });
    for (const { url, flags } of known.links.shapes) {
      const address = url.split("#", 1)[0] ?? "";
      const target = flags.invalid || home.href === PASTED ? null : URL.parse(address);
      if (target?.host !== home.host || address.length > 2_048 || asked.has(address) || asked.size >= MAX_STATUSES) continue;
      asked.add(address);
      const { allowed, line = 0, rule = "" } = allows(address);
      if (allowed) checker.add(address);
      else tell({ kind: "checked", at: clock(), url: address, closed: { line, rule } });
    }
    await checker.done();
  }
}

const extraOf = ({ emptyLinks }: PageReading): PageExtra => ({ empty: emptyLinks.slice(0, 100) });

/** The host that a run reads, for the rule of one crawl at a time. */
export function hostOf({ mode, url }: Pick<InternalLinkRequest, "mode" | "url">): string | undefined {
  return mode === "html" ? undefined : crawledHost(url ?? "");
}
