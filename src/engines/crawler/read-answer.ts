import sniffEncoding from "html-encoding-sniffer";
import type { FetchedPage } from "#core/tool/tool-ports.ts";
import type { PageFacts } from "./crawl-event.ts";
import { lastmodOf } from "./page-dates.ts";
import { readPageForCrawl } from "./read-page-for-crawl.ts";
import { readRobotsHeaders } from "./robots-directives.ts";

export interface ReadAnswer {
  facts: PageFacts;
  /** Absolute, of any host: links, the canonical, and where a redirect goes. */
  links: readonly string[];
}

/** One answer as facts and links. Only HTML that came with a 200 is parsed. */
export async function readAnswer(page: FetchedPage, nowMs: number, pause: () => Promise<void>): Promise<ReadAnswer> {
  const header = (wanted: string) => page.headers.find(([name]) => name.toLowerCase() === wanted)?.[1];
  const contentType = header("content-type");
  const facts: PageFacts = { status: page.status, ms: Math.round(page.totalMs), bytes: page.body.length };
  if (page.truncated) facts.truncated = true;

  const target = isRedirect(page.status) && URL.parse(header("location") ?? "", page.url)?.href;
  if (target) return { facts: { ...facts, redirectTo: target }, links: [target] };
  const type = mediaType(contentType);
  if (page.status !== 200 || !isHtml(type, page.body))
    return { facts: page.status === 200 ? { ...facts, type: type || "unknown" } : facts, links: [] };

  const reading = await readPageForCrawl(decode(page.body, contentType), page.url, pause);
  const tag = readRobotsHeaders(page.headers.filter(([name]) => name.toLowerCase() === "x-robots-tag").map(([, value]) => value));
  const canonical = canonicalHeader(header("link"), page.url) ?? reading.canonical;
  const lastmod = lastmodOf(reading.dates, header("last-modified"), nowMs);
  if (reading.title) facts.title = reading.title.slice(0, 300);
  if (tag.noindex) facts.noindex = "header";
  else if (reading.noindex) facts.noindex = "meta";
  if (canonical) facts.canonical = canonical;
  if (lastmod) facts.lastmod = lastmod;
  if (reading.refresh) facts.redirectTo = reading.refresh;
  facts.links = reading.links.length;
  const follows = !(tag.nofollow || reading.nofollow);
  return {
    facts,
    links: [...(follows ? reading.links : []), ...(canonical ? [canonical] : []), ...(reading.refresh ? [reading.refresh] : [])],
  };
}

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

const mediaType = (header = "") => header.split(";", 1)[0]?.trim().toLowerCase() ?? "";

/** Without a type, a browser looks at the bytes; a "<" first is enough for us. */
function isHtml(type: string, body: Uint8Array): boolean {
  if (type !== "") return type === "text/html" || type === "application/xhtml+xml";
  return body.find((byte) => byte > 0x20) === 0x3c;
}

function decode(body: Uint8Array, contentType = ""): string {
  const label = /;\s*charset\s*=\s*["']?([^\s"';]+)/i.exec(contentType)?.[1];
  const encoding = sniffEncoding(body, label === undefined ? {} : { transportLayerEncodingLabel: label });
  // The "replacement" encoding stands for those that are unsafe to decode, and TextDecoder does not know it.
  return encoding === "replacement" ? "" : new TextDecoder(encoding).decode(body);
}

/** `Link: <https://…>; rel="canonical"`, the form that also works for files. */
function canonicalHeader(header: string | undefined, base: string): string | undefined {
  for (const [, target = "", rest = ""] of (header ?? "").matchAll(/<([^<>]*)>([^<]*)/g)) {
    const rel = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,"]+))/i.exec(rest);
    if (!(rel?.[1] ?? rel?.[2] ?? "").toLowerCase().split(/\s+/).includes("canonical")) continue;
    const url = URL.parse(target, base);
    if (!url) continue;
    url.hash = "";
    return url.href;
  }
  return undefined;
}
