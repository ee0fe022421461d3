import { describe, expect, it } from "vitest";
import { safeParse } from "zod/v4/core";
import { readSitemap } from "#engines/sitemap/read-sitemap.ts";
import { foldersOf } from "./folders.ts";
import type { GatheredFile, GatheredSitemaps } from "./gathered-sitemaps.ts";
import { judgeSitemaps } from "./sitemap-url-extractor.engine.ts";
import { sitemapUrlExtractorOutput } from "./sitemap-url-extractor.schema.ts";

const NOW = Date.parse("2026-11-15T12:00:00Z");
const NS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const file = (url: string, xml: string, change: Partial<GatheredFile> = {}): GatheredFile => ({
  url,
  level: 0,
  status: 200,
  document: readSitemap(new TextEncoder().encode(xml), { now: NOW }),
  ...change,
});
const set = (...urls: string[]) =>
  `<urlset ${NS}>${urls.map((inner) => `<url>${inner.startsWith("<") ? inner : `<loc>${inner}</loc>`}</url>`).join("\n")}</urlset>`;
const judge = (files: readonly GatheredFile[], change: Partial<GatheredSitemaps> = {}) =>
  judgeSitemaps({ asked: "https://a.example/sitemap.xml", foundBy: "address", files, notes: [], sample: [], ...change });
const faults = (...urls: string[]) => found(judge([file("https://a.example/sitemap.xml", set(...urls))]));
const found = ({ findings }: ReturnType<typeof judge>) => findings.map(({ ruleId, status, title }) => `${status} ${ruleId}: ${title}`);

describe("findings", () => {
  it("has nothing to say about a plain sitemap but that it carries no dates", () => {
    expect(faults("https://a.example/", "https://a.example/b")).toEqual(["note sitemap-lastmod-alike: No address carries a date"]);
  });

  it("calls no cut file valid by the schema", () => {
    const whole = set("https://a.example/");
    const passed = (xml: string) => judge([file("https://a.example/sitemap.xml", xml)]).passes.map(({ ruleId }) => ruleId);
    expect(passed(whole)).toContain("sitemap-schema");
    expect(passed(whole.slice(0, -12))).not.toContain("sitemap-schema");
  });

  it.each([
    [["https://a.example/", "https://b.example/x"], "warn sitemap-hosts: 1 address on another host, b.example"],
    [
      ["https://www.a.example/", "https://www.a.example/x"],
      "warn sitemap-hosts: 2 addresses on www.a.example, which is not the host of the sitemap",
    ],
    [["https://a.example:8443/x"], "warn sitemap-hosts: 1 address on a.example:8443, which is not the host of the sitemap"],
    [["https://a.example", "https://A.example/"], "note sitemap-duplicates: 1 address is listed more than once"],
    [["https://a.example/", "http://a.example/x"], "warn sitemap-schemes: http and https mixed: 1 of 2 over http"],
    [["http://a.example/x"], "warn sitemap-schemes: All addresses over http"],
    [["https://a.example/x", "https://a.example/x", "https://a.example/x"], "note sitemap-duplicates: 1 address is listed more than once"],
    [["/page/of/site"], "fail sitemap-addresses: An address without scheme and host"],
    [["https://a.example/?a&b"], "fail sitemap-well-formed: An & that is not written &amp;"],
    [["https://a.example/#x"], "warn sitemap-fragments: An address with a fragment"],
    [["<loc>https://a.example/</loc><lastmod>soon</lastmod>"], "warn sitemap-dates: A lastmod that is no date"],
    [["<loc>https://a.example/</loc><priority>7</priority>"], "note sitemap-schema: A priority that is not between 0.0 and 1.0"],
    [
      ["<loc>https://a.example/</loc><priority>0.7</priority>"],
      "note sitemap-hints: priority and changefreq are there, and Google ignores both",
    ],
    [
      Array.from({ length: 12 }, (_, index) => `<loc>https://a.example/${index}</loc><lastmod>2026-11-01</lastmod>`),
      "note sitemap-lastmod-alike: 100% of the dates are the same: 2026-11-01",
    ],
    [
      ['<loc>https://a.example/en</loc><xhtml:link rel="alternate" hreflang="de" href="https://a.example/de"/>', "https://a.example/de"],
      "fail sitemap-return-links: Language versions that do not name each other: 1",
    ],
  ])("of %j", (urls, expected) => expect(faults(...urls)).toContain(expected));

  it("holds a sitemap in a folder to its folder, unless robots.txt names it", () => {
    const files = [file("https://a.example/blog/sitemap.xml", set("https://a.example/blog/x", "https://a.example/shop/y"))];
    expect(found(judge(files))).toContain("warn sitemap-scope: 1 address outside the sitemap's own folder");
    expect(found(judge(files, { foundBy: "robots.txt" })).join()).not.toContain("sitemap-scope");
  });

  it("takes a sitemap for one of the host that redirects led to", () => {
    const files = [file("https://a.example/sitemap.xml", set("https://www.a.example/"), { foundAt: "https://www.a.example/sitemap.xml" })];
    expect(found(judge(files)).join()).not.toContain("sitemap-hosts");
  });

  it("tells an index that names itself", () => {
    const index = `<sitemapindex ${NS}><sitemap><loc>https://a.example/sitemap.xml</loc></sitemap></sitemapindex>`;
    expect(found(judge([file("https://a.example/sitemap.xml", index)]))).toContain("warn sitemap-index: The index names itself");
  });

  it("tells an index that names the sitemaps of another host", () => {
    const index = `<sitemapindex ${NS}><sitemap><loc>https://b.example/s.xml</loc></sitemap><sitemap><loc>/s.xml</loc></sitemap></sitemapindex>`;
    expect(found(judge([file("https://a.example/sitemap.xml", index)]))).toContain(
      "warn sitemap-index: The index names a sitemap on another host",
    );
  });

  it("tells all that is wrong with an index", () => {
    const index = `<sitemapindex ${NS}><sitemap><loc>https://b.example/s.xml</loc></sitemap><sitemap><loc>https://a.example/i.xml</loc></sitemap></sitemapindex>`;
    const files = [file("https://a.example/sitemap.xml", index), file("https://a.example/i.xml", index, { level: 1 })];
    expect(found(judge(files)).filter((fault) => fault.includes("sitemap-index:"))).toEqual([
      "warn sitemap-index: The index names itself",
      "warn sitemap-index: The index names 2 sitemaps on another host",
      "warn sitemap-index: An index stands inside an index",
    ]);
  });

  it("takes an address that cannot be read for no other host", () => {
    const index = `<sitemapindex ${NS}><sitemap><loc>https://</loc></sitemap></sitemapindex>`;
    expect(found(judge([file("https://a.example/sitemap.xml", index)])).join()).not.toContain("another host");
  });

  it("tells files that could not be read, and an index in an index", () => {
    const index = `<sitemapindex ${NS}><sitemap><loc>https://a.example/s.xml</loc></sitemap></sitemapindex>`;
    const output = judge([
      file("https://a.example/sitemap.xml", index),
      file("https://a.example/s.xml", index.replace("s.xml", "t.xml"), { level: 1 }),
      { url: "https://a.example/t.xml", level: 2, status: 404, trouble: "Answers 404." },
    ]);
    expect(found(output)).toEqual([
      "fail sitemap-readable: One file could not be read",
      "warn sitemap-index: An index stands inside an index",
    ]);
    expect([output.total, output.files.map(({ kind }) => kind)]).toEqual([0, ["sitemapindex", "sitemapindex", "unknown"]]);
  });

  it("tells what sampled addresses answer", () => {
    const sample = [
      { loc: "https://a.example/", status: 200, words: "answers 200", isFine: true },
      { loc: "https://a.example/x", status: 404, words: "answers 404", isFine: false },
    ];
    expect(found(judge([file("https://a.example/s.xml", set("https://a.example/"))], { sample }))).toContain(
      "fail sitemap-sample: 1 of 2 sampled addresses do not belong in a sitemap",
    );
  });

  it("names the line, and the file where there are several", () => {
    const [first, second] = [
      file("https://a.example/a.xml", set("https://a.example/")),
      file("https://a.example/b.xml", set("https://a.example/b", "https://a.example/c#x")),
    ];
    expect(judge([first, second]).findings.find(({ ruleId }) => ruleId === "sitemap-fragments")?.evidence).toEqual([
      { line: 2, column: null, snippet: "b.xml  https://a.example/c#x" },
    ]);
  });
});

describe("counts", () => {
  it("by folder, two levels deep", () => {
    const urls = ["/", "/about", "/blog/", "/blog/a", "/blog/2026/x", "/blog/2026/y", "/shop/z"].map(
      (path) => new URL(path, "https://a.example"),
    );
    expect(foldersOf(urls)).toEqual([
      { name: "/blog/", count: 4, below: [{ name: "/blog/2026/", count: 2 }] },
      { name: "/", count: 2, below: [] },
      { name: "/shop/", count: 1, below: [] },
    ]);
  });

  const dated = (...dates: string[]) =>
    judge([
      file(
        "https://a.example/s.xml",
        set(...dates.map((date, index) => `<loc>https://a.example/${index}</loc><lastmod>${date}</lastmod>`), "https://a.example/none"),
      ),
    ]);
  it("by month, with the empty ones between", () => {
    expect(dated("2026-01-05", "2026-03-01T00:30:00+02:00", "2026-04")).toMatchObject({
      changes: [
        { name: "2026-01", count: 1 },
        { name: "2026-02", count: 1 },
        { name: "2026-03", count: 0 },
        { name: "2026-04", count: 1 },
      ],
      withoutLastmod: 1,
    });
  });
  it("by year where months would be too many", () => {
    expect(dated("2018-01-05", "2026-03-01").changes.map(({ name, count }) => `${name} ${count}`)).toEqual([
      "2018 1",
      "2019 0",
      "2020 0",
      "2021 0",
      "2022 0",
      "2023 0",
      "2024 0",
      "2025 0",
      "2026 1",
    ]);
  });
  it("draws no more than eighty years of a hostile span", () => expect(dated("0001-01-01", "2026-03-01").changes).toHaveLength(80));

  it("keeps the shape it promises", () =>
    expect(safeParse(sitemapUrlExtractorOutput, dated("2026-01-01"))).toMatchObject({ success: true }));
});
