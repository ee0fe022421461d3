import { describe, expect, it } from "vitest";
import { sampleCrawl } from "#core/crawl/crawl-sample.ts";
import { sitemapLocations } from "#engines/crawler/sitemap-locations.ts";
import { readSitemap } from "#engines/sitemap/read-sitemap.ts";
import { htmlSitemap } from "./html-sitemap.ts";
import { sitemapFiles, sitemapXml } from "./sitemap-files.ts";
import { sitemapFrom } from "./sitemap-generator.engine.ts";

const page = (path: string, lastmod?: string) => ({ url: `https://site.example${path}`, ...(lastmod ? { lastmod } : {}) });

/** Every tag closed in order, every ampersand an entity: what a parser asks of so plain a file. */
function assertWellFormed(xml: string) {
  const open: string[] = [];
  for (const [, close, name = "", selfClosing] of xml.replace(/<\?xml[^>]*\?>/, "").matchAll(/<(\/?)([\w:]+)[^<>]*?(\/?)>/g)) {
    if (close) expect(open.pop()).toBe(name);
    else if (!selfClosing) open.push(name);
  }
  expect(open).toEqual([]);
  expect(xml.replace(/&(?:amp|lt|gt|quot|apos);/g, "")).not.toContain("&");
}

describe("sitemapXml", () => {
  it("writes addresses escaped and dates only where there are some", () => {
    const [file] = sitemapXml([page("/"), page("/a?b=1&c='<\">", "2026-05-01")], "https://site.example/");
    expect(file).toEqual({
      name: "sitemap.xml",
      type: "application/xml; charset=utf-8",
      body: `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url>
    <loc>https://site.example/</loc>
  </url>
  <url>
    <loc>https://site.example/a?b=1&amp;c=&apos;%3C%22%3E</loc>
    <lastmod>2026-05-01</lastmod>
  </url>
</urlset>
`,
    });
    assertWellFormed(file?.body ?? "");
  });

  it.each([
    ["https://site.example/100%", "https://site.example/100%25"],
    ["https://site.example/%zz%C3%A4", "https://site.example/%25zz%C3%A4"],
    ["https://site.example/?f[a]=1|2&g=^{`}", "https://site.example/?f%5Ba%5D=1%7C2&amp;g=%5E%7B%60%7D"],
    ["https://[2001:db8::1]/a", "https://[2001:db8::1]/a"],
    ["https://xn--bcher-kva.example/%F0%9F%98%80'", "https://xn--bcher-kva.example/%F0%9F%98%80&apos;"],
  ])("writes %s as RFC 3986 and XML want it", (url, loc) => {
    const [file] = sitemapXml([{ url }], "https://site.example/");
    expect(/<loc>(.*)<\/loc>/.exec(file?.body ?? "")?.[1]).toBe(loc);
    expect(readSitemap(new TextEncoder().encode(file?.body), { now: 0 }).problems).toEqual([]);
  });

  it("writes the languages that a page names, in a form that reads back without a fault", () => {
    const alternates = [
      { lang: "de-AT", url: "https://site.example/de/?a=1&b=2" },
      { lang: "x-default", url: "https://site.example/" },
    ];
    const [file] = sitemapXml([{ ...page("/", "2026-05-01"), alternates }, page("/b")], "https://site.example/");
    expect(file?.body).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
  <url>
    <loc>https://site.example/</loc>
    <lastmod>2026-05-01</lastmod>
    <xhtml:link rel="alternate" hreflang="de-AT" href="https://site.example/de/?a=1&amp;b=2"/>
    <xhtml:link rel="alternate" hreflang="x-default" href="https://site.example/"/>
  </url>
  <url>
    <loc>https://site.example/b</loc>
  </url>
</urlset>
`);
    const read = readSitemap(new TextEncoder().encode(file?.body), { now: Date.parse("2026-11-15") });
    expect(read.problems).toEqual([]);
  });

  it("splits at the number of addresses and writes an index", () => {
    const pages = Array.from({ length: 5 }, (_, i) => page(`/${i}`));
    const files = sitemapXml(pages, "https://site.example/deep/page", { maxUrls: 2, maxBytes: 10_000 });
    expect(files.map(({ name }) => name)).toEqual(["sitemap.xml", "sitemap-1.xml", "sitemap-2.xml", "sitemap-3.xml"]);
    expect(sitemapLocations(files[0]?.body ?? "")).toEqual({
      isIndex: true,
      locations: ["https://site.example/sitemap-1.xml", "https://site.example/sitemap-2.xml", "https://site.example/sitemap-3.xml"],
    });
    expect(files.slice(1).flatMap(({ body }) => sitemapLocations(body).locations)).toEqual(pages.map(({ url }) => url));
    for (const { body } of files) assertWellFormed(body);
  });

  it("splits before a file grows past its bytes", () => {
    const pages = Array.from({ length: 40 }, (_, i) => page(`/${i}${"x".repeat(100)}`));
    const files = sitemapXml(pages, "https://site.example/", { maxUrls: 50_000, maxBytes: 1_500 });
    expect(files.length).toBeGreaterThan(2);
    for (const { body } of files.slice(1)) expect(new TextEncoder().encode(body).length).toBeLessThanOrEqual(1_500);
    expect(files.slice(1).flatMap(({ body }) => sitemapLocations(body).locations)).toHaveLength(40);
  });

  it("splits 50,001 addresses into two files", () => {
    const pages = Array.from({ length: 50_001 }, (_, i) => page(`/${i}`));
    expect(sitemapXml(pages, "https://site.example/").map(({ name, body }) => [name, sitemapLocations(body).locations.length])).toEqual([
      ["sitemap.xml", 2],
      ["sitemap-1.xml", 50_000],
      ["sitemap-2.xml", 1],
    ]);
  });
});

describe("htmlSitemap", () => {
  const html = htmlSitemap(
    [
      { url: "https://site.example/", title: "Home" },
      { url: "https://site.example/blog/", title: "Blog" },
      { url: "https://site.example/blog/a?x=1&y=2", title: "<b>A & B" },
      { url: "https://site.example/blog/2026/c" },
      { url: "https://site.example/about", title: "About" },
      { url: "https://site.example/caf%C3%A9/", title: "" },
    ],
    "https://site.example/",
  );

  it("groups pages by their folders, the folder's own page as its heading", () => {
    const lines = html
      .slice(html.indexOf("<ul>"), html.lastIndexOf("</ul>"))
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== "" && !/^<\/?(?:ul|li)>$/.test(line));
    expect(lines).toEqual([
      '<li><a href="https://site.example/">Home</a></li>',
      '<li><a href="https://site.example/about">About</a></li>',
      '<li><a href="https://site.example/blog/">Blog</a>',
      '<li><a href="https://site.example/blog/a?x=1&amp;y=2">&lt;b&gt;A &amp; B</a></li>',
      "<li>2026",
      '<li><a href="https://site.example/blog/2026/c">/blog/2026/c</a></li>',
      '<li><a href="https://site.example/caf%C3%A9/">/café/</a></li>',
    ]);
  });

  it("is a whole page with a title, and well formed", () => {
    expect(html.startsWith('<!doctype html>\n<html lang="en">')).toBe(true);
    expect(html).toContain("<title>Sitemap of site.example</title>");
    assertWellFormed(html.replace("<!doctype html>", "").replace(/<meta[^>]*>/g, ""));
  });
});

describe("what goes in the files", () => {
  const long = `/${"x".repeat(2_028)}`;
  // A bracket is written as three characters.
  const longAsWritten = `/[${"x".repeat(2_024)}`;
  const fits = `/${"x".repeat(2_026)}`;

  it("writes no address of 2,048 characters or more, and says so", () => {
    const output = sitemapFrom([...sampleCrawl([[long], [longAsWritten], [fits]]), { at: 9, kind: "finished", reason: "complete" }]);
    expect(output?.pages.map(({ url }) => url)).toEqual(["https://site.example/", `https://site.example${fits}`]);
    expect(output?.leftOut.map(({ url, reason, words }) => [url, reason, words])).toEqual(
      [longAsWritten, long].map((path) => [
        `https://site.example${path}`,
        "long",
        "Longer than the 2,048 characters that a sitemap may list.",
      ]),
    );
  });

  it("offers no sitemap without a page", () => {
    const events = sampleCrawl([]).map((event) => (event.kind === "page" ? { ...event, noindex: "meta" as const } : event));
    const output = sitemapFrom(events);
    expect(output?.robotsLine).toBeNull();
    expect(output && sitemapFiles(output).map(({ name }) => name)).toEqual(["left-out.csv", "sitemap.json"]);
  });
});
