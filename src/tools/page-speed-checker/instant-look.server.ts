import { AppError } from "#core/errors/app-error.ts";
import { headerOf } from "#core/http/header-of.ts";
import type { FetchedPage, ToolPorts } from "#core/tool/tool-ports.ts";
import { refuseUnreadable } from "#engines/page-snapshot/readable-page.ts";
import { takeSnapshot } from "#engines/page-snapshot/take-snapshot.ts";
import type { NamedAsset } from "./page-assets.ts";
import { type PageInShort, pageInShort } from "./page-in-short.ts";
import { instantLook, maxAgeOf } from "./page-speed-checker.engine.ts";
import type { Asset, InstantLook } from "./page-speed-checker.schema.ts";

const MAX_ASSETS = 100;
const AT_ONCE = 6;
const EACH_MS = 4_000;
const ALL_MS = 12_000;

/** One request for the page and the headers of its first hundred files: what can be said within seconds. */
export async function takeInstantLook(
  address: string,
  { fetchPage }: Pick<ToolPorts, "fetchPage">,
  signal: AbortSignal,
): Promise<InstantLook> {
  const page = await readPage(address, fetchPage, signal);
  const bounded = AbortSignal.any([signal, AbortSignal.timeout(ALL_MS)]);
  const host = new URL(page.request.url).hostname;
  const queue = page.files;
  const assets: Asset[] = new Array(queue.length);
  let next = 0;
  const work = async () => {
    for (let index = next++; index < queue.length; index = next++) {
      const asset = queue[index];
      if (asset) assets[index] = await askAsset(asset, host, fetchPage, bounded);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (signal.aborted) throw signal.reason;
  return instantLook(page, assets);
}

/** A copy: a piece of a text keeps the whole text in memory. */
async function readPage(address: string, fetchPage: ToolPorts["fetchPage"], signal: AbortSignal): Promise<PageInShort> {
  const page = await fetchPage(address, { onTruncate: "keep", signal });
  // Half a minute of laboratory is for pages: a PDF or an error is reported at once.
  refuseUnreadable(page);
  return structuredClone(pageInShort(takeSnapshot(page, { input: address }), MAX_ASSETS));
}

async function askAsset({ url, kind }: NamedAsset, host: string, fetchPage: ToolPorts["fetchPage"], signal: AbortSignal): Promise<Asset> {
  const asset: Asset = {
    url,
    kind,
    status: null,
    bytes: null,
    maxAge: null,
    encoding: null,
    type: null,
    isThirdParty: isOther(new URL(url).hostname, host),
  };
  if (signal.aborted) return asset;
  try {
    const answer = await fetchPage(new URL(url), { method: "HEAD", maxRedirects: 5, totalMs: EACH_MS, accept: "*/*", signal });
    return { ...asset, ...factsOf(answer) };
  } catch (error) {
    // A file that does not answer is unknown, and the look goes on without it.
    if (error instanceof AppError) return asset;
    throw error;
  }
}

function factsOf({ status, headers }: FetchedPage): Pick<Asset, "status" | "bytes" | "maxAge" | "encoding" | "type"> {
  const header = (name: string) => headerOf(headers, name) ?? null;
  const length = header("content-length");
  // Some servers answer HEAD with nothing but a refusal, which says nothing of the file.
  const isRefused = status === 405 || status === 501 || status === 403;
  return {
    status: isRefused ? null : status,
    bytes: !isRefused && length !== null && /^\d{1,12}$/.test(length) ? Number(length) : null,
    maxAge: maxAgeOf(header("cache-control"), header("expires"), header("date")),
    encoding: header("content-encoding"),
    type: header("content-type"),
  };
}

/** A subdomain belongs to the site, another registrable name does not; the last two labels are near enough for that. */
function isOther(one: string, host: string): boolean {
  const tail = (name: string) => name.split(".").slice(-2).join(".");
  return tail(one) !== tail(host);
}
