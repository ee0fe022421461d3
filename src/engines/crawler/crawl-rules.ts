import { AppError } from "#core/errors/app-error.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import type { RobotsAnswer } from "./crawl-event.ts";

/** What robots.txt lets this crawler do. How the file is read is the caller's: see engines/robots. */
export interface CrawlRules {
  allows(address: string): { allowed: boolean; line?: number; rule?: string };
  /** Seconds. */
  crawlDelay?: number;
  sitemaps: readonly string[];
}

interface Options {
  fetchPage: ToolPorts["fetchPage"];
  readRobots(body: Uint8Array): CrawlRules;
  signal: AbortSignal;
}

const openToAll: CrawlRules = { allows: () => ({ allowed: true }), sitemaps: [] };

/**
 * RFC 9309, 2.3: a 4xx opens the site, and a server that fails or cannot be reached closes it, because nobody knows what it would have
 * said. 429 is such a failure (Google: https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt).
 */
export async function fetchRules(
  origin: string,
  { fetchPage, readRobots, signal }: Options,
): Promise<{ rules: CrawlRules; answer: RobotsAnswer }> {
  const url = new URL("/robots.txt", origin);
  // Five redirects are the least that the RFC asks for. 500 KiB is what is read of the file; a byte more tells that there is more.
  const options = { maxRedirects: 5, maxBytes: 512_001, onTruncate: "keep", accept: "text/plain,*/*;q=0.5", signal } as const;
  const page = await fetchPage(url, options).catch((error: unknown) => {
    // A chain without an end is a file that is not there (Google, and RFC 9309, 2.3.1.2).
    if (error instanceof AppError && error.code.startsWith("redirect_")) return { status: 404, body: new Uint8Array() };
    throw error;
  });
  const { status } = page;
  const known = { url: url.href, status };
  if (status >= 200 && status < 300) {
    const rules = readRobots(page.body);
    const delay = rules.crawlDelay === undefined ? {} : { crawlDelay: rules.crawlDelay };
    return { rules, answer: { ...known, ...delay, outcome: "read", sitemaps: rules.sitemaps } };
  }
  if (status >= 400 && status < 500 && status !== 429) return { rules: openToAll, answer: { ...known, outcome: "missing", sitemaps: [] } };
  throw new AppError("robots_unreachable", { host: url.host, status });
}
