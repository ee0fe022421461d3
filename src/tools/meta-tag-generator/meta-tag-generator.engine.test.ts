import { describe, expect, it } from "vitest";
import { safeParse } from "zod/v4/core";
import { takeSnapshot } from "#engines/page-snapshot/take-snapshot.ts";
import { importMeta } from "./import-meta.ts";
import { languageRows, type MetaFields, metaDefaults } from "./meta-fields.ts";
import { judgeMeta, metaCode, metaRules } from "./meta-tag-generator.engine.ts";
import { metaTagGeneratorInput, metaTagGeneratorOutput } from "./meta-tag-generator.schema.ts";
import { makeMetaTags } from "./meta-tag-generator.server.ts";
import { tool } from "./meta-tag-generator.tool.ts";
import { metaTags, tokenOf } from "./meta-tags.ts";
import { robotsContent } from "./robots-content.ts";
import { changedPart, diffTags } from "./tag-diff.ts";

const now = new Date("2026-11-15T12:00:00Z");
const complete: MetaFields = {
  ...metaDefaults,
  title: "Gravel bikes under $2,000, tested on three trails",
  description: "Eleven gravel bikes ridden on the same three trails, with weights, gear ranges and what broke. Prices checked in November.",
  url: "https://a.example/bikes/",
  canonical: "https://a.example/bikes/",
  ogImage: "https://a.example/share.jpg",
};
const said = (change: MetaFields = {}) =>
  judgeMeta({ ...complete, ...change }, now).findings.map(({ ruleId, status, title }) => `${ruleId} ${status}: ${title}`);
const fixes = (change: MetaFields) => judgeMeta({ ...complete, ...change }, now).findings.flatMap(({ fix }) => fix?.code ?? []);

describe("the head", () => {
  it("is written in the order that works, each value escaped", () => {
    const { html } = metaCode({
      ...complete,
      title: 'Bikes & "gear"',
      description: '5" wheels',
      robotsIndex: "noindex",
      hreflang: ["fr-CA https://a.example/fr/", "x-default = https://a.example/"],
      author: "Ann",
      themeColor: "#fff",
      themeColorDark: "#000",
      referrer: "strict-origin",
      social: false,
      iconIco: "/favicon.ico",
      iconSvg: "/icon.svg",
      appleTouchIcon: "/touch.png",
      manifest: "/m.json",
      verifyGoogle: '<meta name="google-site-verification" content="abcdefghijklmnopqrstuvwxyz_-0123" />',
    });
    expect(html).toBe(`<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="strict-origin">
<title>Bikes &amp; "gear"</title>
<meta name="description" content="5&quot; wheels">
<link rel="canonical" href="https://a.example/bikes/">
<meta name="robots" content="noindex, max-image-preview:large">
<link rel="alternate" hreflang="fr-CA" href="https://a.example/fr/">
<link rel="alternate" hreflang="x-default" href="https://a.example/">
<meta name="author" content="Ann">
<meta name="theme-color" content="#fff" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#000" media="(prefers-color-scheme: dark)">
<link rel="icon" sizes="32x32" href="/favicon.ico">
<link rel="icon" type="image/svg+xml" href="/icon.svg">
<link rel="apple-touch-icon" href="/touch.png">
<link rel="manifest" href="/m.json">
<meta name="google-site-verification" content="abcdefghijklmnopqrstuvwxyz_-0123">`);
  });

  it("takes shares from title, description and canonical unless told otherwise", () => {
    const { html } = metaCode({ ...complete, ogDescription: "For friends" });
    expect(html).toContain('<meta property="og:title" content="Gravel bikes under $2,000, tested on three trails">');
    expect(html).toContain('<meta property="og:url" content="https://a.example/bikes/">');
    expect(html).toContain('<meta property="og:description" content="For friends">');
  });

  it("needs no robots tag for what crawlers assume", () => {
    expect(robotsContent({ robotsIndex: "", robotsFollow: "" })).toBe("");
    expect(
      robotsContent({
        robotsIndex: "noindex",
        robotsFollow: "nofollow",
        nosnippet: true,
        maxSnippet: "-1",
        unavailableAfter: "2027-01-01",
      }),
    ).toBe("noindex, nofollow, nosnippet, max-snippet:-1, unavailable_after: 2027-01-01");
  });

  it("speaks six languages", () => {
    const code = metaCode({ ...complete, social: false, iconSvg: "/i.svg", themeColor: "#fff", themeColorDark: "#000" });
    expect(code.next).toContain('alternates: { canonical: "https://a.example/bikes/" }');
    expect(code.next).toContain('{ media: "(prefers-color-scheme: dark)", color: "#000" }');
    expect(code.nuxt).toContain('htmlAttrs: { lang: "en" }');
    expect(code.nuxt).toContain('{ rel: "icon", type: "image/svg+xml", href: "/i.svg" }');
    expect(code.angular).toContain('this.document.documentElement.lang = "en";');
    expect(code.angular).toContain('"name=\\"theme-color\\"][media=\\"(prefers-color-scheme: dark)\\""');
    expect(code.angular).not.toContain("charset");
    expect(code.wordpress).toContain("remove_action( 'wp_head', 'rel_canonical' );");
    expect(JSON.parse(code.json)).toMatchObject({
      lang: "en",
      tags: [{ element: "meta", charset: "utf-8" }, { name: "viewport" }, { element: "title" }, {}, {}, {}, {}, {}, {}],
    });
  });

  it.each([
    ['<meta name="msvalidate.01" content="0123456789ABCDEF0123456789ABCDEF" />', "0123456789ABCDEF0123456789ABCDEF"],
    ["  abc ", "abc"],
    [undefined, ""],
  ])("takes the code out of %s", (given, token) => expect(tokenOf(given)).toBe(token));

  it("reads languages however they are parted", () => {
    expect(languageRows({ hreflang: ["en | https://a.example/", "fr,https://b.example/", "de", " "] })).toEqual([
      { code: "en", href: "https://a.example/", line: "en | https://a.example/" },
      { code: "fr", href: "https://b.example/", line: "fr,https://b.example/" },
      { code: "de", href: "", line: "de" },
    ]);
  });
});

describe("the rules", () => {
  it("find nothing in a head that is right", () => expect(said()).toEqual([]));

  it.each<[string, MetaFields, string[]]>([
    ["no title", { title: "" }, ["tags-title fail: The title is missing"]],
    ["a wide title", { title: "W".repeat(40) }, ["meta-title-width warn: The title is cut: 755 of 600 pixels"]],
    ["a short title", { title: "Home" }, ["meta-title-width note: The title is short: 53 pixels"]],
    ["no description", { description: "" }, ["tags-description warn: The description is missing"]],
    [
      "a long description",
      { description: "word ".repeat(60) },
      ["tags-description note: The description is cut: 2050 of about 920 pixels"],
    ],
    [
      "the same twice",
      { description: complete.title },
      ["tags-description note: The description has 49 characters", "meta-description-own note: Title and description are the same"],
    ],
    [
      "noindex and a canonical elsewhere",
      { robotsIndex: "noindex", canonical: "https://a.example/other/", maxImagePreview: "" },
      [
        "robots-open fail: The page stays out of the index",
        "robots-canonical fail: noindex, and a canonical to another page",
        "tags-canonical note: The canonical names another page",
      ],
    ],
    [
      "noindex and hreflang",
      { robotsIndex: "noindex", maxImagePreview: "", hreflang: ["en https://a.example/bikes/", "x-default https://a.example/bikes/"] },
      [
        "robots-open fail: The page stays out of the index",
        "robots-hreflang fail: noindex, and hreflang",
        "meta-hreflang-set note: Return links are needed",
      ],
    ],
    ["no snippet", { maxSnippet: "0" }, ["robots-snippet warn: max-snippet:0 hides the description"]],
    [
      "nosnippet and max-snippet",
      { nosnippet: true, maxSnippet: "50" },
      ["robots-snippet warn: nosnippet hides the description", "robots-overruled note: nosnippet overrules max-snippet"],
    ],
    ["indexifembedded alone", { indexifembedded: true }, ["robots-overruled note: indexifembedded does nothing without noindex"]],
    ["nofollow on a page that ranks", { robotsFollow: "nofollow" }, ["robots-nofollow fail: nofollow on a page that should rank"]],
    ["a snippet in words", { maxSnippet: "short" }, ["robots-values warn: max-snippet:short is not a number"]],
    ["an unknown size", { maxImagePreview: "huge" }, ["robots-values warn: max-image-preview:huge is not a size"]],
    ["a day that passed", { unavailableAfter: "2026-11-14" }, ["robots-date fail: unavailable_after has passed"]],
    ["no day at all", { unavailableAfter: "soon" }, ["robots-date warn: unavailable_after is not a date"]],
    ["noarchive", { noarchive: true }, ["robots-noarchive note: noarchive does nothing at Google"]],
    ["a relative canonical", { canonical: "/bikes/" }, ["tags-canonical warn: The canonical is not a whole address"]],
    ["a fragment", { canonical: "https://a.example/bikes/#top" }, ["tags-canonical warn: The canonical carries a fragment"]],
    ["http under https", { canonical: "http://a.example/bikes/" }, ["tags-canonical warn: An https page with an http canonical"]],
    ["no language", { lang: "" }, ["meta-lang fail: No language"]],
    ["an underscore", { lang: "en_US" }, ["meta-lang fail: “en_US” is not a language tag"]],
    ["a language in words", { lang: "english" }, ["meta-lang fail: “english” is not a language tag"]],
    ["another character set", { charset: "iso-8859-1" }, ["tags-charset warn: The character set is iso-8859-1"]],
    ["no viewport", { viewport: "" }, ["tags-viewport fail: The viewport is missing"]],
    ["a fixed viewport", { viewport: "width=1024" }, ["tags-viewport fail: The viewport has a fixed width"]],
    [
      "no zoom",
      { viewport: "width=device-width, user-scalable=no" },
      ["meta-viewport-zoom fail: user-scalable=no keeps people from zooming"],
    ],
    [
      "hardly any zoom",
      { viewport: "width=device-width, maximum-scale=1.5" },
      ["meta-viewport-zoom fail: maximum-scale=1.5 keeps people from zooming"],
    ],
    ["zoom to five", { viewport: "width=device-width, maximum-scale=5" }, []],
    ["no color", { themeColor: "004f38" }, ["meta-colors note: “004f38” is not a CSS color"]],
    ["an unknown policy", { referrer: "never" }, ["meta-referrer note: “never” is not a referrer policy"]],
    ["a wrong code", { verifyBing: "hello" }, ["meta-verification note: The code for Bing looks wrong"]],
    ["keywords", { keywords: "a, b" }, ["tags-ignored note: Google does not read keywords"]],
    ["no picture", { ogImage: "" }, ["meta-share note: Shares have no picture"]],
    ["no shares", { social: false }, ["meta-share note: No tags for shares"]],
  ])("%s", (_, change, expected) => expect(said(change)).toEqual(expected));

  it.each([
    [
      "en_US https://a.example/bikes/",
      "hreflang “en_US” is not a language",
      '<link rel="alternate" hreflang="en-US" href="https://a.example/bikes/">',
    ],
    [
      "en-UK https://a.example/bikes/",
      "hreflang “en-UK” is not a language",
      '<link rel="alternate" hreflang="en-GB" href="https://a.example/bikes/">',
    ],
    [
      "us https://a.example/bikes/",
      "hreflang “us” is not a language",
      '<link rel="alternate" hreflang="en-US" href="https://a.example/bikes/">',
    ],
    [
      "jp https://a.example/bikes/",
      "hreflang “jp” is not a language",
      '<link rel="alternate" hreflang="ja-JP" href="https://a.example/bikes/">',
    ],
  ])("corrects the language of %s", (row, title, code) => {
    const { findings } = judgeMeta({ ...complete, hreflang: [row] }, now);
    expect(findings.find(({ ruleId }) => ruleId === "meta-hreflang")).toMatchObject({ title, fix: { code } });
  });

  it.each(["en", "fr-CA", "zh-Hant", "es-419", "x-default", "X-Default", "pt-br"])("takes %s for a language", (code) => {
    expect(said({ hreflang: [`${code} https://a.example/bikes/`] }).filter((line) => line.startsWith("meta-hreflang fail"))).toEqual([]);
  });

  it("wants the page in its own set, one address a language", () => {
    expect(said({ hreflang: ["fr https://a.example/fr/", "fr https://a.example/fr2/"] })).toEqual([
      "meta-hreflang fail: fr is given to 2 addresses",
      "meta-hreflang-set warn: The page is missing from its own set",
      "meta-hreflang-set note: No x-default",
      "meta-hreflang-set note: Return links are needed",
    ]);
  });

  it("offer what can be pasted", () => {
    expect(fixes({ viewport: "width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no" })).toEqual([
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ]);
    expect(fixes({ canonical: "/bikes/" })).toEqual(['<link rel="canonical" href="https://a.example/bikes/">']);
  });

  it("have ids of their own and sources with a date", () => {
    expect(new Set(metaRules.map(({ id }) => id)).size).toBe(metaRules.length);
    for (const { sources } of metaRules) expect(sources[0]?.checkedOn).toBe("2026-11-15");
  });
});

const importHead = (head: string) =>
  importMeta(takeSnapshot({ html: `<!doctype html><html lang="en-GB"><head>${head}</head><body>`, url: "https://a.example/p" }));

describe("an import", () => {
  it("reads a head into the fields and keeps it to compare with", () => {
    const { fields, before, others } = importHead(`
<meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><title> A  page </title>
<meta name="ROBOTS" content="NOINDEX, max-snippet:20, unavailable_after: Friday, 25-Jun-27 15:00:00 GMT">
<meta name="theme-color" content="#fff" media="(prefers-color-scheme: light)"><meta name="theme-color" media="(prefers-color-scheme: dark)" content="#000">
<link rel="canonical" href="/p"><link rel="alternate" hreflang="fr" href="https://a.example/fr"><link rel="alternate" type="application/rss+xml" href="/feed">
<link rel="shortcut icon" href="/f.ico"><link rel="icon" type="image/svg+xml" href="/f.svg"><link rel="icon" type="image/png" sizes="16x16" href="/16.png">
<link rel="icon" type="image/png" href="/32.png"><meta property="og:title" content="A page"><meta property="og:image" content="/s.jpg">
<meta name="generator" content="X"><noscript><meta name="description" content="no"></noscript>`);
    expect(fields).toEqual({
      url: "https://a.example/p",
      title: "A page",
      lang: "en-GB",
      charset: "utf-8",
      robotsIndex: "noindex",
      maxSnippet: "20",
      unavailableAfter: "Friday, 25-Jun-27 15:00:00 GMT",
      themeColor: "#fff",
      themeColorDark: "#000",
      canonical: "/p",
      hreflang: ["fr https://a.example/fr"],
      iconIco: "/f.ico",
      iconSvg: "/f.svg",
      iconPng: "/16.png",
      social: true,
      ogImage: "/s.jpg",
    });
    expect(before.map(({ element }) => element)).toHaveLength(12);
    expect(others).toEqual(["generator", "alternate", "icon"]);
  });

  it("reads a tag with name and property for both, and knows no names of objects", () => {
    const { fields, others } = importHead(`
<meta name="description" property="og:description" content="Same for both">
<meta name="twitter:title" property="og:title" content="T"><meta name="constructor" content="x">`);
    expect([fields.description, fields.ogTitle, fields.social, others]).toEqual([
      "Same for both",
      "T",
      true,
      ["twitter:title", "constructor"],
    ]);
  });

  it("shows no change while nothing was changed", () => {
    const { fields, before } = importHead(
      '<meta charset="utf-8"><title>T</title><meta name="robots" content="noindex"><link rel="canonical" href="https://a.example/p">',
    );
    expect(diffTags(before, metaTags(fields)).filter(({ kind }) => kind !== "same")).toEqual([]);
  });

  it("shows what was added, changed and removed", () => {
    const { fields, before } = importHead('<title>Old title</title><meta name="author" content="Ann"><link rel="icon" href="/a.ico">');
    const changes = diffTags(before, metaTags({ ...fields, title: "New title", author: "", description: "Now" }));
    expect(changes).toEqual([
      { kind: "changed", name: "title", before: "Old title", after: "New title" },
      { kind: "added", name: "description", before: "", after: "Now" },
      { kind: "same", name: "icon ico", before: "/a.ico", after: "/a.ico" },
      { kind: "removed", name: "author", before: "Ann", after: "" },
    ]);
  });

  it.each([
    ["Old title", "New title", { start: 0, endA: 3, endB: 3 }],
    ["aaa", "aa", { start: 2, endA: 3, endB: 2 }],
    ["same", "same", { start: 4, endA: 4, endB: 4 }],
    ["", "x", { start: 0, endA: 0, endB: 1 }],
  ])("marks what differs between “%s” and “%s”", (a, b, part) => expect(changedPart(a, b)).toEqual(part));

  it("survives heads that make no sense", () => {
    for (const head of [
      "",
      "<title>",
      '<link rel="icon canonical manifest">',
      '<meta name="robots" content=",,:,">',
      `<meta name="description" content="${"x".repeat(500_000)}">`,
    ])
      expect(() => judgeMeta(importHead(head).fields, now)).not.toThrow();
  });
});

describe("the tool", () => {
  const ports = {
    now: () => now,
    openPage: async (source: { html?: string; url?: string }) => ({
      id: null,
      takenAt: "",
      until: "",
      input: source.url ?? "",
      page: { html: source.html ?? "", url: "https://a.example/p" },
    }),
  } as unknown as Parameters<typeof makeMetaTags>[1];
  const signal = new AbortController().signal;

  it("answers its examples in the shape it promises", async () => {
    for (const { input } of tool.examples)
      expect(safeParse(metaTagGeneratorOutput, await makeMetaTags(input, ports, signal))).toMatchObject({ success: true });
  });

  it("finds what contradicts in the second example", async () => {
    const { findings } = await makeMetaTags(tool.examples[1]?.input ?? {}, ports, signal);
    const ids = findings.filter(({ status }) => status !== "note").map(({ ruleId }) => ruleId);
    expect(ids).toEqual([
      "robots-open",
      "tags-canonical",
      "robots-canonical",
      "robots-hreflang",
      "meta-lang",
      "meta-hreflang",
      "meta-hreflang",
      "meta-viewport-zoom",
      "robots-snippet",
      "meta-hreflang-set",
      "tags-charset",
    ]);
  });

  it("refuses nothing at all with a sentence", () => {
    const parsed = safeParse(metaTagGeneratorInput, { title: "", social: false });
    expect(parsed.success ? "" : parsed.error.issues[0]?.message).toBe("Write a title, or import a page by its address.");
  });
});
