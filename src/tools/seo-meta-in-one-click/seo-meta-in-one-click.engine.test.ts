import { describe, expect, it } from "vitest";
import { safeParse } from "zod/v4/core";
import { judgePage } from "#engines/page-snapshot/page-check.ts";
import { takeSnapshot } from "#engines/page-snapshot/take-snapshot.ts";
import { metaCheck } from "./seo-meta-in-one-click.engine.ts";
import { tool } from "./seo-meta-in-one-click.tool.ts";

const now = new Date("2026-11-15T12:00:00Z");
const URL_OF_PAGE = "https://www.shop.test/shoes/";

function reportOf(html: string, headers: [string, string][] | undefined = undefined, status = 200) {
  const page = headers
    ? { url: URL_OF_PAGE, status, headers, body: new TextEncoder().encode(html), truncated: false, hops: [], bytesWire: 9, totalMs: 1 }
    : { html, url: URL_OF_PAGE };
  return judgePage(metaCheck, { snapshot: takeSnapshot(page), kept: null }, { now, extra: undefined, input: {} });
}

function said(html: string, ruleId: string, headers?: [string, string][]): string {
  const { findings, passes } = reportOf(html, headers);
  return [...findings, ...passes]
    .filter((finding) => finding.ruleId === ruleId)
    .map(({ status, title }) => `${status} ${title}`)
    .join("; ");
}

describe("the encoding of a fetched page", () => {
  it.each([
    ["<p>plain", [["content-type", "text/html"]], "warn The encoding is not said"],
    ["<p>plain", [["content-type", "text/html; charset=utf-8"]], "pass Encoded as UTF-8"],
    ["\ufeff<p>plain", [["content-type", "text/html"]], "pass Encoded as UTF-8"],
    [
      '<meta http-equiv="content-type" content="text/html; charset=iso-8859-1">',
      [["content-type", "text/html"]],
      "warn Encoded as windows-1252",
    ],
  ] satisfies [string, [string, string][], string][])("%j, sent with %j", (html, headers, expected) =>
    expect(said(html, "meta-charset", headers)).toBe(expected),
  );

  it("names the day that took the page out of results", () =>
    expect(reportOf('<meta name="googlebot" content="unavailable_after: 25-Aug-2020 15:00:00 EST">').facts.indexable).toEqual({
      yes: false,
      why: "A meta tag took it out of results: unavailable_after 25-Aug-2020 15:00:00 EST.",
    }));
});

describe("what decides", () => {
  const type: [string, string][] = [["content-type", "text/html; charset=utf-8"]];
  it.each([
    ["<title>Acme</title><h1>Sorry</h1><p>This product is no longer available.</p>", "A missing page answers 200"],
    ['<title>Acme</title><div id="root"></div><script src="/a.js"></script>', "Scripts write this page: its HTML has hardly a word"],
  ])("is said first of %s", (html, expected) => expect(reportOf(html, type).verdict.headline).toMatch(new RegExp(`^${expected}`)));
});

describe("facts", () => {
  it("reads a property as the list of words that it may be", () => {
    const { openGraph, twitter, author } = reportOf(
      '<meta property="og:title twitter:title" content="T"><meta name="twitter:card" property="og:type author" content="A">',
    ).facts;
    expect([openGraph, twitter, author]).toEqual([
      [
        { name: "og:title", value: "T" },
        { name: "og:type", value: "A" },
      ],
      [
        { name: "twitter:title", value: "T" },
        { name: "twitter:card", value: "A" },
      ],
      "A",
    ]);
  });

  it("counts links by where they lead", () => {
    const { links } = reportOf(
      '<a href="/a">A</a><a href="/a#x">A again</a><a href="https://shop.test/b" rel="nofollow">B</a><a href="https://blog.shop.test/">Blog</a><a href="mailto:a@b.c">Mail</a><a href="//x.test/" rel="UGC sponsored"></a><noscript><a href="/n">N</a></noscript>',
    ).facts;
    expect(links).toMatchObject({ total: 6, unique: 4, internal: 3, external: 2, nofollow: 2, withoutWords: 1 });
  });

  it("counts images by what they lack", () => {
    const { images } = reportOf(
      '<img src="a.png"><img src="b.png" alt=""><img src="c.png" alt="C" width="1" height="1" title="t" loading="LAZY">',
    ).facts;
    expect(images).toMatchObject({ total: 3, withoutAlt: 1, ornaments: 1, withoutSize: 2, withoutTitle: 2, lazy: 1 });
  });

  it("names the types of structured data in every format", () => {
    const { structuredData } = reportOf(
      `<script type="application/ld+json">[{"@type":["Product","Thing"],"offers":{"@type":"Offer"}},{"@graph":[{"@type":"https://schema.org/Product"}]}]</script>
       <div itemscope itemtype="https://schema.org/Event"></div><div vocab="https://schema.org/" typeof="schema:Person"></div>`,
    ).facts;
    expect(structuredData).toEqual([
      { type: "Product", format: "JSON-LD", count: 2 },
      { type: "Thing", format: "JSON-LD", count: 1 },
      { type: "Offer", format: "JSON-LD", count: 1 },
      { type: "Event", format: "Microdata", count: 1 },
      { type: "Person", format: "RDFa", count: 1 },
    ]);
  });

  it.each([
    ["", undefined, true, "Nothing on the page forbids it."],
    ['<meta name="robots" content="noindex">', undefined, false, "A meta tag says noindex."],
    ['<meta name="googlebot" content="none">', undefined, false, "A meta tag says none."],
    ['<meta name="bingbot" content="noindex">', undefined, true, "Nothing on the page forbids it."],
    ["", [["X-Robots-Tag", "noindex"]] as [string, string][], false, "An HTTP header says noindex."],
    ['<link rel="canonical" href="/other">', undefined, true, "Nothing forbids it, but its canonical names another address."],
  ])("of %s and %j is indexable: %s", (html, headers, yes, why) => expect(reportOf(html, headers).facts.indexable).toEqual({ yes, why }));

  it("reads what stands in the head before what stands elsewhere", () => {
    const { facts } = reportOf(
      `<head><meta name="Description" content=" First "><meta name="author" content="Ann"></head><body><meta name="description" content="Second">`,
    );
    expect(facts).toMatchObject({ description: "First", author: "Ann", publisher: null });
  });
});

describe("rules", () => {
  it.each([
    ["meta-head-whole", "<head><title>A</title></head>", "pass The head is whole"],
    ["meta-head-whole", "<head><title>A</title><img src=x></head>", "fail <img> ends the head in line 1"],
    ["meta-head-whole", "<head>Words</head>", "fail Text ends the head in line 1"],
    ["meta-title", "<title>A fine title</title>", "note The title is short: 88 px"],
    ["meta-title", "", "fail The page has no title"],
    ["meta-title", `<title>${"W".repeat(60)}</title>`, "warn The title is cut after 600 px"],
    ["meta-description", "", "warn The page has no description"],
    ["meta-description", '<meta name="description" content="Short">', "note The description is short: 5 characters"],
    ["meta-description", '<meta name="description" content="5">', "note The description is short: 1 character"],
    ["meta-description", `<meta name="description" content="${"x".repeat(120)}">`, "pass A description of 120 characters"],
    ["meta-description", `<meta name="description" content="${"x".repeat(161)}">`, "note The description is long: 161 characters"],
    ["meta-h1", "<h1>A</h1>", "pass One H1"],
    ["meta-h1", "<h2>A</h2>", "warn The page has no H1"],
    ["meta-h1", "<h1>A</h1><h1>B</h1>", "note 2 H1s"],
    ["meta-canonical", "", "note No canonical"],
    ["meta-canonical", `<link rel=canonical href="${URL_OF_PAGE}">`, "pass The canonical names the page itself"],
    ["meta-canonical", '<link rel=canonical href="/">', "fail The canonical names another address"],
    ["meta-language", '<html lang="de">', "pass Language: de"],
    ["meta-language", "<html>", "fail The page does not say its language"],
    ["meta-charset", '<meta charset="UTF-8">', "pass Encoded as UTF-8"],
    ["meta-charset", "<p>x", "warn The encoding is not said"],
    ["meta-viewport", "", "fail No viewport tag"],
    ["meta-viewport", '<meta name="viewport" content="width=device-width">', "pass Made for phones"],
    ["meta-viewport", '<meta name="viewport" content="width=device-width, user-scalable=no">', "fail The viewport forbids zooming"],
    ["meta-viewport", '<meta name="viewport" content="width=device-width, maximum-scale=1.5">', "fail The viewport forbids zooming"],
    ["meta-viewport", '<meta name="viewport" content="width=device-width, maximum-scale=5">', "pass Made for phones"],
    ["meta-viewport", '<meta name="viewport" content="width=2899">', "fail The viewport is 2899 pixels wide, on every phone"],
    ["meta-viewport", '<meta name="viewport" content="width=400">', "pass Made for phones"],
    ["meta-indexable", '<meta name="robots" content="unavailable_after: 2026-11-01">', "fail The page is kept out of the index"],
    [
      "meta-indexable",
      '<meta name="robots" content="unavailable_after: 2027-11-01">',
      "pass Nothing on the page keeps it out of the index",
    ],
    ["meta-charset", '<meta http-equiv="Content-Type" content="text/html; charset=utf-8">', "pass Encoded as UTF-8"],
    ["meta-alt", "<img src=a>", "fail 1 of 1 images have no alt attribute"],
    ["meta-alt", "<img src=a alt=''>", "pass 1 image has an alt attribute"],
    ["meta-alt", "", ""],
    ["meta-sharing", '<meta property="og:title" content="x">', "note For a card when shared: og:type, og:image, og:url missing"],
    ["meta-json-ld", '<script type="application/ld+json">{"@type":"Thing",}</script>', "fail 1 of 1 JSON-LD block is no JSON"],
    ["meta-json-ld", '<script type="application/ld+json">{"@type":"Thing"}</script>', "pass Structured data: Thing"],
    ["meta-json-ld", "", "note No structured data"],
    ["meta-icon", '<link rel="shortcut icon" href="/f.ico">', "pass An icon is linked"],
    ["meta-icon", "", "note No icon is linked"],
    ["meta-indexable", "", "pass Nothing on the page keeps it out of the index"],
  ])("%s of %s", (ruleId, html, expected) => expect(said(html, ruleId)).toBe(expected));

  it("hears another encoding from the header", () =>
    expect(said("<p>x", "meta-charset", [["content-type", "text/html; charset=iso-8859-1"]])).toBe("warn Encoded as windows-1252"));
});

it("sums up in one line", () => {
  expect(reportOf("<p>one two</p>").verdict).toMatchObject({
    level: "failed",
    figure: "2",
    unit: "of 8",
    headline: "The page has no title, and five more to fix.",
    summary: "May be indexed; 2 words, 0 links, 0 images.",
  });
});

it("answers its pasted examples in the shape it promises", async () => {
  const openPage = async ({ html, url = "" }: { html: string; url?: string }) => ({
    id: null,
    takenAt: "",
    until: "",
    input: url,
    page: { html, url },
  });
  const ports = { openPage: openPage as never, fetchPage: () => Promise.reject(new Error("no network")), now: () => now };
  const levels: string[] = [];
  for (const { input } of tool.examples.filter((example) => "html" in example.input)) {
    const output = await tool.run(input, ports, new AbortController().signal);
    expect(safeParse(tool.output, output)).toMatchObject({ success: true });
    levels.push(`${output.reports[0]?.verdict.level} ${output.reports[0]?.verdict.figure}`);
  }
  expect(levels).toEqual(["pass 13", "failed 0"]);
});

it("stays calm before markup that nests without end", () => {
  const deep = `${'{"@type":"A","b":'.repeat(5000)}1${"}".repeat(5000)}`;
  expect(reportOf(`<script type="application/ld+json">${deep}</script>`).facts.structuredData).toEqual([
    { type: "A", format: "JSON-LD", count: 5000 },
  ]);
});
