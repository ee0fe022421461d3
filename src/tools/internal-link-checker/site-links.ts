import type { CrawlState } from "#core/crawl/crawl-state.ts";
import { present } from "#core/errors/present.ts";
import { hubsAndAuthorities } from "#engines/site-graph/hubs.ts";
import { pageRank } from "#engines/site-graph/page-rank.ts";
import { type SiteEdge, type SiteGraph, type SitePage, siteGraph } from "#engines/site-graph/site-graph.ts";
import { runSiteRules } from "#engines/site-graph/site-rules.ts";
import type { Opportunity, SiteLinks, SiteNode } from "./internal-link-checker.schema.ts";
import { countOutside } from "./link-edits.ts";

const MAX_PAIRS = 20_000;
const MAX_ANCHORS = 6;

/** The link graph of a site: what leads where, how far, and with which words. Undefined before the home page was read. */
export function siteLinksFrom(state: CrawlState, opportunities: readonly Opportunity[]): SiteLinks | undefined {
  const site = siteGraph(state);
  if (!site) return undefined;
  const out = followedTargets(site);
  const rank = pageRank(out.map((targets) => [...targets]));
  const { hubs } = hubsAndAuthorities(out.map((targets) => [...targets]));
  const byTarget = inlinksOf(site);
  const pairs = pairsOf(site);
  const nodes = site.pages.map((page, number) =>
    nodeOf(page, number, {
      site,
      rank: rank[number] ?? 0,
      hub: hubs[number] ?? 0,
      inlinks: byTarget[number] ?? [],
      out: pairs.out[number] ?? 0,
    }),
  );
  const findings = runSiteRules(site);
  const pagesOf = (rule: string) => findings.find(({ ruleId }) => ruleId === rule)?.pages ?? 0;
  const flagged = (flag: "generic" | "empty" | "uncrawlable") => countFlag(state, flag);
  return {
    nodes,
    edges: pairs.list,
    moreEdges: pairs.more,
    counts: {
      pages: nodes.filter(({ kind }) => kind === "page").length,
      links: site.edges.length,
      outside: countOutside(state),
      orphans: pagesOf("site-orphan"),
      deadEnds: pagesOf("site-dead-end"),
      nofollow: site.edges.filter(({ nofollow }) => nofollow).length,
      generic: flagged("generic"),
      empty: flagged("empty"),
      uncrawlable: flagged("uncrawlable"),
    },
    isComplete: site.isComplete,
    findings,
    opportunities: [...opportunities],
  };
}

/** What a reader can reach in one click, over redirects to their end: pages only, each once. Rank flows along these. */
function followedTargets({ pages, edges }: SiteGraph): Set<number>[] {
  const out = pages.map(() => new Set<number>());
  const isPage = (number: number) => pages[number]?.facts.status === 200 && pages[number]?.facts.type === undefined;
  for (const { from, to, nofollow } of edges) {
    const end = pages[to]?.end ?? to;
    if (!nofollow && end !== from && isPage(end) && isPage(from)) out[from]?.add(end);
  }
  return out;
}

function inlinksOf({ pages, edges }: SiteGraph): SiteEdge[][] {
  const byTarget = pages.map((): SiteEdge[] => []);
  for (const edge of edges) byTarget[edge.to]?.push(edge);
  return byTarget;
}

/** Different pairs of pages, and whether one of their links stands in the text. */
function pairsOf({ pages, edges }: SiteGraph) {
  const pairs = new Map<number, { from: number; to: number; inText: boolean }>();
  for (const { from, to, shape } of edges) {
    const key = from * pages.length + to;
    const inText = shape.region === "main" || shape.region === "body";
    const pair = pairs.get(key);
    if (pair) pair.inText ||= inText;
    else pairs.set(key, { from, to, inText });
  }
  const out = pages.map(() => 0);
  for (const { from } of pairs.values()) out[from] = (out[from] ?? 0) + 1;
  const list = [...pairs.values()].slice(0, MAX_PAIRS).flatMap(({ from, to, inText }) => [from, to, inText ? 1 : 0]);
  return { list, out, more: Math.max(0, pairs.size - MAX_PAIRS) };
}

function nodeOf(
  { url, facts, verdict, clicks, via, inSitemap }: SitePage,
  number: number,
  { site, rank, hub, inlinks, out }: { site: SiteGraph; rank: number; hub: number; inlinks: readonly SiteEdge[]; out: number },
): SiteNode {
  const isPage = facts.status === 200 && facts.type === undefined;
  const words = inlinks.filter(({ shape }) => shape.text !== "");
  return {
    url,
    ...(facts.title === undefined ? {} : { title: facts.title }),
    ...(facts.status === undefined ? {} : { status: facts.status }),
    kind: kindOf(verdict),
    clicks: number === site.home ? 0 : (clicks ?? null),
    via: via ?? null,
    inlinks: inlinks.length,
    linkingPages: new Set(inlinks.map(({ from }) => from)).size,
    outlinks: out,
    rank: isPage ? round(rank) : 0,
    hub: round(hub),
    inSitemap,
    anchors: anchorsOf(words),
    genericShare: inlinks.length === 0 ? 0 : round(inlinks.filter(({ shape }) => shape.flags.generic).length / inlinks.length),
  };
}

function kindOf(verdict: SitePage["verdict"]): SiteNode["kind"] {
  if (verdict.belongs) return "page";
  if (verdict.reason === "redirect") return "redirect";
  return ["dead", "server-error", "no-answer"].includes(verdict.reason) ? "dead" : "out";
}

function anchorsOf(inlinks: readonly SiteEdge[]): SiteNode["anchors"] {
  const counts = new Map<string, { text: string; count: number }>();
  for (const { shape } of inlinks) {
    const key = shape.text.toLowerCase();
    const known = counts.get(key);
    if (known) known.count++;
    else counts.set(key, { text: shape.text, count: 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count).slice(0, MAX_ANCHORS);
}

/** In how many places the site's pages carry such a link. */
function countFlag({ links, home }: CrawlState, flag: "generic" | "empty" | "uncrawlable"): number {
  const host = URL.parse(home ?? "")?.host;
  let count = 0;
  for (const edges of links.byPage.values())
    for (let at = 0; at < edges.length; at += 2) {
      const shape = links.shapes[present(edges[at])];
      if (shape?.flags[flag] && (flag !== "generic" || URL.parse(shape.url)?.host === host)) count++;
    }
  return count;
}

const round = (share: number) => Math.round(share * 1e6) / 1e6;
