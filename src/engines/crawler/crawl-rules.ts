import type { RobotsAnswer } from "#core/crawl/crawl-event.ts";
import { AppError } from "#core/errors/app-error.ts";
import { present } from "#core/errors/present.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";

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
  // Five redirects are the least that the RFC asks for. 500 KiB is what is read of the file; one byte more is read to see that there is more.
  const options = {
    maxRedirects: 5,
    maxBytes: 512_001,
    onTruncate: "keep",
    accept: "text/plain,*/*;q=0.5",
    keepAlive: true,
    signal,
  } as const;
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
  // A redirect that leads nowhere is a file that is not there, too.
  if (status < 500 && status !== 429) return { rules: openToAll, answer: { ...known, outcome: "missing", sitemaps: [] } };
  throw new AppError("robots_unreachable", { host: url.host, status });
}

/** The rules of each host of a site: the first host's are known, those of others are read when an address names them. */
export function createRuleBook(origin: string, first: CrawlRules, read: (origin: string) => Promise<CrawlRules>) {
  const rules = new Map<string, Promise<CrawlRules> | CrawlRules>([[origin, first]]);
  let unread = 0;
  return {
    /** Returns how many hosts could not be read so far, when there are new ones. */
    async learn(origins: ReadonlySet<string>): Promise<number> {
      const before = unread;
      for (const other of origins) {
        if (!rules.has(other)) rules.set(other, readOrClose(other));
        rules.set(other, await present(rules.get(other)));
      }
      return unread > before ? unread : 0;
    },
    allows(address: string): ReturnType<CrawlRules["allows"]> {
      const known = rules.get(new URL(address).origin);
      return known && "allows" in known ? known.allows(address) : closedToAll.allows(address);
    },
  };

  async function readOrClose(other: string): Promise<CrawlRules> {
    try {
      return await read(other);
    } catch (error) {
      if (!(error instanceof AppError) || error.code === "cancelled" || error.code === "stopping") throw error;
      unread++;
      return closedToAll;
    }
  }
}

/** Line 0: no line says it. */
const closedToAll: CrawlRules = { allows: () => ({ allowed: false, line: 0, rule: "" }), sitemaps: [] };
