import { gunzipSync } from "node:zlib";
import type { SiteSitemap } from "#core/crawl/crawl-event.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { pageAddress, type SiteBounds } from "./page-address.ts";
import { sitemapLocations } from "./sitemap-locations.ts";

const MAX_FILES = 10;
const MAX_LISTED = 2_000;
const MAX_FILE_BYTES = 5_000_000;
/** A file of 5 MB can unpack to gigabytes. */
const MAX_UNPACKED_BYTES = 20_000_000;

interface Options {
  fetchPage: ToolPorts["fetchPage"];
  /** What robots.txt names; /sitemap.xml when it names none. */
  named: readonly string[];
  bounds: SiteBounds;
  signal: AbortSignal;
  pause(): Promise<void>;
}

/** Reads the sitemaps that the site has, an index one level deep. A file that cannot be read is reported with the reason. */
export async function readSiteSitemap({ fetchPage, named, bounds, signal, pause }: Options): Promise<SiteSitemap> {
  const { home } = bounds;
  const files: { url: string; addresses: number; problem?: string }[] = [];
  const urls = new Set<string>();
  const seen = new Set<string>();
  let addresses = 0;
  const sameHost = (address: string) => URL.parse(address, home)?.host === home.host;
  const line = named.filter(sameHost).map((url) => new URL(url, home).href);
  if (line.length === 0) line.push(new URL("/sitemap.xml", home).href);

  for (let url = line.shift(); url !== undefined && files.length < MAX_FILES; url = line.shift()) {
    if (seen.has(url)) continue;
    seen.add(url);
    await pause();
    const read = await readFile(url);
    if ("problem" in read) {
      files.push({ url, addresses: 0, problem: read.problem });
      continue;
    }
    const { isIndex, locations } = sitemapLocations(read.text);
    if (isIndex) line.push(...locations.filter(sameHost));
    else
      for (const location of locations) {
        const address = pageAddress(location, home.href, bounds);
        if (address === undefined) continue;
        addresses++;
        if (urls.size < MAX_LISTED) urls.add(address);
      }
    files.push({ url, addresses: isIndex ? 0 : locations.length, ...(read.cut ? { problem: "Only the first 5 MB were read." } : {}) });
  }
  return { files, urls: [...urls], addresses: Math.max(addresses, urls.size) };

  async function readFile(url: string): Promise<{ text: string; cut: boolean } | { problem: string }> {
    try {
      const page = await fetchPage(new URL(url), {
        maxRedirects: 5,
        maxBytes: MAX_FILE_BYTES,
        onTruncate: "keep",
        accept: "application/xml,text/xml,*/*;q=0.5",
        keepAlive: true,
        signal,
      });
      if (page.status !== 200) return { problem: `Answers ${page.status}.` };
      return { text: new TextDecoder().decode(unpacked(page.body)), cut: page.truncated };
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (error instanceof AppError) return { problem: error.message };
      // What zlib throws: the file says that it is packed, and is not, or unpacks to more than we hold.
      if (error instanceof Error && "code" in error) return { problem: "Cannot be unpacked." };
      throw error;
    }
  }
}

/** By its first bytes, not by its name: servers send .gz both ways. */
function unpacked(body: Uint8Array): Uint8Array {
  return body[0] === 0x1f && body[1] === 0x8b ? gunzipSync(body, { maxOutputLength: MAX_UNPACKED_BYTES }) : body;
}
