import type { PageFacts } from "#core/crawl/crawl-event.ts";
import type { CrawlState } from "#core/crawl/crawl-state.ts";
import { pageIdentity } from "#core/crawl/page-identity.ts";
import type { LinkShape } from "#core/crawl/page-link.ts";
import { type PageVerdict, verdictOf } from "#core/crawl/page-verdict.ts";
import { present } from "#core/errors/present.ts";

/** The pages of a crawl and the links between them. */
export interface SiteGraph {
  home: number;
  /** In the order in which they were found. */
  pages: readonly SitePage[];
  /** Place in `pages`; undefined when it was not read, or is no page of the site. */
  numberOf(address: string): number | undefined;
  /** Links between pages that were read, in the order of the pages and of their lines; none from a page to itself. */
  edges: readonly SiteEdge[];
  /** Every page that could be reached was read, so what is missing is missing. */
  isComplete: boolean;
}

export interface SitePage {
  url: string;
  facts: PageFacts;
  verdict: PageVerdict;
  inSitemap: boolean;
  /** How many of its links no crawler can follow. */
  closedLinks: number;
  /** The last page of the chain of redirects that begins here, when that page was read; otherwise the page itself. */
  end: number;
  /** Clicks from the home page over links that may be followed; undefined when there is no way. */
  clicks?: number;
  /** The page before this one on the shortest way from the home page. */
  via?: number;
}

export interface SiteEdge {
  from: number;
  to: number;
  shape: LinkShape;
  line: number;
  /** The link or its page asks not to be followed. */
  nofollow: boolean;
}

const MAX_HOPS = 10;

/** Undefined before the home page was read. */
export function siteGraph(state: CrawlState): SiteGraph | undefined {
  if (state.home === undefined || state.arrivals.length === 0) return undefined;
  const listed = new Set(state.sitemap?.urls);
  const pages: SitePage[] = [];
  for (const page of state.pages.values()) {
    const { url, facts } = page;
    if (facts)
      pages.push({
        url,
        facts,
        verdict: verdictOf(page, state.pages),
        inSitemap: listed.has(url),
        closedLinks: closedLinksOf(state, url),
        end: pages.length,
      });
  }
  const numbers = new Map(pages.map(({ url }, index) => [url, index]));
  const resolve = resolver(state, numbers);
  const edges = edgesOf(state, pages, resolve);
  for (const page of pages) page.end = endOf(page, pages, resolve);
  const home = numbers.get(state.home) ?? 0;
  countClicks(pages, edges, home);
  return { home, pages, numberOf: resolve, edges, isComplete: state.finished?.reason === "complete" };
}

function resolver(state: CrawlState, numbers: ReadonlyMap<string, number>): (address: string) => number | undefined {
  const rules = { home: new URL(state.home ?? ""), ...state.started };
  return (address) => {
    const url = URL.parse(address);
    return url ? numbers.get(pageIdentity(url, rules)) : undefined;
  };
}

function closedLinksOf({ links }: CrawlState, url: string): number {
  const packed = links.byPage.get(url) ?? [];
  return packed.filter((shape, at) => at % 2 === 0 && links.shapes[shape]?.flags.uncrawlable).length;
}

function edgesOf({ links }: CrawlState, pages: readonly SitePage[], resolve: (address: string) => number | undefined): SiteEdge[] {
  const targets = links.shapes.map(({ kind, url }) => (kind === "a" || kind === "area" ? resolve(url) : undefined));
  const edges: SiteEdge[] = [];
  for (const [from, { url, facts }] of pages.entries()) {
    const packed = links.byPage.get(url) ?? [];
    for (let at = 0; at < packed.length; at += 2) {
      const number = present(packed[at]);
      const to = targets[number];
      const shape = links.shapes[number];
      if (to === undefined || to === from || !shape) continue;
      const nofollow = shape.rel.includes("nofollow") || facts.content?.nofollow === true;
      edges.push({ from, to, shape, line: packed[at + 1] ?? 0, nofollow });
    }
  }
  return edges;
}

function endOf(page: SitePage, pages: readonly SitePage[], resolve: (address: string) => number | undefined): number {
  let at = page.end;
  for (let hops = 0; hops < MAX_HOPS; hops++) {
    const target = pages[at]?.facts.redirectTo;
    const next = target === undefined ? undefined : resolve(target);
    if (next === undefined || next === at) return at;
    at = next;
  }
  return page.end;
}

/** Breadth first. A redirect is no click of its own. */
function countClicks(pages: readonly SitePage[], edges: readonly SiteEdge[], home: number): void {
  const out = pages.map((): number[] => []);
  for (const { from, to, nofollow } of edges) if (!nofollow) out[from]?.push(to);
  let level: { number: number; via?: number }[] = [{ number: home }];
  for (let clicks = 0; level.length > 0; clicks++) {
    const next: { number: number; via?: number }[] = [];
    for (const { number: start, via } of level) {
      for (const number of new Set([start, pages[start]?.end ?? start])) {
        const page = pages[number];
        if (!page || page.clicks !== undefined) continue;
        page.clicks = clicks;
        if (via !== undefined) page.via = via;
        for (const to of out[number] ?? []) next.push({ number: to, via: number });
      }
    }
    level = next;
  }
}
