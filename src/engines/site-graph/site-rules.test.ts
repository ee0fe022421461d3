import { describe, expect, it } from "vitest";
import type { CrawlEvent, PageFacts } from "#core/crawl/crawl-event.ts";
import { crawlState } from "#core/crawl/crawl-state.ts";
import { packShape } from "#core/crawl/page-link.ts";
import { type SiteGraph, siteGraph } from "./site-graph.ts";
import { runSiteRules } from "./site-rules.ts";

const at = (path: string) => `https://site.example${path}`;

interface Told {
  facts?: Partial<PageFacts>;
  /** Paths that it links to; “!” in front for nofollow, “^” for the menu. */
  links?: string[];
}

/** A crawl told by hand. */
function graph(pages: Record<string, Told>, sitemap: string[] = [], reason: "complete" | "limit" = "complete"): SiteGraph {
  const events: CrawlEvent[] = [
    { at: 0, kind: "started", asked: at("/"), maxPages: 100, maxDepth: 10, ignoreQuery: false },
    { at: 0, kind: "home", url: at("/") },
    { at: 0, kind: "found", from: null, urls: Object.keys(pages).map(at) },
    { at: 0, kind: "sitemap", files: [], urls: sitemap.map(at), addresses: sitemap.length },
  ];
  let shapes = 0;
  for (const [path, { facts, links = [] }] of Object.entries(pages)) {
    const packed = links.map((link) =>
      packShape({
        url: at(link.replace(/^[!^]/, "")),
        kind: "a",
        text: "x",
        rel: link.startsWith("!") ? ["nofollow"] : [],
        region: link.startsWith("^") ? "nav" : "main",
        flags: {},
      }),
    );
    events.push({ at: 1, kind: "links", from: at(path), shapes: packed, edges: packed.flatMap((_, index) => [shapes + index, 1]) });
    shapes += packed.length;
    events.push({ at: 1, kind: "page", url: at(path), status: 200, ms: 1, bytes: 1, title: path, ...facts });
  }
  events.push({ at: 2, kind: "finished", reason });
  return siteGraph(crawlState(events)) as SiteGraph;
}

const found = (site: SiteGraph, rule: string) =>
  runSiteRules(site)
    .find(({ ruleId }) => ruleId === rule)
    ?.groups.map(({ label, urls }) => [label, urls.map((url) => new URL(url).pathname)]);

describe("clicks", () => {
  it("are counted over links that may be followed, and a redirect is none", () => {
    const site = graph({
      "/": { links: ["/a", "!/n", "/old"] },
      "/a": { links: ["/b", "/"] },
      "/b": {},
      "/n": {},
      "/old": { facts: { status: 301, redirectTo: at("/new#top") } },
      "/new": { links: ["/c"] },
      "/c": {},
    });
    expect(Object.fromEntries(site.pages.map(({ url, clicks }) => [new URL(url).pathname, clicks]))).toEqual({
      "/": 0,
      "/a": 1,
      "/b": 2,
      "/n": undefined,
      "/old": 1,
      "/new": 1,
      "/c": 2,
    });
  });
});

describe("the rules over many pages", () => {
  it("find titles that are shared, whatever their case, among pages that may be shown", () => {
    const site = graph({
      "/": { links: ["/a", "/b", "/c"], facts: { title: "Shoes" } },
      "/a": { facts: { title: "SHOES" } },
      "/b": { facts: { title: "Shoes", noindex: "meta" } },
      "/c": { facts: { title: "Boots" } },
    });
    expect(found(site, "site-duplicate-title")).toEqual([["Shoes", ["/", "/a"]]]);
  });

  it("find descriptions, headings and texts that are shared", () => {
    const content = { description: "Same", h1: "Same H1", words: 30, bodyHash: 7 };
    const site = graph({ "/": { links: ["/a"], facts: { content } }, "/a": { facts: { content } } });
    expect(found(site, "site-duplicate-description")).toEqual([["Same", ["/", "/a"]]]);
    expect(found(site, "site-duplicate-h1")).toEqual([["Same H1", ["/", "/a"]]]);
    expect(found(site, "site-duplicate-body")).toEqual([["30 words each", ["/", "/a"]]]);
    const short = graph({ "/": { facts: { content: { ...content, words: 5 } } }, "/a": { facts: { content: { ...content, words: 5 } } } });
    expect(found(short, "site-duplicate-body")).toBeUndefined();
  });

  it("find orphans, and only when every page was read", () => {
    const pages = {
      "/": { links: ["/a", "/old"] },
      "/a": {},
      "/b": {},
      "/old": { facts: { status: 301, redirectTo: at("/new") } },
      "/new": {},
    };
    const sitemap = ["/", "/a", "/b", "/new"];
    expect(found(graph(pages, sitemap), "site-orphan")).toEqual([["Known from the sitemap alone", ["/b"]]]);
    expect(found(graph(pages, sitemap, "limit"), "site-orphan")).toBeUndefined();
  });

  it("find pages that only nofollow links lead to", () => {
    const site = graph({ "/": { links: ["!/a", "!/b", "/c"] }, "/a": {}, "/b": {}, "/c": { links: ["/b"] } });
    expect(found(site, "site-nofollow-only")).toEqual([["All links to it carry nofollow", ["/a"]]]);
    const closed = graph({ "/": { links: ["/a"], facts: { content: { words: 1, nofollow: true } } }, "/a": {} });
    expect(found(closed, "site-nofollow-only")).toEqual([["All links to it carry nofollow", ["/a"]]]);
  });

  it("find pages that lie deep, and pages that lead nowhere", () => {
    const site = graph({
      "/": { links: ["/1"] },
      "/1": { links: ["/2"] },
      "/2": { links: ["/3"] },
      "/3": { links: ["/4"] },
      "/4": { links: ["/5"] },
      "/5": {},
    });
    expect(found(site, "site-deep-page")).toEqual([["5 clicks", ["/5"]]]);
    expect(found(site, "site-dead-end")).toEqual([["No internal link on it", ["/5"]]]);
  });

  it("find chains of redirects from their beginning, and circles", () => {
    const to = (path: string): Told => ({ facts: { status: 301, redirectTo: at(path) } });
    const site = graph({
      "/": { links: ["/a", "/x", "/one"] },
      "/a": to("/b"),
      "/b": to("/c"),
      "/c": {},
      "/one": to("/c"),
      "/x": to("/y"),
      "/y": to("/x"),
    });
    expect(found(site, "site-redirect-chain")).toEqual([
      ["/a → /b → /c", ["/a"]],
      ["/x → /y → /x", ["/x"]],
      ["/y → /x → /y", ["/y"]],
    ]);
  });

  it("find a chain whose end lies outside", () => {
    const site = graph({
      "/": { links: ["/a"] },
      "/a": { facts: { status: 302, redirectTo: at("/b") } },
      "/b": { facts: { status: 301, redirectTo: "https://other.example/z" } },
    });
    expect(found(site, "site-redirect-chain")).toEqual([["/a → /b → https://other.example/z", ["/a"]]]);
  });

  it("find canonicals that cannot stand for the page", () => {
    const site = graph({
      "/": { links: ["/a", "/b", "/c", "/d"] },
      "/a": { facts: { canonical: at("/gone") } },
      "/gone": { facts: { status: 404 } },
      "/b": { facts: { canonical: at("/c") } },
      "/c": { facts: { canonical: at("/d") } },
      "/d": {},
    });
    expect(found(site, "site-canonical-target")).toEqual([
      ["/gone: Answers 404.", ["/a"]],
      ["/c: Names another page as canonical: /d.", ["/b"]],
    ]);
  });

  it("find pages that give up their place for another of the site, and let copies do so", () => {
    const own = (title: string, bodyHash: number, canonical = "/"): Told => ({
      facts: { title, canonical: at(canonical), content: { words: 30, bodyHash } },
    });
    const site = graph({
      "/": { ...own("Home", 1), links: ["/a", "/b", "/copy", "/print", "/list?sort=price"] },
      "/a": own("A", 2),
      "/b": own("B", 3),
      "/copy": own("Another title", 3, "/b"),
      "/print": own("B", 4, "/b"),
      "/list?sort=price": own("By price", 5),
    });
    expect(found(site, "site-canonical-other-page")).toEqual([["names /", ["/a", "/b"]]]);
  });

  it("find pages that somebody else put there, and leave translations and the site's own trade alone", () => {
    const titled = (title: string): Told => ({ facts: { title } });
    const site = graph({
      "/": { ...titled("Oak stairs from Vermont"), links: ["/a", "/b", "/c", "^/menu"] },
      "/a": titled("Buy cialis online"),
      "/x91.html": titled("激安ブランド財布の通販"),
      "/ja/": titled("階段と窓の工房"),
      "/menu": titled("階段と窓の工房"),
      "/b": titled("Windows"),
      "/c": titled("Doors"),
    });
    expect(found(site, "site-foreign-pages")).toEqual([
      ["Its title or heading says “cialis”.", ["/a"]],
      ["Its title or heading says “激安”.", ["/x91.html"]],
    ]);
    const strange = graph({ "/": titled("Oak stairs"), "/q77": titled("階段と窓の工房"), "/b": {}, "/c": {} });
    expect(found(strange, "site-foreign-pages")).toEqual([
      ["Written in Chinese or Japanese letters, the home page in Latin ones.", ["/q77"]],
    ]);
    expect(found(graph({ "/": titled("Cialis explained"), "/a": titled("Cialis and wine") }), "site-foreign-pages")).toBeUndefined();
  });

  it("find language versions that do not point back", () => {
    const alternates = (...list: [string, string][]) => ({
      facts: { content: { words: 1, alternates: list.map(([l, p]) => [l, at(p)] as const) } },
    });
    const site = graph({
      "/": alternates(["en", "/"], ["de", "/de/"], ["fr", "/fr/"]),
      "/de/": alternates(["en", "/"], ["de", "/de/"]),
      "/fr/": {},
    });
    expect(found(site, "site-hreflang-return")).toEqual([["/fr/ (fr) does not name it", ["/"]]]);
  });

  it("find pages meant for search that say noindex, in a tag or a header", () => {
    const out: Told = { facts: { noindex: "meta" } };
    const pages = { "/": out, "/a": { facts: { noindex: "header" } } as Told, "/cart": out, "/shoes?color=red": out, "/tag/red/": out };
    const [byTag, byHeader] = ["Its robots meta tag says noindex.", "Its X-Robots-Tag header says noindex."];
    expect(found(graph(pages), "site-noindex")).toEqual([
      [byTag, ["/"]],
      [byHeader, ["/a"]],
    ]);
    expect(
      found(
        graph({ "/": { links: ["^/menu", "^/account", "/a"] }, "/b": out, "/a": out, "/menu": out, "/account": out }, ["/b"]),
        "site-noindex",
      ),
    ).toEqual([[byTag, ["/b", "/menu"]]]);
  });

  it("find what the sitemap should not list", () => {
    const site = graph({ "/": { links: ["/a", "/b"] }, "/a": { facts: { noindex: "header" } }, "/b": { facts: { status: 404 } } }, [
      "/",
      "/a",
      "/b",
    ]);
    expect(found(site, "site-noindex-in-sitemap")).toEqual([["Its X-Robots-Tag header says noindex.", ["/a"]]]);
    expect(found(site, "site-unfit-in-sitemap")).toEqual([["Answers 404.", ["/b"]]]);
    expect(found(site, "site-dead-link")).toEqual([["Answers 404.", ["/b"]]]);
  });

  it("find nothing on a site without faults, and put the worst first", () => {
    expect(runSiteRules(graph({ "/": { links: ["/a"] }, "/a": { links: ["/"] } }, ["/", "/a"]))).toEqual([]);
    const site = graph({
      "/": { links: ["/a", "/b"] },
      "/a": { facts: { status: 404 } },
      "/b": { facts: { status: 301, redirectTo: at("/") } },
    });
    expect(runSiteRules(site).map(({ grade }) => grade)).toEqual(["fault", "advice"]);
  });
});
