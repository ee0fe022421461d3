import type { CrawlAsked, CrawlEvent, CrawlNote, CrawlTrap, PageFacts, RobotsAnswer, SiteSitemap, StopReason } from "./crawl-event.ts";
import { type LinkShape, unpackShape } from "./page-link.ts";

/** Everything known of a crawl. The server resumes from it, the browser draws it. */
export interface CrawlState {
  started?: { at: number } & CrawlAsked;
  robots?: RobotsAnswer;
  home?: string;
  /** In the order in which they were found. */
  pages: Map<string, CrawlPage>;
  /** Addresses in the order in which their answers came. */
  arrivals: string[];
  /** Closed by robots.txt. */
  closed: Map<string, { line: number; rule: string; from: string | null }>;
  /** Documents and pictures, by the page that links to them. */
  files: Map<string, string | null>;
  /** Left aside by the visitor's own patterns. */
  filtered: number;
  /** Addresses beyond those that are kept in mind. */
  more: number;
  /** What the site's own sitemaps list. */
  sitemap?: SiteSitemap;
  links: KeptLinks;
  traps: CrawlTrap[];
  notes: Map<CrawlNote, number>;
  /** Time at work: pauses between attempts do not count. */
  activeMs: number;
  lastAt?: number;
  finished?: { at: number; reason: StopReason };
}

/** Every link of the site, when the crawl keeps them. */
export interface KeptLinks {
  shapes: LinkShape[];
  /** By the page that carries them: number of the shape and line, in turn. */
  byPage: Map<string, readonly number[]>;
  /** Links beyond those that are kept. */
  more: number;
}

export interface CrawlPage {
  url: string;
  /** Clicks from the home page; those of the sitemap count as one. */
  depth: number;
  /** The first page that links to it; null when only the sitemap does. */
  from: string | null;
  state: "waiting" | "reading" | "read";
  /** Answers of 429 and 503 so far. */
  retries: number;
  facts?: PageFacts;
}

export function crawlState(events: readonly CrawlEvent[]): CrawlState {
  const state: CrawlState = {
    pages: new Map(),
    arrivals: [],
    closed: new Map(),
    files: new Map(),
    filtered: 0,
    more: 0,
    links: { shapes: [], byPage: new Map(), more: 0 },
    traps: [],
    notes: new Map(),
    activeMs: 0,
  };
  for (const event of events) applyCrawlEvent(state, event);
  return state;
}

/** Changes the state in place: for the crawler, which would otherwise fold all its events again for each. */
export function applyCrawlEvent(state: CrawlState, event: CrawlEvent): void {
  if (event.kind !== "resumed") state.activeMs += Math.max(0, event.at - (state.lastAt ?? event.at));
  state.lastAt = event.at;
  switch (event.kind) {
    case "started": {
      const { kind, ...asked } = event;
      state.started = asked;
      break;
    }
    case "resumed":
      // What was under way when the last attempt ended is asked for again.
      for (const page of state.pages.values()) if (page.state === "reading") page.state = "waiting";
      break;
    case "robots":
      state.robots = event;
      break;
    case "home":
      state.home = event.url;
      add(state, event.url, 0, null);
      break;
    case "found": {
      const depth = event.from === null ? 1 : (state.pages.get(event.from)?.depth ?? 0) + 1;
      for (const url of event.urls) add(state, url, depth, event.from);
      for (const { url, line, rule } of event.closed ?? []) state.closed.set(url, { line, rule, from: event.from });
      for (const url of event.files ?? []) state.files.set(url, event.from);
      state.filtered += event.filtered ?? 0;
      state.more += event.more ?? 0;
      break;
    }
    case "links":
      state.links.shapes.push(...event.shapes.map(unpackShape));
      state.links.byPage.set(event.from, event.edges);
      state.links.more += event.more ?? 0;
      break;
    case "sitemap": {
      const { files, urls, addresses } = event;
      state.sitemap = { files, urls, addresses };
      break;
    }
    case "reading": {
      const page = state.pages.get(event.url);
      if (page) page.state = "reading";
      break;
    }
    case "retry": {
      const page = state.pages.get(event.url);
      if (page) Object.assign(page, { state: "waiting", retries: page.retries + 1 });
      break;
    }
    case "page": {
      const { kind, at, url, ...facts } = event;
      const page = state.pages.get(url);
      if (!page || page.facts) break;
      page.state = "read";
      page.facts = facts;
      state.arrivals.push(url);
      break;
    }
    case "trap": {
      const { trap, where, example } = event;
      state.traps.push({ trap, where, example });
      break;
    }
    case "note":
      state.notes.set(event.note, event.value);
      break;
    case "finished":
      state.finished = { at: event.at, reason: event.reason };
      break;
  }
}

function add(state: CrawlState, url: string, depth: number, from: string | null): void {
  if (!state.pages.has(url)) state.pages.set(url, { url, depth, from, state: "waiting", retries: 0 });
}
