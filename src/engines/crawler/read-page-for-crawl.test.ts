import { describe, expect, it } from "vitest";
import { readPageForCrawl } from "./read-page-for-crawl.ts";

const AT = "https://site.example/dir/page";
const read = (html: string) => readPageForCrawl(html, AT);

describe("links", () => {
  it.each<[html: string, links: string[]]>([
    ['<a href="x">', ["https://site.example/dir/x"]],
    ['<A HREF="/x?a=1&amp;b=2#top">', ["https://site.example/x?a=1&b=2#top"]],
    ['<area href="../up">', ["https://site.example/up"]],
    ['<base href="/base/"><a href="x">', ["https://site.example/base/x"]],
    ['<base href="/one/"><base href="/two/"><a href="x">', ["https://site.example/one/x"]],
    ['<a href=" \n/x\t">', ["https://site.example/x"]],
    ['<a href="/x"><a href="/x">', ["https://site.example/x"]],
    ['<a href="/x" rel="NoFollow noopener">', []],
    ['<!-- <a href="/x"> -->', []],
    ['<script>document.write(\'<a href="/x">\')</script><a href="/y">', ["https://site.example/y"]],
    ['<style><a href="/x"></style>', []],
    ['<textarea><a href="/x"></textarea>', []],
    ['<iframe><a href="/x"></iframe>', []],
    ['<template><a href="/x"></template><a href="/y">', ["https://site.example/y"]],
    ['<noscript><a href="/x"></noscript>', ["https://site.example/x"]],
    ['<svg><title>t</title><a href="/x"/></svg>', ["https://site.example/x"]],
    ['<svg><style></style><a href="/x"></a></svg>', ["https://site.example/x"]],
    ["<a>", []],
    ['<a href="https://[bad">', []],
  ])("of %s", async (html, links) => expect((await read(html)).links).toEqual(links));

  it("are found across the pieces in which a long page is read", async () => {
    let pauses = 0;
    const filler = `<p>${"x".repeat(65_536 - 12)}</p>`;
    const reading = await readPageForCrawl(`${filler}<a href="/straddling/the/border">x</a>${filler}`, AT, async () => void pauses++);
    expect([reading.links, pauses]).toEqual([["https://site.example/straddling/the/border"], 2]);
  });

  it("cost no more than the page is long, however it nests", async () => {
    const started = performance.now();
    await read(`${"<div><table><b>".repeat(60_000)}${"<p><li>".repeat(60_000)}`);
    await read(`<a ${Array.from({ length: 100_000 }, (_, i) => `a${i}`).join(" ")}>`);
    expect(performance.now() - started).toBeLessThan(4_000);
  });
});

describe("the head", () => {
  it("gives the title without its line breaks", async () =>
    expect((await read("<title>\n One &amp;\n two </title><title>b</title>")).title).toBe("One & two"));
  it("does not take the title of a drawing", async () => expect((await read("<body><svg><title>Icon</title></svg>")).title).toBe(""));

  it.each<[html: string, canonical: string | undefined]>([
    ['<link rel="canonical" href="/c#x">', "https://site.example/c"],
    ['<link rel="alternate Canonical" href="https://other.example/">', "https://other.example/"],
    ['</head><link rel="canonical" href="/late">', "https://site.example/late"],
    ['<body><link rel="canonical" href="/body">', undefined],
    ['<div></div><link rel="canonical" href="/body">', undefined],
    ['text<link rel="canonical" href="/body">', undefined],
    ['<link rel="canonical" href="/a"><link rel="canonical" href="/b">', undefined],
    ['<link rel="canonical" href="/a"><link rel="canonical" href="/a">', "https://site.example/a"],
    ['<link rel="canonical" href="">', undefined],
  ])("reads the canonical of %s", async (html, canonical) => expect((await read(html)).canonical).toBe(canonical));

  it.each<[html: string, noindex: boolean, nofollow: boolean]>([
    ['<meta name="robots" content="NOINDEX, follow">', true, false],
    ['<meta name="Robots" content="none">', true, true],
    ['<meta name="googlebot" content="noindex">', true, false],
    ['<meta name="bingbot" content="noindex">', false, false],
    ['<meta name="robots" content="index,nofollow">', false, true],
    ['<meta name="robots" content="max-snippet:-1">', false, false],
    ['<body><meta name="robots" content="noindex">', true, false],
    ['<noscript><meta name="robots" content="noindex"></noscript>', false, false],
  ])("reads the directives of %s", async (html, noindex, nofollow) => expect(await read(html)).toMatchObject({ noindex, nofollow }));

  it.each<[html: string, refresh: string | undefined]>([
    ['<meta http-equiv="refresh" content="0; url=/next">', "https://site.example/next"],
    ["<meta http-equiv=Refresh content=\"0;URL='/next'\">", "https://site.example/next"],
    ['<meta http-equiv="refresh" content="30; url=/next">', undefined],
    ['<meta http-equiv="refresh" content="0">', undefined],
    ['<noscript><meta http-equiv="refresh" content="0; url=/no-js"></noscript>', undefined],
  ])("reads the refresh of %s", async (html, refresh) => expect((await read(html)).refresh).toBe(refresh));
});

describe("dates", () => {
  it("collects every proof that the page gives", async () => {
    const { dates } = await read(`
      <meta property="article:modified_time" content="2026-03-01T10:00:00Z">
      <script type="application/ld+json">{"@graph":[{"dateModified":"2026-02-01"},{"a":[{"dateModified":"2026-02-03"}]}]}</script>
      <script type="application/ld+json">not json</script>
      <time datetime="2020-01-01">a</time><time class="entry-date updated" datetime="2026-01-09">b</time>`);
    expect(dates).toEqual({
      articleModified: "2026-03-01T10:00:00Z",
      jsonLd: ["2026-02-01", "2026-02-03"].toReversed(),
      time: "2026-01-09",
    });
  });
  it("takes a plain time only when it is the only one", async () => {
    expect((await read('<time datetime="2026-01-01">a</time>')).dates.time).toBe("2026-01-01");
    expect((await read('<time datetime="2026-01-01">a</time><time datetime="2026-01-02">b</time>')).dates.time).toBeUndefined();
  });
});
