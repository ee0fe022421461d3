import { setImmediate as breathe } from "node:timers/promises";
import { AppError } from "#core/errors/app-error.ts";
import type { FetchedPage, ToolPorts } from "#core/tool/tool-ports.ts";
import { mayAnswerPlain } from "#core/url/plain-fallback.ts";
import { startAddress } from "#engines/crawler/start-address.ts";
import { takeSnapshot } from "#engines/page-snapshot/take-snapshot.ts";
import { parseRobots } from "#engines/robots/parse-robots.ts";
import { readSitemapInSteps } from "#engines/sitemap/read-sitemap.ts";
import type { SitemapDocument } from "#engines/sitemap/sitemap-document.ts";
import { type GatheredFile, type GatheredSitemaps, MAX_LISTED } from "./gathered-sitemaps.ts";

type Ports = Pick<ToolPorts, "fetchPage" | "now">;

const MAX_FILES = 200;
const MAX_LEVEL = 3;
const MAX_ADDRESSES = 250_000;
const WALL_MS = 40_000;
/** Where sitemaps stand that robots.txt does not name, the commonest first. */
const usualPlaces = ["/sitemap.xml", "/sitemap_index.xml", "/sitemap-index.xml", "/wp-sitemap.xml", "/sitemap.xml.gz", "/sitemap.txt"];
const ACCEPT = "application/xml,text/xml,text/plain;q=0.8,*/*;q=0.5";

/** Finds the sitemaps of an address and reads them, one after the other, an index up to three levels deep. */
export async function gatherSitemaps(
  typed: string,
  { fetchPage, now }: Ports,
  signal: AbortSignal,
): Promise<Omit<GatheredSitemaps, "sample">> {
  const endsAt = now().getTime() + WALL_MS;
  const notes: string[] = [];
  const files: GatheredFile[] = [];
  let kept = 0;
  let total = 0;
  const start = await findSitemaps();
  const { url } = start;
  let { foundBy, found } = start;
  const line = start.first.map((address) => ({ url: address, level: 0 }));
  const seen = new Set<string>();

  for (let next = line.shift(); next !== undefined; next = line.shift() ?? (await nextBestPlace())) {
    if (seen.has(next.url)) continue;
    seen.add(next.url);
    const limit =
      files.length >= MAX_FILES
        ? `We read ${MAX_FILES} files and stopped.`
        : total >= MAX_ADDRESSES
          ? `We counted ${total.toLocaleString("en-US")} addresses and stopped.`
          : now().getTime() > endsAt
            ? `We read for ${WALL_MS / 1_000} seconds and stopped.`
            : undefined;
    if (limit) {
      notes.push(
        `${limit} ${(line.length + 1).toLocaleString("en-US")} more files are named and not read. Give the address of one of them to go on.`,
      );
      break;
    }
    const isAsked = foundBy === "address" && files.length === 0;
    const file = found?.url === next.url ? found : await readFile(next.url, next.level, isAsked);
    files.push(file);
    const { document } = file;
    if (!document) continue;
    if (document.kind !== "sitemapindex") {
      kept += document.entries.length;
      total += document.count;
    } else if (next.level < MAX_LEVEL) {
      for (const { loc } of document.entries) {
        const child = URL.parse(loc, next.url);
        if (child && /^https?:$/.test(child.protocol)) line.push({ url: child.href, level: next.level + 1 });
      }
    }
  }
  if (total > kept)
    notes.push(`The first ${kept.toLocaleString("en-US")} addresses are listed; all ${total.toLocaleString("en-US")} are counted.`);
  return { asked: url, foundBy, files, notes };

  /** When nothing that robots.txt names can be read, what the home page links to or a usual place holds. */
  async function nextBestPlace(): Promise<{ url: string; level: number } | undefined> {
    if (foundBy !== "robots.txt" || files.some(({ document }) => document !== undefined && document.count > 0)) return undefined;
    const other = await lookElsewhere(new URL(url));
    foundBy = other?.foundBy ?? "usual places";
    found = other?.found;
    if (!other) return undefined;
    notes.push(`What robots.txt names cannot be read; we found a sitemap ${other.words}.`);
    return { url: other.found.url, level: 0 };
  }

  /** The address itself, or for a site what its robots.txt names, what its home page links to, or the first of the usual places that answers. */
  async function findSitemaps(): Promise<Found> {
    const { start, fallback } = startAddress(typed);
    if (start.pathname !== "/" || start.search !== "") return { url: start.href, foundBy: "address", first: [start.href] };
    const { home, robots } = await readRobots(start, fallback);
    const named = robots.flatMap((value) => (/^https?:\/\//i.test(value) ? (URL.parse(value)?.href ?? []) : []));
    if (named.length > 0) return { url: home.href, foundBy: "robots.txt", first: [...new Set(named)] };
    const other = await lookElsewhere(home);
    if (!other) throw new AppError("sitemap_missing", { host: home.host, count: usualPlaces.length });
    notes.push(`robots.txt names no sitemap; we found one ${other.words}.`);
    return { url: home.href, foundBy: other.foundBy, first: [other.found.url], found: other.found };
  }

  async function lookElsewhere(home: URL): Promise<Elsewhere | undefined> {
    for (const address of await linkedSitemaps(home)) {
      const found = await readFile(address, 0, false);
      if (found.document && found.document.count > 0) return { found, foundBy: "link", words: "in the head of the home page" };
    }
    for (const path of usualPlaces) {
      const found = await readFile(new URL(path, home).href, 0, false);
      if (found.document && found.document.count > 0) return { found, foundBy: "usual places", words: `at ${path}` };
    }
    return undefined;
  }

  /** `<link rel="sitemap">` of the home page, if it has one and can be read. */
  async function linkedSitemaps(home: URL): Promise<string[]> {
    try {
      const page = await fetchPage(home, { maxBytes: 1_000_000, onTruncate: "keep", signal });
      if (page.status !== 200) return [];
      const links = takeSnapshot(page).links.filter(({ rel }) => rel.includes("sitemap"));
      return [...new Set(links.flatMap(({ resolved }) => (resolved && /^https?:/.test(resolved) ? [resolved] : [])))].slice(0, 5);
    } catch (error) {
      if (!(error instanceof AppError) || error.code === "cancelled") throw error;
      return [];
    }
  }

  async function readRobots(start: URL, fallback: URL | undefined): Promise<{ home: URL; robots: string[] }> {
    try {
      const page = await fetchPage(new URL("/robots.txt", start).href, {
        maxBytes: 512_000,
        onTruncate: "keep",
        accept: "text/plain,*/*;q=0.5",
        signal,
      });
      return { home: start, robots: page.status === 200 ? parseRobots(page.body).sitemaps.map(({ value }) => value) : [] };
    } catch (error) {
      if (!fallback || !mayAnswerPlain(error)) throw error;
      notes.push("https did not connect, so we read the site over http.");
      return readRobots(fallback, undefined);
    }
  }

  /** A file that cannot be read is listed with its reason. The one the visitor named is not listed but thrown: its failure is the answer. */
  async function readFile(address: string, level: number, isAsked: boolean): Promise<GatheredFile> {
    try {
      const page = await fetchPage(address, { onTruncate: "keep", accept: ACCEPT, signal });
      if (page.status !== 200) {
        if (isAsked) throw new AppError("sitemap_status", { status: page.status });
        return { url: address, level, status: page.status, trouble: `Answers ${page.status}.` };
      }
      const document = await readInSteps(page);
      const foundAt = page.url === address ? {} : { foundAt: page.url };
      return { url: address, ...foundAt, level, status: 200, document, ...troubleOf(page, document) };
    } catch (error) {
      if (!(error instanceof AppError) || error.code === "cancelled" || isAsked) throw error;
      return { url: address, level, status: null, trouble: error.message };
    }
  }

  async function readInSteps({ body, truncated }: FetchedPage): Promise<SitemapDocument> {
    const steps = readSitemapInSteps(body, { now: now().getTime(), keep: Math.max(0, MAX_LISTED - kept), isTruncated: truncated });
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
      await breathe();
      signal.throwIfAborted();
    }
  }
}

interface Found {
  url: string;
  foundBy: GatheredSitemaps["foundBy"];
  first: string[];
  /** Read already on the way. */
  found?: GatheredFile;
}

interface Elsewhere {
  found: GatheredFile;
  foundBy: "link" | "usual places";
  /** Where, for a sentence. */
  words: string;
}

function troubleOf({ truncated }: FetchedPage, { kind, isCut }: SitemapDocument): { trouble?: string } {
  if (truncated) return { trouble: "We read the first 5 MB and stopped. Save the file and choose it here: your browser reads all of it." };
  if (kind === "html") return { trouble: "A web page, not a sitemap." };
  return isCut ? { trouble: "Read in part only." } : {};
}
