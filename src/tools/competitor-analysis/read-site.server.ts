import type { CrawlEvent } from "#core/crawl/crawl-event.ts";
import { crawlState } from "#core/crawl/crawl-state.ts";
import { AppError } from "#core/errors/app-error.ts";
import { BOT_NAME } from "#core/tool/bot-name.ts";
import type { FetchedPage, ToolPorts } from "#core/tool/tool-ports.ts";
import { crawlSite } from "#engines/crawler/crawl-site.server.ts";
import { startAddress } from "#engines/crawler/start-address.ts";
import { isTrialHost } from "#engines/crawler/trial-host.ts";
import { extractKeywords } from "#engines/language/keywords/extract-keywords.ts";
import { stemFor, stemmedPart } from "#engines/language/keywords/part-stems.ts";
import { languageOf } from "#engines/language/text-language.ts";
import { takeSnapshot } from "#engines/page-snapshot/take-snapshot.ts";
import { pagePlaces } from "#engines/page-snapshot/text/page-places.ts";
import { rulesForBot } from "#engines/robots/matching/rules-for-bot.ts";
import { readSitemap } from "#engines/sitemap/read-sitemap.ts";
import { readW3cDate } from "#engines/sitemap/w3c-date.ts";
import { typeNames } from "#engines/structured-data/entity.ts";
import { readStructuredData } from "#engines/structured-data/read-structured-data.ts";
import { PAGES, type ReadPage, type ReadSite, type SitemapDates } from "./read-site.ts";
import { technologyOf } from "./technology-signs.ts";

/** All sites are read at once, so this is nearly the time of a run. */
const CRAWL_MS = 30_000;
const SITEMAP_MS = 8_000;
const SITEMAP_FILES = 3;
const SITEMAP_BYTES = 2_000_000;
const PHRASES = 15;
/** Of a page's text: what it is about stands before this. */
const TEXT = 30_000;

type Ports = Pick<ToolPorts, "fetchPage" | "noteLinks" | "now">;

interface Watch {
  signal: AbortSignal;
  /** Called for every page as soon as it is read. */
  onPage(page: ReadPage): void;
}

/** Hosts that a run reads at this moment: no site is read by two runs at once. */
const underWay = new Set<string>();

export async function readSite(url: string, ports: Ports, watch: Watch): Promise<ReadSite> {
  const { hostname, host } = startAddress(url).start;
  if (underWay.has(host) && !isTrialHost(hostname)) {
    const { message } = new AppError("host_busy", { host, seconds: CRAWL_MS / 1_000 });
    return { home: null, trouble: message, isCut: false, pages: [], found: 0, sitemap: null };
  }
  underWay.add(host);
  try {
    return await readPages(url, ports, watch);
  } finally {
    underWay.delete(host);
  }
}

/** Up to twelve pages of a site, by its robots.txt and at a gentle pace, and the dates in its sitemaps. */
async function readPages(url: string, ports: Ports, { signal, onPage }: Watch): Promise<ReadSite> {
  const timer = AbortSignal.timeout(CRAWL_MS);
  const events: CrawlEvent[] = [];
  const pages: ReadPage[] = [];
  let trouble = "";
  try {
    await crawlSite({
      ...ports,
      url,
      maxPages: PAGES,
      limitsPages: true,
      ignoreQuery: true,
      past: [],
      emit: (event) => void events.push(event),
      signal: AbortSignal.any([signal, timer]),
      readRobots: (body) => rulesForBot(body, BOT_NAME),
      async onPage({ page, reading }) {
        if (!reading || page.status !== 200 || pages.length >= PAGES) return;
        const read = await readPage(page);
        pages.push(read);
        onPage(read);
      },
    });
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (error instanceof AppError) trouble = error.message;
    else if (timer.aborted) trouble = pages.length === 0 ? "No page came in time." : "";
    else throw error;
  }
  const { home, robots, pages: found, more } = crawlState(events);
  return {
    home: home ?? null,
    trouble,
    isCut: timer.aborted,
    pages,
    found: found.size + more,
    sitemap: home === undefined || pages.length === 0 ? null : await readDates(home, robots?.sitemaps ?? [], ports, signal),
  };
}

const HEADS: ReadonlySet<string> = new Set(["title", "h1", "heading"]);
/** Between the parts of a title: “Rye for beginners – Slow Bread”. */
const SEPARATOR = /\s+[|–—·-]\s+|\s*[:|]\s+/;

async function readPage(page: FetchedPage): Promise<ReadPage> {
  const { html, lang, parts, ...counted } = countedOn(page);
  const language = languageOf(parts.map(({ text }) => text).join(" "), lang);
  const { keywords, words } = await extractKeywords(parts, language, PHRASES);
  const { entities } = await readStructuredData(html, { url: page.url });
  return {
    url: page.url,
    ...counted,
    heads: parts
      .filter(({ place }) => HEADS.has(place))
      .flatMap(({ place, text }) =>
        text.split(SEPARATOR).map((piece) => ({ text: piece, stems: stemmedPart({ place, text: piece }, stemFor(language)).stems })),
      ),
    words,
    firstByteMs: page.hops.at(-1)?.firstByteMs ?? page.totalMs,
    types: [...new Set(entities.flatMap(typeNames))],
    phrases: keywords.map(({ phrase, key, score }) => ({ phrase, key, score })),
  };
}

/** What is found at once, so that the snapshot, which is many times its page, is not held while the words are weighed. */
function countedOn(page: FetchedPage) {
  const snapshot = takeSnapshot(page);
  const host = new URL(page.url).hostname;
  const anchors = snapshot.anchors.flatMap(({ resolved }) => URL.parse(resolved ?? "") ?? []);
  return {
    html: snapshot.html,
    lang: snapshot.lang?.raw ?? null,
    parts: shortened(pagePlaces(snapshot)),
    title: snapshot.titles[0]?.text ?? "",
    headings: snapshot.headings.filter(({ isHidden }) => !isHidden).length,
    linksInside: anchors.filter(({ hostname }) => hostname === host).length,
    linksOutside: anchors.filter(({ hostname, protocol }) => hostname !== host && protocol.startsWith("http")).length,
    technology: technologyOf(snapshot),
  };
}

function shortened<Part extends { text: string }>(parts: readonly Part[]): Part[] {
  let left = TEXT;
  return parts.flatMap((part) => {
    const text = part.text.slice(0, Math.max(0, left));
    left -= text.length;
    return text === "" ? [] : [{ ...part, text }];
  });
}

/** The days of change that a site's own sitemaps give, an index one level deep. */
async function readDates(home: string, named: readonly string[], { fetchPage, now }: Ports, signal: AbortSignal): Promise<SitemapDates> {
  const origin = new URL(home);
  const isHere = (address: string) => URL.parse(address, origin)?.host === origin.host;
  const line = named.filter(isHere).map((address) => new URL(address, origin).href);
  if (line.length === 0) line.push(new URL("/sitemap.xml", origin).href);
  const changed: number[] = [];
  let [files, listed] = [0, 0];
  const timer = AbortSignal.any([signal, AbortSignal.timeout(SITEMAP_MS)]);
  for (let [asked, url] = [0, line.shift()]; url !== undefined && asked < SITEMAP_FILES + 1; asked++, url = line.shift()) {
    const body = await fileAt(url);
    if (!body) continue;
    const { kind, entries } = readSitemap(body, { now: now().getTime() });
    if (kind === "sitemapindex") line.push(...entries.map(({ loc }) => loc).filter(isHere));
    if (kind !== "urlset" && kind !== "text") continue;
    files++;
    listed += entries.length;
    for (const { lastmod } of entries) {
      const time = readW3cDate(lastmod ?? "")?.time;
      if (time !== undefined && time <= now().getTime()) changed.push(time);
    }
  }
  return { files, listed, ...rhythmOf(changed, now().getTime()) };

  async function fileAt(url: string): Promise<Uint8Array | undefined> {
    try {
      const { status, body } = await fetchPage(new URL(url), {
        maxBytes: SITEMAP_BYTES,
        onTruncate: "keep",
        keepAlive: true,
        signal: timer,
      });
      return status === 200 ? body : undefined;
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (error instanceof AppError || timer.aborted) return undefined;
      throw error;
    }
  }
}

const DAY = 86_400_000;

function rhythmOf(changed: readonly number[], now: number): Omit<SitemapDates, "files" | "listed"> {
  const spans = new Set(changed.map((time) => Math.floor((now - time) / (30 * DAY))));
  return {
    dated: changed.length,
    newest: changed.length === 0 ? null : changed.reduce((newest, time) => Math.max(newest, time)),
    inLast30Days: changed.filter((time) => now - time <= 30 * DAY).length,
    months: [...spans].filter((span) => span < 12).length,
  };
}
