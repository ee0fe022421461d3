import { describe, expect, it } from "vitest";
import { AppError } from "#core/errors/app-error.ts";
import { paperSite } from "../../../tests/support/paper-site.ts";
import { internalLinksFrom } from "./internal-link-checker.engine.ts";
import { type InternalLinkInput, internalLinkInput, internalLinkOutput } from "./internal-link-checker.schema.ts";
import { checkInternalLinks } from "./internal-link-checker.server.ts";
import type { InternalLinkEvent } from "./internal-link-event.ts";
import { edgeFiles, internalLinkFiles } from "./internal-link-files.ts";
import { editFiles } from "./link-edits.ts";

/** Under .test no pause is kept between requests, so these run at once. */
const at = (path: string) => `https://shop.test${path}`;
const nav = '<nav><a href="/">Home</a><a href="/boots/">Boots</a><a href="/care/">Care</a></nav>';
const page = (title: string, main: string, head = "") =>
  `<!doctype html><html lang="en"><head><title>${title} | Shop</title>${head}</head><body>${nav}<main><h1>${title}</h1>${main}</main></body></html>`;

const shop: Parameters<typeof paperSite>[0] = {
  [at("/robots.txt")]: { headers: { "content-type": "text/plain" }, body: "User-agent: *\nDisallow: /cart/" },
  [at("/sitemap.xml")]:
    `<urlset>${["/", "/boots/", "/care/", "/lonely"].map((path) => `<url><loc>${at(path)}</loc></url>`).join("")}</urlset>`,
  [at("/")]: page("Welcome", '<a href="/boots/">Our boots</a><a href="/old">Old</a>'),
  [at("/boots/")]: page(
    "Boots",
    '<p>Ask about waterproof leather boots, or <a href="/boots/red">read more</a>.</p><a href="/gone">Gone</a>',
  ),
  [at("/boots/red")]: page("Waterproof leather boots", '<p>See <a href="/care/" rel="nofollow">care</a>.</p>'),
  [at("/care/")]: page("Care of shoes", "<p>For waterproof leather boots use wax.</p>"),
  [at("/old")]: { status: 301, headers: { location: "/care/" } },
  [at("/lonely")]: "<title>Lonely</title><p>Nobody links here.</p>",
};

/** What scripts make of any page: one link more. */
const renderPage = async (address: string | URL) => ({
  url: String(address),
  html: `${nav}<a href="/by-script">By script</a>`,
  failed: [],
  requests: 1,
  isSettled: true,
  totalMs: 1,
});

async function run(
  input: Partial<InternalLinkInput> = {},
  { pages = shop, past = [] as readonly InternalLinkEvent[], signal = new AbortController().signal } = {},
) {
  const site = paperSite(pages);
  const events: InternalLinkEvent[] = [...past];
  const output = await checkInternalLinks(
    internalLinkInput.parse({ url: at("/"), ...input }),
    { fetchPage: site.fetchPage, renderPage, now: () => new Date("2026-11-15T12:00:00Z") },
    { signal, past, emit: (event) => events.push(event) },
  );
  return { output, events, asked: site.asked };
}

const pasted = (html: string, url?: string) => run({ mode: "html", html, url });

describe("a whole site", () => {
  it("knows clicks, links in and out, and the way to every page", async () => {
    const { site } = (await run()).output;
    const rows = Object.fromEntries(
      (site?.nodes ?? []).map(({ url, kind, clicks, inlinks, linkingPages, outlinks }) => [
        new URL(url).pathname,
        [kind, clicks, inlinks, linkingPages, outlinks],
      ]),
    );
    expect(rows).toEqual({
      "/": ["page", 0, 3, 3, 3],
      "/boots/": ["page", 1, 4, 3, 4],
      "/care/": ["page", 1, 4, 3, 2],
      "/old": ["redirect", 1, 1, 1, 0],
      "/boots/red": ["page", 2, 1, 1, 3],
      "/gone": ["dead", 2, 1, 1, 0],
      "/lonely": ["page", null, 0, 0, 0],
    });
    expect(site?.nodes.map(({ via }) => via)).toEqual([null, 0, 0, 0, 1, 1, null]);
  });

  it("shares the rank out over followed links, redirects to their end", async () => {
    const { site } = (await run()).output;
    const rank = (path: string) => site?.nodes.find(({ url }) => url === at(path))?.rank ?? 0;
    expect(site?.nodes.reduce((sum, node) => sum + node.rank, 0)).toBeGreaterThan(0.9);
    expect(rank("/boots/")).toBeGreaterThan(rank("/boots/red"));
    expect(rank("/boots/red")).toBeGreaterThan(rank("/lonely"));
    expect([rank("/old"), rank("/gone")]).toEqual([0, 0]);
  });

  it("counts orphans, dead ends and nofollow, and names the words of links", async () => {
    const { site } = (await run()).output;
    expect(site?.counts).toEqual({
      pages: 5,
      links: 14,
      outside: 0,
      orphans: 1,
      deadEnds: 1,
      nofollow: 1,
      generic: 1,
      empty: 0,
      uncrawlable: 0,
    });
    expect(site?.nodes[1]?.anchors).toEqual([
      { text: "Boots", count: 3 },
      { text: "Our boots", count: 1 },
    ]);
    expect(site?.nodes.find(({ url }) => url === at("/boots/red"))?.genericShare).toBe(1);
    expect(site?.findings.map(({ ruleId }) => ruleId)).toEqual(["site-dead-link", "site-orphan", "site-linked-redirect", "site-dead-end"]);
  });

  it("finds texts that name a page and do not link to it", async () => {
    const { site } = (await run()).output;
    expect(site?.opportunities).toEqual([
      {
        from: at("/care/"),
        to: at("/boots/red"),
        phrase: "waterproof leather boots",
        context: "Care of shoes For waterproof leather boots use wax.",
      },
    ]);
  });

  it("makes the same from the events alone, keeps what it has when stopped, and fits its schema", async () => {
    const { output, events } = await run();
    expect(internalLinksFrom(JSON.parse(JSON.stringify(events)) as InternalLinkEvent[])).toEqual(output);
    expect(internalLinkOutput.safeParse(output).error?.issues).toBeUndefined();
    const kept = internalLinksFrom(events.slice(0, events.findIndex(({ kind }) => kind === "page") + 1));
    expect([kept?.ended, kept?.site?.nodes.length]).toEqual(["stopped", 1]);
  });

  it("resumes without asking for a page twice", async () => {
    const { events, output } = await run();
    const half = events.slice(
      0,
      events.findLastIndex(({ kind }) => kind === "page"),
    );
    const again = await run({}, { past: half });
    const before = half.flatMap((event) => (event.kind === "page" ? event.url : []));
    expect(again.asked.filter((url) => before.includes(url))).toEqual([]);
    expect(again.output.site?.counts).toEqual(output.site?.counts);
  });

  it("writes nodes, edges and a graph that other programs open", async () => {
    const { output, events } = await run();
    const files = Object.fromEntries([...internalLinkFiles(output), ...edgeFiles(events)].map(({ name, body }) => [name, body]));
    expect(Object.keys(files)).toEqual(["nodes.csv", "opportunities.csv", "links.gexf", "internal-links.json", "edges.csv"]);
    expect(files["edges.csv"]?.split("\r\n")[1]).toBe(`"${at("/")}","${at("/boots/")}","Boots","","nav","1","follow"`);
    expect(files["edges.csv"]).toContain('"care","nofollow","main","1","nofollow"');
    expect(files["links.gexf"]).toMatch(/<node id="1" label="https:\/\/shop\.test\/boots\/">.*<attvalue for="0" value="Boots \| Shop"\/>/);
    expect(files["links.gexf"]?.match(/<edge /g)).toHaveLength((output.site?.edges.length ?? 0) / 3);
    expect(files["nodes.csv"]).toContain('"Boots (3); Our boots (1)"');
  });

  it("says what to change on which page, and lists what leaves the site", async () => {
    const away = page(
      "Welcome",
      '<a href="/boots/">Our boots</a><a href="/old">Old</a><a href="https://maker.test/" rel="sponsored">The maker</a>',
    );
    const { events, output } = await run({}, { pages: { ...shop, [at("/")]: away } });
    const [edits, outside] = editFiles(events).map(({ body }) => body.trimEnd().split("\r\n").slice(1));
    expect(edits).toEqual([
      `"${at("/")}","1","Old","main","Redirects (301) to /care/.","${at("/old")}","inside","${at("/care/")}"`,
      `"${at("/boots/")}","1","read more","main","Its words say nothing of the page behind it.","${at("/boots/red")}","inside",""`,
      `"${at("/boots/")}","1","Gone","main","Answers 404.","${at("/gone")}","inside",""`,
      `"${at("/boots/red")}","1","care","main","Carries nofollow to a page of your own.","${at("/care/")}","inside",""`,
      `"${at("/care/")}","","waterproof leather boots","","Names a page of yours and does not link to it.","","","${at("/boots/red")}"`,
    ]);
    expect(outside).toEqual([`"${at("/")}","1","The maker","main","sponsored","https://maker.test/"`]);
    expect(output.site?.counts.outside).toBe(1);
  });
});

describe("one page", () => {
  it("lists every link with its words, place and kind, the first to each address marked", async () => {
    const { output } = await pasted(
      `<nav><a href="/a">A</a></nav>
<main><a href="/a#x" rel="UGC nofollow">Again</a><a href="https://blog.shop.test/">Blog</a>
<a href="https://other.test/" target=_blank rel=sponsored><img alt="Partner"></a><a href="mailto:x@shop.test">Mail</a></main>`,
      at("/"),
    );
    expect(
      output.page?.links.map(({ url, text, where, region, line, isFirst, isImage }) => [url, text, where, region, line, isFirst, isImage]),
    ).toEqual([
      [at("/a"), "A", "internal", "nav", 1, true, false],
      [at("/a#x"), "Again", "internal", "main", 2, false, false],
      ["https://blog.shop.test/", "Blog", "subdomain", "main", 2, true, false],
      ["https://other.test/", "Partner", "external", "main", 3, true, true],
      ["mailto:x@shop.test", "Mail", "other", "main", 3, true, false],
    ]);
    expect(output.page?.counts).toEqual({
      all: 5,
      internal: 2,
      uniqueInternal: 1,
      subdomain: 1,
      external: 1,
      other: 1,
      nofollow: 1,
      ugc: 1,
      sponsored: 1,
      blankWithoutNoopener: 1,
    });
  });

  it.each<[what: string, html: string, rule: string, status: string]>([
    ["a link without a name", '<a href="/x"></a>', "links-have-names", "fail"],
    ["an element with the role of a link and no name", '<span role="link" tabindex="0"></span>', "links-have-names", "fail"],
    ["named links", '<a href="/x">X</a>', "links-have-names", "pass"],
    ["a link that is a button", '<a href="/x" role="button"></a>', "links-have-names", "pass"],
    ["an anchor without href", "<a>X</a>", "links-are-crawlable", "fail"],
    ["a script link", '<a href="javascript:void(0)">X</a>', "links-are-crawlable", "fail"],
    ["an anchor that can be followed", '<a href="/x">X</a>', "links-are-crawlable", "pass"],
    ["a link text that says nothing", '<a href="/x">click here</a>', "links-say-where", "warn"],
    ["nofollow inside", '<a href="/x" rel="nofollow">X</a>', "links-inside-are-followed", "fail"],
    [
      "a page that is nofollow as a whole",
      '<meta name="robots" content="nofollow"><a href="/x">X</a>',
      "links-inside-are-followed",
      "fail",
    ],
    ["nofollow outside", '<a href="https://o.test/" rel="nofollow">X</a><a href="/x">Y</a>', "links-inside-are-followed", "pass"],
    ["plain http inside", '<a href="http://shop.test/x">X</a>', "links-stay-on-https", "warn"],
    ["a new window", '<a href="/x" target="_blank">X</a>', "links-new-window", "note"],
    ["101 links", Array.from({ length: 101 }, (_, i) => `<a href="/${i}">${i}</a>`).join(""), "links-not-too-many", "note"],
  ])("judges %s", async (_, html, rule, status) => {
    const { output } = await pasted(html, at("/"));
    expect(output.page?.findings.find(({ ruleId }) => ruleId === rule)?.status).toBe(status);
  });

  it.each<[html: string, rule: string]>([
    ['<a href="/x" target="_blank" rel="noopener">X</a>', "links-new-window"],
    ['<a href="/x">X</a>', "links-not-too-many"],
    ["<p>no links", "links-have-names"],
    ['<a href="http://other.test/">X</a>', "links-stay-on-https"],
  ])("says nothing of %s", async (html, rule) => {
    const { output } = await pasted(html, at("/"));
    expect(output.page?.findings.find(({ ruleId }) => ruleId === rule)).toBeUndefined();
  });

  it("asks for statuses only when that is wanted, and obeys robots.txt", async () => {
    const pages = {
      ...shop,
      [at("/")]: page("Welcome", '<a href="/gone">Gone</a><a href="/cart/">Cart</a><a href="https://other.test/">O</a>'),
    };
    const quiet = await run({ mode: "page" }, { pages });
    expect(quiet.asked).toEqual([at("/robots.txt"), at("/")]);
    const { output, asked } = await run({ mode: "page", statuses: true }, { pages });
    const answers = Object.fromEntries(
      (output.page?.links ?? []).map(({ url, status, answer }) => [url.replace("https://shop.test", ""), status ?? answer]),
    );
    expect(answers).toEqual({
      "/": 200,
      "/boots/": 200,
      "/care/": 200,
      "/gone": 404,
      "/cart/": "Line 2 of robots.txt closes it: Disallow: /cart/",
      "https://other.test/": undefined,
    });
    expect(asked).not.toContain("https://other.test/");
  });

  it("reads pasted HTML without a network, and ends for anything that is pasted", async () => {
    const { asked, output } = await pasted("<a href=x>y</a><a href='//['>z</a>\u0000<a href='");
    expect(asked).toEqual([]);
    expect(internalLinkOutput.safeParse(output).success).toBe(true);
    expect(output.page?.links.map(({ where }) => where)).toEqual(["internal", "other"]);
  });

  it("refuses what is no address, in words", async () => {
    await expect(run({ url: "ftp://shop.test/" })).rejects.toMatchObject({ code: "address_scheme" });
    expect(internalLinkInput.safeParse({}).error?.issues[0]?.message).toBe("Add the address of the page or site, like example.com.");
  });

  it("stops where its signal says so", async () => {
    const stop = new AbortController();
    stop.abort(new AppError("cancelled"));
    await expect(run({}, { signal: stop.signal })).rejects.toMatchObject({ code: "cancelled" });
  });
});

describe("one page after its scripts", () => {
  it("reads the links that scripts write", async () => {
    const { output, asked } = await run({ mode: "page", rendered: true });
    expect([output.mode, output.home, output.page?.links.map(({ url }) => new URL(url).pathname)]).toEqual([
      "page",
      at("/"),
      ["/", "/boots/", "/care/", "/by-script"],
    ]);
    expect(asked).toEqual([]);
  });
});

describe("a page that scripts write", () => {
  const shell = '<title>App</title><div id="root"></div><script src="/app.js"></script>';

  it.each(["page", "html"] as const)("has nothing to judge, and so passes nothing: %s", async (mode) => {
    const { output } = await run({ mode, ...(mode === "html" ? { html: shell } : {}) }, { pages: { [at("/")]: shell } });
    expect(output.page?.findings.map(({ ruleId, status }) => [ruleId, status])).toEqual([["links-by-script", "warn"]]);
  });

  it("is said of a site", async () => {
    const { output } = await run({}, { pages: { [at("/")]: shell } });
    expect(output).toMatchObject({ scriptBuilt: 1, site: { counts: { links: 0, pages: 1 } } });
    expect(output.notes[0]).toBe("1 page has scripts and hardly a word: its text and links likely come by script, and we ran none.");
  });

  it("is judged by what they write when somebody asks for that", async () => {
    const { output } = await run({ mode: "page", rendered: true }, { pages: { [at("/")]: shell } });
    expect(output).toMatchObject({ scriptBuilt: 0, page: { counts: { all: 4 } } });
  });
});
