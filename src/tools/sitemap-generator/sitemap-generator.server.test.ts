import { gunzipSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { CrawlEvent } from "#core/crawl/crawl-event.ts";
import { AppError } from "#core/errors/app-error.ts";
import { type PaperPage, paperPage, paperSite } from "../../../tests/support/paper-site.ts";
import { sitemapFrom } from "./sitemap-generator.engine.ts";
import { sitemapGeneratorOutput } from "./sitemap-generator.schema.ts";
import { filesOf, generateSitemap } from "./sitemap-generator.server.ts";

/** Under .test no pause is kept between pages, so these run at once. */
const HOME = "https://shop.test/";
const at = (path: string) => `https://shop.test${path}`;

/** One of everything that a sitemap must judge. */
const shop: Record<string, PaperPage | string> = {
  [at("/robots.txt")]: {
    headers: { "content-type": "text/plain" },
    body: "User-agent: *\nDisallow: /cart/\nDisallow: /caf%c3%a9/\n\nUser-agent: OtherBot\nDisallow: /\n\nSitemap: https://shop.test/map-index.xml\nSitemap: https://elsewhere.test/other.xml",
  },
  [at("/map-index.xml")]:
    `<?xml version="1.0"?><sitemapindex><sitemap><loc>${at("/map.xml.gz")}</loc></sitemap><sitemap><loc>${at("/gone.xml")}</loc></sitemap></sitemapindex>`,
  [at("/map.xml.gz")]: {
    headers: { "content-type": "application/gzip" },
    body: gzipSync(
      `<urlset>${["/", "/about", "/old", "/secret", "/cart/", "/dead", "/orphan?a=1&amp;b=2"].map((path) => `<url><loc>${at(path)}</loc></url>`).join("")}<url><loc>https://elsewhere.test/x</loc></url></urlset>`,
    ),
  },
  [HOME]: paperPage("Shop", [
    "/about",
    "/old",
    "/secret",
    "/cart/",
    "/caf%c3%a9/",
    "/missing",
    "/copy",
    "/broken",
    "/slow",
    "/data",
    "/price.pdf",
    "/forward",
    "/a/a/a",
  ]),
  [at("/about")]: paperPage(
    "=cmd|' /C calc'!A0",
    ["/"],
    '<meta property="article:modified_time" content="2026-05-01T10:00:00+02:00"><link rel="canonical" href="/about#x">',
  ),
  [at("/old")]: { status: 301, headers: { location: "/about" } },
  [at("/secret")]: paperPage("Secret", [], '<meta name="robots" content="noindex">'),
  [at("/copy")]: { headers: { link: `<${at("/about")}>; rel="canonical"` }, body: paperPage("Copy", []) },
  [at("/broken")]: { status: 500 },
  [at("/slow")]: { fails: new AppError("response_timeout", { host: "shop.test", seconds: 20 }) },
  [at("/data")]: { headers: { "content-type": "application/json" }, body: "{}" },
  [at("/forward")]: paperPage("Forward", [], '<meta http-equiv="refresh" content="0;url=https://elsewhere.test/">'),
  [at("/orphan?a=1&b=2")]: {
    headers: { "last-modified": "Sun, 01 Nov 2026 08:00:00 GMT", "x-robots-tag": "bingbot: noindex" },
    body: paperPage("Orphan", []),
  },
};

async function run(
  pages: typeof shop,
  input: { url?: string; maxPages?: number; ignoreQuery?: boolean; languages?: boolean } = {},
  past: readonly CrawlEvent[] = [],
) {
  const site = paperSite(pages);
  const events: CrawlEvent[] = [...past];
  const output = await generateSitemap(
    {
      url: HOME,
      maxPages: 100,
      ignoreQuery: false,
      scope: "host",
      include: [],
      exclude: [],
      ignoreParams: [],
      standsFor: "",
      ignoreCanonicals: false,
      ...input,
    },
    { fetchPage: site.fetchPage, now: () => new Date("2026-11-15T12:00:00Z") },
    { signal: new AbortController().signal, past, emit: (event) => events.push(event) },
  );
  return { output, events, asked: site.asked };
}

describe("generateSitemap", () => {
  it("takes along the languages that pages name, when asked to", async () => {
    const head =
      '<link rel="alternate" hreflang="de" href="/de/"><link rel="alternate" hreflang="en" href="/"><link rel="alternate" hreflang="not a language" href="/x">';
    const pages = { [HOME]: paperPage("Shop", ["/de/"], head), [at("/de/")]: paperPage("Laden", []) };
    const { output } = await run(pages, { languages: true });
    expect(output.pages.map(({ url, alternates }) => [url, alternates])).toEqual([
      [
        HOME,
        [
          { lang: "de", url: at("/de/") },
          { lang: "en", url: HOME },
        ],
      ],
      [at("/de/"), undefined],
    ]);
    expect((await run(pages)).output.pages.some(({ alternates }) => alternates !== undefined)).toBe(false);
  });

  it("lists what Google wants to be told of, and says of everything else why not", async () => {
    const { output } = await run(shop);
    expect(output.pages).toEqual([
      { url: HOME, title: "Shop", depth: 0, linkedFrom: null },
      {
        url: at("/about"),
        title: "=cmd|' /C calc'!A0",
        lastmod: "2026-05-01T10:00:00+02:00",
        lastmodSource: "article:modified_time",
        depth: 1,
        linkedFrom: HOME,
      },
      {
        url: at("/orphan?a=1&b=2"),
        title: "Orphan",
        lastmod: "2026-11-01T08:00:00Z",
        lastmodSource: "Last-Modified header",
        depth: 1,
        linkedFrom: null,
      },
    ]);
    expect(output.leftOut.map(({ url, reason, words }) => [new URL(url).pathname, reason, words])).toEqual([
      ["/dead", "dead", "Answers 404."],
      ["/missing", "dead", "Answers 404."],
      ["/broken", "server-error", "The server answers 500."],
      ["/slow", "no-answer", "No complete answer from shop.test within 20 seconds. The site may be slow or may block us."],
      ["/forward", "redirect", "Sends visitors on by a meta refresh to https://elsewhere.test/."],
      ["/old", "redirect", "Redirects (301) to /about."],
      ["/secret", "noindex", "Its robots meta tag says noindex."],
      ["/copy", "canonical", "Names another page as canonical: /about."],
      ["/caf%c3%a9/", "robots", "Line 3 of robots.txt closes it: Disallow: /caf%c3%a9/"],
      ["/cart/", "robots", "Line 2 of robots.txt closes it: Disallow: /cart/"],
      ["/data", "not-html", "Is application/json, not a web page."],
      ["/price.pdf", "file", "A file, not a page. Not fetched."],
    ]);
    expect(output.traps).toEqual([
      { words: "Addresses repeat the segment “a” three times or more. A relative link probably lacks its slash.", example: at("/a/a/a") },
    ]);
    expect([output.ended, output.endedWords, output.robotsLine]).toEqual([
      "complete",
      "Every page that we could reach was read.",
      "Sitemap: https://shop.test/sitemap.xml",
    ]);
    expect(sitemapGeneratorOutput.safeParse(output).success).toBe(true);
  });

  it("compares with the sitemap that the site has, index and packed file included", async () => {
    const { output } = await run(shop);
    expect(output.present).toEqual({
      files: [
        { url: at("/map-index.xml"), addresses: 0 },
        { url: at("/map.xml.gz"), addresses: 8 },
        { url: at("/gone.xml"), addresses: 0, problem: "Answers 404." },
      ],
      addresses: 7,
      missing: [],
      dead: [{ url: at("/dead"), words: "Answers 404." }],
      unfit: [
        { url: at("/old"), words: "Redirects (301) to /about." },
        { url: at("/secret"), words: "Its robots meta tag says noindex." },
        { url: at("/cart/"), words: "Line 2 of robots.txt closes it: Disallow: /cart/" },
      ],
      unread: 0,
    });
  });

  it("looks for /sitemap.xml when robots.txt names none, and says which pages it misses", async () => {
    const { output, asked } = await run({
      ...shop,
      [at("/robots.txt")]: { status: 404 },
      [at("/sitemap.xml")]: `<urlset><url><loc>${HOME}</loc></url></urlset>`,
    });
    expect(asked).toContain(at("/sitemap.xml"));
    expect(output.present?.missing).toEqual([at("/about")]);
    expect(output.notes).toEqual(["There is no robots.txt (404), which allows everything."]);
  });

  it("makes the same from the events alone, as a page or a cancelled run does", async () => {
    const { output, events } = await run(shop);
    expect(sitemapFrom(JSON.parse(JSON.stringify(events)) as CrawlEvent[])).toEqual(output);
  });

  it("keeps what was read when a run is stopped on the way", async () => {
    const { events } = await run(shop);
    const isPage = (event: CrawlEvent) => event.kind === "page";
    const about = events.findIndex((event) => event.kind === "page" && event.url === at("/about"));
    const kept = sitemapFrom(events.slice(0, about + 1));
    expect(kept).toMatchObject({ ended: "stopped", pagesRead: events.slice(0, about + 1).filter(isPage).length });
    expect(kept?.pages.map(({ url }) => url)).toEqual([HOME, at("/about")]);
    expect(sitemapFrom(events.slice(0, 2))).toBeUndefined();
  });

  it("resumes without asking for a page or a sitemap twice", async () => {
    const { events, output } = await run(shop);
    const half = events.slice(
      0,
      events.findIndex((event) => event.kind === "page" && event.url === at("/copy")),
    );
    const again = await run(shop, {}, half);
    const before = half.flatMap((event) => (event.kind === "page" ? event.url : []));
    expect(again.asked.filter((url) => before.includes(url) || url.includes("map"))).toEqual([]);
    expect(again.output.pages).toEqual(output.pages);
    expect(again.output.leftOut).toEqual(output.leftOut);
  });

  it("tries http when an address without a scheme does not connect, and says so", async () => {
    const http = Object.fromEntries(
      Object.entries({ "/robots.txt": { status: 404 }, "/": paperPage("Plain", []) }).map(([path, page]) => [
        `http://shop.test${path}`,
        page,
      ]),
    );
    const fails = new AppError("connect_failed", { host: "shop.test" });
    const { output } = await run({ [at("/robots.txt")]: { fails }, ...http }, { url: "shop.test" });
    expect(output.home).toBe("http://shop.test/");
    expect(output.notes).toContain("The site does not answer over https, so we read it over http.");
    await expect(run({ [at("/robots.txt")]: { fails }, ...http }, { url: "https://shop.test" })).rejects.toMatchObject({
      code: "connect_failed",
    });
  });

  it.each([
    ["ftp://shop.test/", "address_scheme"],
    ["https://me:secret@shop.test/", "address_credentials"],
    ["https://", "address_malformed"],
    ["not an address", "address_malformed"],
  ])("refuses %s", async (url, code) => await expect(run(shop, { url })).rejects.toMatchObject({ code }));
});

describe("filesOf", () => {
  it("offers every form, and packs the XML", async () => {
    const { output } = await run(shop);
    const files = filesOf(output);
    expect(files.map(({ name }) => name)).toEqual([
      "sitemap.xml",
      "sitemap.html",
      "sitemap.txt",
      "sitemap.csv",
      "left-out.csv",
      "sitemap.json",
      "sitemap.xml.gz",
    ]);
    const [xml, , , csv] = files;
    expect(new TextDecoder().decode(gunzipSync(files.at(-1)?.body as Uint8Array))).toBe(xml?.body);
    expect(csv?.body).toContain(`"${at("/about")}","'=cmd|' /C calc'!A0","2026-05-01T10:00:00+02:00"`);
  });
});
