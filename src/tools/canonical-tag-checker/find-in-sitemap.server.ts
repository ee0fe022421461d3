import { gunzipSync } from "node:zlib";
import { AppError } from "#core/errors/app-error.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { sitemapLocations } from "#engines/crawler/sitemap-locations.ts";

/** The addresses of a site's sitemaps, as far as we read them. */
export interface SitemapReading {
  listed: ReadonlySet<string>;
  /** False when there was more than we read, so that a missing address proves nothing. */
  complete: boolean;
  /** Files that were read. */
  files: number;
}

const MAX_FILES = 5;
const MAX_FILE_BYTES = 5_000_000;
const MAX_UNPACKED_BYTES = 20_000_000;
const MAX_ADDRESSES = 60_000;
const FILE_MS = 6_000;

/** Reads what robots.txt names, or /sitemap.xml: an index and its first files. Undefined when the site has none that can be read. */
export async function readSitemaps(
  origin: string,
  named: readonly string[],
  fetchPage: ToolPorts["fetchPage"],
  signal: AbortSignal,
): Promise<SitemapReading | undefined> {
  const { host } = new URL(origin);
  const sameHost = (address: string) => URL.parse(address, origin)?.host === host;
  const line = named.filter(sameHost).map((address) => new URL(address, origin).href);
  if (line.length === 0) line.push(new URL("/sitemap.xml", origin).href);
  const listed = new Set<string>();
  const seen = new Set<string>();
  let files = 0;
  let complete = true;
  for (let url = line.shift(); url !== undefined; url = line.shift()) {
    if (seen.has(url)) continue;
    seen.add(url);
    if (seen.size > MAX_FILES || listed.size >= MAX_ADDRESSES) return { listed, complete: false, files };
    const text = await readFile(url, fetchPage, signal);
    if (text === undefined) {
      complete = false;
      continue;
    }
    files++;
    const { isIndex, locations } = sitemapLocations(text.body);
    if (text.cut) complete = false;
    if (isIndex) line.push(...locations.filter(sameHost).slice(0, MAX_FILES * 10));
    else for (const location of locations.slice(0, MAX_ADDRESSES)) listed.add(URL.parse(location)?.href ?? location);
  }
  return files > 0 ? { listed, complete, files } : undefined;
}

async function readFile(
  url: string,
  fetchPage: ToolPorts["fetchPage"],
  signal: AbortSignal,
): Promise<{ body: string; cut: boolean } | undefined> {
  try {
    const page = await fetchPage(new URL(url), {
      maxRedirects: 5,
      maxBytes: MAX_FILE_BYTES,
      onTruncate: "keep",
      totalMs: FILE_MS,
      accept: "application/xml,text/xml,*/*;q=0.5",
      signal,
    });
    if (page.status !== 200) return undefined;
    const isPacked = page.body[0] === 0x1f && page.body[1] === 0x8b;
    const body = isPacked ? gunzipSync(page.body, { maxOutputLength: MAX_UNPACKED_BYTES }) : page.body;
    return { body: new TextDecoder().decode(body), cut: page.truncated };
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    // Unreachable, or packed in a way that does not unpack: the sitemap tools say more of it.
    if (error instanceof AppError || (error instanceof Error && "code" in error)) return undefined;
    throw error;
  }
}
