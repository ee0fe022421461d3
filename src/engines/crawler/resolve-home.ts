import type { RobotsAnswer } from "#core/crawl/crawl-event.ts";
import { AppError } from "#core/errors/app-error.ts";
import { headerOf } from "#core/http/header-of.ts";
import type { FetchedPage } from "#core/tool/tool-ports.ts";
import type { CrawlRules } from "./crawl-rules.ts";

const MAX_HOPS = 10;

export interface Home {
  url: URL;
  page: FetchedPage;
  rules: CrawlRules;
  robots: RobotsAnswer;
}

interface Options {
  fetchOne(url: URL): Promise<FetchedPage>;
  rulesOf(origin: string): Promise<{ rules: CrawlRules; answer: RobotsAnswer }>;
}

/** Follows the asked address to the page that answers, with the robots.txt of every site on the way read first. */
export async function resolveHome(asked: URL, { fetchOne, rulesOf }: Options): Promise<Home> {
  const seen = new Set<string>();
  let known: { origin: string; rules: CrawlRules; answer: RobotsAnswer } | undefined;
  for (let url = withoutHash(asked); ; ) {
    if (known?.origin !== url.origin) known = { origin: url.origin, ...(await rulesOf(url.origin)) };
    const verdict = known.rules.allows(url.href);
    if (!verdict.allowed)
      throw new AppError("robots_closed", { url: shortened(url.href), line: verdict.line ?? 0, rule: verdict.rule ?? "Disallow: /" });
    const page = await fetchOne(url);
    const location = headerOf(page.headers, "location");
    if (page.status < 300 || page.status >= 400 || location === undefined) {
      refuseUnlessPage(page);
      return { url, page, rules: known.rules, robots: known.answer };
    }
    seen.add(url.href);
    const next = URL.parse(location, url);
    if (next === null || !/^https?:$/.test(next.protocol))
      throw new AppError("redirect_malformed", { host: url.host, location: shortened(location) });
    url = withoutHash(next);
    if (seen.has(url.href)) throw new AppError("redirect_loop", { host: url.host, url: shortened(url.href) });
    if (seen.size > MAX_HOPS) throw new AppError("redirect_limit", { limit: MAX_HOPS });
  }
}

function refuseUnlessPage({ status, headers }: FetchedPage): void {
  if (status === 401 || status === 403 || status === 429) throw new AppError("crawl_refused", { status });
  if (status !== 200) throw new AppError("page_status", { status });
  const type = headerOf(headers, "content-type")?.split(";", 1)[0]?.trim() ?? "";
  if (type !== "" && !/^(?:text\/html|application\/xhtml\+xml)$/i.test(type)) throw new AppError("page_not_html", { type });
}

function withoutHash(url: URL): URL {
  const bare = new URL(url);
  bare.hash = "";
  return bare;
}

const shortened = (text: string) => (text.length > 120 ? `${text.slice(0, 119)}…` : text);
