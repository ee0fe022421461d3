import { AppError } from "#core/errors/app-error.ts";
import { headerOf } from "#core/http/header-of.ts";
import type { FetchedPage, FetchPageOptions, ToolPorts } from "#core/tool/tool-ports.ts";
import { mayAnswerPlain } from "#core/url/plain-fallback.ts";
import { startAddress } from "#engines/crawler/start-address.ts";
import { parseRobots } from "#engines/robots/parse-robots.ts";
import { MAX_ROBOTS_REDIRECTS, type RobotsAnswer } from "#engines/robots/robots-subject.ts";
import { checkRobots } from "./robots-txt-checker.engine.ts";
import type { RobotsTxtCheckerInput, RobotsTxtCheckerOutput } from "./robots-txt-checker.schema.ts";

type Ports = Pick<ToolPorts, "fetchPage">;

/** One byte more than Google reads, so that a longer file is known to be one. */
const MAX_BYTES = 500 * 1_024 + 1;
const MAX_SITEMAPS_ASKED = 5;

/** Fetches the file and asks its sitemaps for a sign of life, or takes the pasted text; then has it judged. */
export async function checkRobotsTxt(
  input: RobotsTxtCheckerInput,
  { fetchPage }: Ports,
  signal: AbortSignal,
): Promise<RobotsTxtCheckerOutput> {
  const { urls, bots, withoutLine, text, url } = input;
  if (text !== undefined || url === undefined) return checkRobots({ body: text ?? "", urls, bots, withoutLine });
  const { page, asked, overHttp } = await fetchRobots(url, fetchPage, signal);
  const answer = answerOf(page, asked);
  const sitemapStatuses = answer.status === 200 ? await askSitemaps(page.body, fetchPage, signal) : new Map<string, number>();
  return checkRobots({ body: page.body, urls, bots, withoutLine, answer, sitemapStatuses, fetched: fetchedOf(page, answer, overHttp) });
}

async function fetchRobots(typed: string, fetchPage: Ports["fetchPage"], signal: AbortSignal) {
  const { start, fallback } = startAddress(typed);
  const options = { maxBytes: MAX_BYTES, onTruncate: "keep", accept: "text/plain,*/*;q=0.5", signal } as const;
  const asked = new URL("/robots.txt", start).href;
  try {
    return { page: await fetchFile(asked, fetchPage, options), asked, overHttp: false };
  } catch (error) {
    if (!fallback || !mayAnswerPlain(error)) throw error;
    const plain = new URL("/robots.txt", fallback).href;
    return { page: await fetchFile(plain, fetchPage, options), asked: plain, overHttp: true };
  }
}

/** Redirects without an end are an answer too: crawlers give up and take the file as missing. */
async function fetchFile(address: string, fetchPage: Ports["fetchPage"], options: FetchPageOptions): Promise<FetchedPage> {
  try {
    return await fetchPage(address, options);
  } catch (error) {
    const isEndless = error instanceof AppError && (error.code === "redirect_loop" || error.code === "redirect_limit");
    if (!isEndless) throw error;
    return followAsCrawlers(address, fetchPage, options);
  }
}

/** One redirect at a time, to the first that crawlers do not follow. */
async function followAsCrawlers(address: string, fetchPage: Ports["fetchPage"], options: FetchPageOptions): Promise<FetchedPage> {
  let page = await fetchPage(address, { ...options, maxRedirects: 0 });
  const hops = [...page.hops];
  for (let next = nextOf(page); next && hops.length <= MAX_ROBOTS_REDIRECTS; next = nextOf(page)) {
    page = await fetchPage(next, { ...options, maxRedirects: 0 });
    hops.push(...page.hops);
  }
  return { ...page, hops, totalMs: hops.reduce((sum, hop) => sum + hop.totalMs, 0) };
}

function nextOf({ url, hops }: FetchedPage): URL | null {
  const location = hops.at(-1)?.location;
  return location === undefined ? null : URL.parse(location, url);
}

function answerOf({ url, status, headers, hops }: FetchedPage, asked: string): RobotsAnswer {
  return {
    url,
    status,
    type: headerOf(headers, "content-type")?.split(";")[0]?.trim().toLowerCase() || null,
    redirects: hops.filter((hop) => hop.location !== undefined).length,
    leftHost: new URL(url).hostname !== new URL(asked).hostname,
  };
}

function fetchedOf(page: FetchedPage, answer: RobotsAnswer, overHttp: boolean): RobotsTxtCheckerOutput["fetched"] {
  return {
    url: answer.url,
    status: answer.status,
    type: answer.type,
    bytes: page.body.length,
    totalMs: Math.round(page.totalMs),
    cacheControl: headerOf(page.headers, "cache-control") ?? null,
    hops: page.hops.map(({ url, status, location }) => ({ url, status, location: location ?? null })),
    overHttp,
  };
}

/** Whether the first few sitemaps are there. Their content is the extractor's business. */
async function askSitemaps(
  body: Uint8Array,
  fetchPage: Ports["fetchPage"],
  signal: AbortSignal,
): Promise<Map<string, number | "no answer">> {
  const addresses = [...new Set(parseRobots(body).sitemaps.map(({ value }) => value))].filter(
    (value) => /^https?:\/\//i.test(value) && URL.canParse(value),
  );
  const statuses = await Promise.all(
    addresses.slice(0, MAX_SITEMAPS_ASKED).map(async (value) => {
      const status = await fetchPage(new URL(value), {
        maxBytes: 1_024,
        onTruncate: "keep",
        accept: "application/xml,*/*;q=0.5",
        signal,
      }).then(
        (page) => page.status,
        (error: unknown) => {
          if (!(error instanceof AppError) || error.code === "cancelled") throw error;
          return "no answer" as const;
        },
      );
      return [value, status] as const;
    }),
  );
  return new Map(statuses);
}
