import { AppError } from "#core/errors/app-error.ts";
import type { FetchPageOptions } from "#core/tool/tool-ports.ts";
import { fieldValues } from "#engines/http-headers/header-fields.ts";
import type { CheckPorts } from "#engines/page-snapshot/page-check.ts";
import type { PageSnapshot } from "#engines/page-snapshot/page-snapshot.ts";
import { takeSnapshot } from "#engines/page-snapshot/take-snapshot.ts";
import type { HeaderCheckerInput } from "./header-checker.schema.ts";
import { type Answered, type HeaderExtra, nothingMore } from "./header-extra.ts";

/**
 * Asks the same address again, in other words: by HEAD, with its validators, over http, and as the visitor chose. One page only: a list
 * is judged by one request each, and a kept page as it was.
 */
export async function gatherAnswers(
  snapshot: PageSnapshot,
  ports: CheckPorts,
  signal: AbortSignal,
  input: HeaderCheckerInput,
): Promise<HeaderExtra> {
  if (!snapshot.response || input.snapshot !== undefined || input.urls !== undefined || input.compareWith !== undefined) return nothingMore;
  const { url } = snapshot.request;
  const ask = async (address: string, options: FetchPageOptions): Promise<Answered> => {
    try {
      const page = await ports.fetchPage(new URL(address), { maxBytes: MAX_BYTES, onTruncate: "keep", signal, ...options });
      return { page, failure: null };
    } catch (fault) {
      if (fault instanceof AppError && !signal.aborted) return { page: null, failure: fault.message };
      throw fault;
    }
  };
  // Two at a time: as polite as our crawler.
  const [[head, conditional], [httpRoute, asked]] = await Promise.all([
    (async () => [await ask(url, { method: "HEAD" }), await askAgain(snapshot, ask)] as const)(),
    (async () => [await askOverHttp(snapshot, ask), await askAsChosen(snapshot, input, ask)] as const)(),
  ]);
  return { head, conditional, httpRoute, asked, broken: null };
}

type Ask = (address: string, options: FetchPageOptions) => Promise<Answered>;

const MAX_BYTES = 1_000_000;

async function askAgain({ response, request }: PageSnapshot, ask: Ask): Promise<Answered | null> {
  const [etag] = fieldValues(response?.headers ?? [], "etag");
  const [modified] = fieldValues(response?.headers ?? [], "last-modified");
  if (response?.status !== 200 || (etag === undefined && modified === undefined)) return null;
  const headers = {
    ...(etag === undefined ? {} : { "if-none-match": etag }),
    ...(modified === undefined ? {} : { "if-modified-since": modified }),
  };
  return ask(request.url, { headers });
}

/** Whether http leads to https. A chain that began with http has shown it already. */
async function askOverHttp({ request, hops }: PageSnapshot, ask: Ask): Promise<string[] | null> {
  const [first] = hops;
  if (first?.url.startsWith("http:")) return hops.map(({ url }) => url);
  const target = new URL(first?.url ?? request.url);
  if (target.protocol !== "https:" || target.port !== "") return null;
  target.protocol = "http:";
  const { page } = await ask(target.href, { maxBytes: 2048 });
  return page ? page.hops.map(({ url }) => url) : [];
}

async function askAsChosen({ hops, request }: PageSnapshot, input: HeaderCheckerInput, ask: Ask): Promise<HeaderExtra["asked"]> {
  const { verb = "GET", as = "tool", language, uncompressed = false } = input;
  if (verb === "GET" && as === "tool" && !language && !uncompressed) return null;
  const answer = await ask(hops[0]?.url ?? request.url, {
    method: verb,
    as,
    headers: { ...(language ? { "accept-language": language } : {}), ...(uncompressed ? { "accept-encoding": "identity" } : {}) },
  });
  const label = [
    verb,
    ...(as === "tool" ? [] : [`as ${NAMES[as]}`]),
    ...(language ? [`in ${language}`] : []),
    ...(uncompressed ? ["without compression"] : []),
  ].join(" ");
  const snapshot = answer.page && verb === "GET" && isHtml(answer.page.headers) ? takeSnapshot(answer.page) : null;
  return { ...answer, label, isImitation: as !== "tool", isCrawler: as === "googlebot" && !language, snapshot };
}

const NAMES = { googlebot: "Googlebot", chrome: "Chrome" } as const;

function isHtml(headers: readonly (readonly [string, string])[]): boolean {
  return /^(?:text\/html|application\/xhtml\+xml)\b/i.test(fieldValues(headers, "content-type")[0] ?? "text/html");
}
