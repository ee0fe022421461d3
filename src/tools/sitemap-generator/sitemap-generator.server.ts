import { setImmediate as breathe, setTimeout as delay } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { AppError } from "#core/errors/app-error.ts";
import { BOT_NAME } from "#core/tool/bot-name.ts";
import type { ToolJob } from "#core/tool/define-tool.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { type CrawlWorld, crawl } from "#engines/crawler/crawl.ts";
import type { CrawlRules } from "#engines/crawler/crawl-rules.ts";
import { crawlDelayFor, isAllowed } from "#engines/robots/is-allowed.ts";
import { parseRobots } from "#engines/robots/parse-robots.ts";
import { pathWithQuery } from "#engines/robots/path-with-query.ts";
import { readPresentSitemap } from "./read-present-sitemap.server.ts";
import { isCrawlEvent, presentSitemapOf, type SitemapEvent } from "./sitemap-event.ts";
import { sitemapFiles } from "./sitemap-files.ts";
import { sitemapFrom } from "./sitemap-generator.engine.ts";
import type { SitemapGeneratorOutput, SitemapRequest } from "./sitemap-generator.schema.ts";
import { startAddress } from "./start-address.ts";

const MIN_DELAY_MS = 250;
const WALL_MS = 600_000;

/** Crawls, with the robots rules and the present sitemap of the site, and makes the result from what was told. */
export async function generateSitemap(
  { url, maxPages, ignoreQuery }: SitemapRequest,
  { fetchPage, now }: Pick<ToolPorts, "fetchPage" | "now">,
  { signal, past, emit }: ToolJob<SitemapEvent>,
): Promise<SitemapGeneratorOutput> {
  const events: SitemapEvent[] = [...past];
  const tell = (event: SitemapEvent) => {
    events.push(event);
    emit(event);
  };
  const clock = () => now().getTime();
  const { start, fallback } = startAddress(url);
  const minDelayMs = isTrialHost(start.hostname) ? 0 : MIN_DELAY_MS;
  const options = { asked: url, maxPages, ignoreQuery, maxDepth: 10, perHost: 2, minDelayMs, wallMs: WALL_MS };
  const world = (): CrawlWorld => ({
    fetchPage,
    now: clock,
    sleep: (ms) => delay(ms, undefined, { signal }),
    breathe,
    signal,
    past: events.filter(isCrawlEvent),
    emit: tell,
    readRobots,
    async laterAddresses(named, home) {
      const known = presentSitemapOf(events);
      if (known) return known.urls;
      const pause = () => delay(minDelayMs, undefined, { signal });
      const present = await readPresentSitemap({ fetchPage, named, home, ignoreQuery, signal, now: clock, pause });
      tell(present);
      return present.urls;
    },
  });
  try {
    await crawl({ ...options, start }, world());
  } catch (error) {
    if (!fallback || !(error instanceof AppError) || !withoutTls.includes(error.code)) throw error;
    tell({ kind: "note", at: clock(), note: "http-fallback", value: 1 });
    await crawl({ ...options, start: fallback }, world());
  }
  const result = sitemapFrom(events);
  if (!result) throw new Error("a crawl that ended has read its home page");
  return result;
}

/** For downloads: the text forms, and each XML file packed as well. */
export function filesOf(output: SitemapGeneratorOutput) {
  const files = sitemapFiles(output);
  const packed = files
    .filter(({ name }) => name.endsWith(".xml"))
    .map(({ name, body }) => ({ name: `${name}.gz`, type: "application/gzip", body: new Uint8Array(gzipSync(body)) }));
  return [...files, ...packed];
}

/** Failures after which a site that was typed without a scheme is tried over http. */
const withoutTls: readonly string[] = ["connect_failed", "connect_timeout", "tls_failed", "response_reset"];

/** Hosts that only the operator's own allow list opens: nobody else's server, so nobody to be gentle with. */
function isTrialHost(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$|\.(?:localhost|test)$/.test(hostname);
}

function readRobots(body: Uint8Array): CrawlRules {
  const robots = parseRobots(body);
  const crawlDelay = crawlDelayFor(robots, BOT_NAME);
  return {
    // Rules carry their escapes in upper case; a link may carry them in either.
    allows: (address) =>
      isAllowed(
        robots,
        BOT_NAME,
        pathWithQuery(address).replace(/%[0-9a-f]{2}/gi, (escaped) => escaped.toUpperCase()),
      ),
    sitemaps: robots.sitemaps.map(({ value }) => value),
    ...(crawlDelay === undefined ? {} : { crawlDelay }),
  };
}
