import type { PackedShape } from "./page-link.ts";

/** An event of a crawl. Events are kept, streamed, and read again after a restart: everything known of a crawl follows from them. */
export type CrawlEvent = { at: number } & (
  | ({ kind: "started" } & CrawlAsked)
  /** Another attempt goes on with what the last one left. */
  | { kind: "resumed" }
  | ({ kind: "robots" } & RobotsAnswer)
  /** Where the crawl begins: the address that answered when the asked one redirects. */
  | { kind: "home"; url: string }
  | ({ kind: "found" } & FoundLinks)
  | { kind: "reading"; url: string }
  | ({ kind: "page"; url: string } & PageFacts)
  | ({ kind: "links" } & KeptLinks)
  /** The site's own sitemaps, read once. */
  | ({ kind: "sitemap" } & SiteSitemap)
  /** The server asked for a pause; the page goes back in line. */
  | { kind: "retry"; url: string; status: number; waitMs: number }
  | ({ kind: "trap" } & CrawlTrap)
  | { kind: "note"; note: CrawlNote; value: number }
  | { kind: "finished"; reason: StopReason }
);

/** An event before it gets its time. */
export type NewCrawlEvent = CrawlEvent extends infer Event ? (Event extends CrawlEvent ? Omit<Event, "at"> : never) : never;

/** host: exactly that one. www: with and without www. subdomains: everything below the registrable domain. folder: the start's folder. */
export type CrawlScope = "host" | "www" | "subdomains" | "folder";

export interface CrawlAsked {
  /** What the visitor typed. */
  asked: string;
  maxPages: number;
  maxDepth: number;
  ignoreQuery: boolean;
  scope?: CrawlScope;
  ignoreParams?: readonly string[];
  /** Only pages count towards the limit: neither redirects nor what is dead. */
  limitsPages?: boolean;
}

export interface RobotsAnswer {
  url: string;
  status: number;
  /** missing: a 4xx, which opens everything (RFC 9309, 2.3.1.3). */
  outcome: "read" | "missing";
  sitemaps: readonly string[];
  /** Seconds between two requests that the site asks for. */
  crawlDelay?: number;
}

/** New addresses of this site that one page, or the site's sitemap, names. */
interface FoundLinks {
  /** Null when they come from the sitemap and no page links to them. */
  from: string | null;
  urls: readonly string[];
  /** Closed by robots.txt, never fetched. */
  closed?: readonly { url: string; line: number; rule: string }[];
  /** Documents and pictures by their names, never fetched. */
  files?: readonly string[];
  /** Left aside by the visitor's own patterns. */
  filtered?: number;
  /** More than the crawl keeps in mind. */
  more?: number;
}

/** The links of one page, packed: what is said of a link stands once, however many pages carry it. */
interface KeptLinks {
  from: string;
  /** Shapes that no page had before; they get the next numbers. */
  shapes: readonly PackedShape[];
  /** Number of the shape and line of the page, in turn. */
  edges: readonly number[];
  /** Links beyond those that are kept. */
  more?: number;
}

/** What is kept of one answer. */
export interface PageFacts {
  /** Absent when there was no answer. */
  status?: number;
  ms: number;
  bytes: number;
  /** The media type when it is not HTML. */
  type?: string;
  redirectTo?: string;
  /** Why there was no answer: a sentence for people. */
  error?: { code: string; message: string };
  title?: string;
  noindex?: "meta" | "header";
  canonical?: string;
  lastmod?: Lastmod;
  links?: number;
  /** It answers 200, and says itself that there is no such page. */
  missing?: true;
  /** Scripts likely write it, links and all; the crawl runs none. */
  scriptBuilt?: true;
  /** Only the first 5 MB were read. */
  truncated?: boolean;
  /** What the rules over many pages compare; only where a crawl keeps links. */
  content?: PageContent;
  /** What the caller of the crawl found in this page. */
  extra?: unknown;
}

export interface PageContent {
  description?: string;
  /** Of the first heading of level one. */
  h1?: string;
  words: number;
  /** Of the text outside navigation, header, footer and asides. Pages with the same number say the same. */
  bodyHash?: number;
  lang?: string;
  /** The page asks that none of its links be followed. */
  nofollow?: boolean;
  /** Language and address of each alternate. */
  alternates?: readonly (readonly [lang: string, url: string])[];
}

export interface Lastmod {
  /** A date or a date with time and zone, as XML Schema writes them. */
  date: string;
  source: "article:modified_time" | "JSON-LD dateModified" | "<time>" | "Last-Modified header";
}

export interface SiteSitemap {
  files: readonly { url: string; addresses: number; problem?: string }[];
  /** Of this site, normalised like the pages of the crawl; at most 2,000. */
  urls: readonly string[];
  /** All that it lists on this site. */
  addresses: number;
}

export interface CrawlTrap {
  trap: "repeating-segment" | "query-variants" | "calendar";
  /** What repeats: a segment, a path, a year. */
  where: string;
  /** The first address that was not followed. */
  example: string;
}

/**
 * slowed: the delay between pages, in ms, after a 429 or 503. crawl-delay: seconds asked for, more than the 10 that we keep. too-deep: the
 * depth. too-long: how many addresses so far.
 */
export type CrawlNote = "slowed" | "crawl-delay" | "too-deep" | "too-long" | "http-fallback" | "robots-elsewhere";

/** refused: the site asked for a pause longer than we wait. errors: ten failures in a row. robots: it could not be read again after a restart. */
export type StopReason = "complete" | "limit" | "time" | "errors" | "refused" | "robots";
