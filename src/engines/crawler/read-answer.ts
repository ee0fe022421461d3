import type { PageContent, PageFacts } from "#core/crawl/crawl-event.ts";
import { decodeBody } from "#core/html/decode-body.ts";
import { headerOf } from "#core/http/header-of.ts";
import { readLinks } from "#core/http/link-header.ts";
import { hashText } from "#core/text/hash-text.ts";
import type { FetchedPage } from "#core/tool/tool-ports.ts";
import { isMissing } from "./link-check/soft-not-found.ts";
import { lastmodOf } from "./reading/page-dates.ts";
import type { PageReading } from "./reading/page-reading.ts";
import { readPage } from "./reading/read-page.ts";
import { readRobotsHeaders } from "./reading/robots-directives.ts";

export interface ReadAnswer {
  facts: PageFacts;
  /** Absolute, of any host: links that may be followed, the canonical, and where a redirect goes. */
  links: readonly string[];
  /** Undefined when the answer is no page. */
  reading?: PageReading;
}

interface Options {
  nowMs: number;
  pause: () => Promise<void>;
  /** Keep what the rules over many pages compare. */
  keepsContent?: boolean;
  followNofollow?: boolean | "of-pages";
  ignoreCanonicals?: boolean | undefined;
}

/** One answer as facts and links. Only HTML that came with a 200 is parsed. */
export async function readAnswer(page: FetchedPage, options: Options): Promise<ReadAnswer> {
  const { nowMs, pause, keepsContent, followNofollow, ignoreCanonicals } = options;
  const header = (wanted: string) => headerOf(page.headers, wanted);
  const contentType = header("content-type");
  const facts: PageFacts = { status: page.status, ms: Math.round(page.totalMs), bytes: page.body.length };
  if (page.truncated) facts.truncated = true;

  const location = header("location");
  const target = location !== undefined && isRedirect(page.status) && URL.parse(location, page.url)?.href;
  if (target) return { facts: { ...facts, redirectTo: target }, links: [target] };
  if (page.status !== 200 || !isHtmlAnswer(contentType, page.body))
    return { facts: page.status === 200 ? { ...facts, type: mediaType(contentType) || "unknown" } : facts, links: [] };

  const reading = await readPage(decodeBody(page.body, contentType ?? null).html, page.url, pause);
  const tag = readRobotsHeaders(page.headers.filter(([name]) => name.toLowerCase() === "x-robots-tag").map(([, value]) => value));
  const canonical = ignoreCanonicals ? undefined : (canonicalHeader(page) ?? reading.canonical);
  const lastmod = lastmodOf(reading.dates, header("last-modified"), nowMs);
  const nofollow = tag.nofollow || reading.nofollow;
  const followed = followable(reading, followNofollow === true);
  if (reading.title) facts.title = reading.title.slice(0, 300);
  if (tag.noindex) facts.noindex = "header";
  else if (reading.noindex) facts.noindex = "meta";
  if (canonical) facts.canonical = canonical;
  if (lastmod) facts.lastmod = lastmod;
  if (reading.refresh) facts.redirectTo = reading.refresh;
  facts.links = followed.length;
  if (reading.isScriptBuilt) facts.scriptBuilt = true;
  // A home page that reads like a “not found” is a home page all the same.
  if (new URL(page.url).pathname !== "/" && isMissing(reading)) facts.missing = true;
  if (keepsContent) facts.content = contentOf(reading, nofollow);
  const follows = followNofollow || !nofollow;
  return {
    facts,
    reading,
    links: [...(follows ? followed : []), ...(canonical ? [canonical] : []), ...(reading.refresh ? [reading.refresh] : [])],
  };
}

function followable({ links }: PageReading, nofollowToo: boolean): string[] {
  const urls = new Set<string>();
  for (const { url, kind, rel, flags } of links)
    if ((kind === "a" || kind === "area") && url !== "" && !flags.invalid && (nofollowToo || !rel.includes("nofollow"))) urls.add(url);
  return [...urls];
}

function contentOf({ description, h1, lang, alternates, ...reading }: PageReading, nofollow: boolean): PageContent {
  const bodyText = reading.bodyText();
  return {
    ...(description ? { description: description.slice(0, 400) } : {}),
    ...(h1 ? { h1: h1.slice(0, 300) } : {}),
    words: bodyText === "" ? 0 : bodyText.split(" ").length,
    ...(bodyText === "" ? {} : { bodyHash: hashText(bodyText.toLowerCase()) }),
    ...(lang ? { lang: lang.slice(0, 35) } : {}),
    ...(nofollow ? { nofollow } : {}),
    ...(alternates.length > 0 ? { alternates } : {}),
  };
}

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

const mediaType = (header = "") => header.split(";", 1)[0]?.trim().toLowerCase() ?? "";

/** Without a type, a browser looks at the bytes; a "<" first is enough for us. */
export function isHtmlAnswer(contentType: string | undefined, body: Uint8Array): boolean {
  const type = mediaType(contentType);
  if (type !== "") return type === "text/html" || type === "application/xhtml+xml";
  return body.find((byte) => byte > 0x20) === 0x3c;
}

/** `Link: <https://…>; rel="canonical"`, the form that also works for files. */
function canonicalHeader({ headers, url }: FetchedPage): string | undefined {
  const links = headers.flatMap(([name, value]) => (name.toLowerCase() === "link" ? readLinks(value, url) : []));
  for (const { rel, target } of links) {
    const canonical = rel.includes("canonical") && URL.parse(target, url);
    if (!canonical) continue;
    canonical.hash = "";
    return canonical.href;
  }
  return undefined;
}
