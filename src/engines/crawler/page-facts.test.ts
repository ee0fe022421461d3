import { describe, expect, it } from "vitest";
import { matchesPath } from "#core/crawl/address-pattern.ts";
import type { FetchedPage } from "#core/tool/tool-ports.ts";
import { cpuTime } from "../../../tests/support/cpu-time.ts";
import { retryAfterMs } from "./crawl-pace.ts";
import { isFile, pageAddress, siteOf } from "./page-address.ts";
import { readAnswer } from "./read-answer.ts";
import { lastmodOf } from "./reading/page-dates.ts";
import { readRobotsHeaders } from "./reading/robots-directives.ts";

const NOW = Date.UTC(2026, 10, 15, 12);

describe("lastmodOf", () => {
  it.each<[text: string, date: string | undefined]>([
    ["2026-05-01", "2026-05-01"],
    ["2026-05-01T10:20:30Z", "2026-05-01T10:20:30Z"],
    ["2026-05-01T10:20:30.123+02:00", "2026-05-01T10:20:30+02:00"],
    ["2026-05-01T10:20+0530", "2026-05-01T10:20:00+05:30"],
    ["2026-05-01 10:20:30", "2026-05-01"],
    ["2026-05", undefined],
    ["May 1, 2026", undefined],
    ["2026-02-31", undefined],
    ["2026-13-01", undefined],
    ["1970-01-01", undefined],
    ["2026-11-16T11:00:00Z", "2026-11-16T11:00:00Z"],
    ["2027-01-01", undefined],
    ["", undefined],
  ])("takes %j as %j", (text, date) => expect(lastmodOf({ jsonLd: [], articleModified: text }, undefined, NOW)?.date).toBe(date));

  it("prefers what the page says, then its structured data, then its time element, then the header", () => {
    const header = "Sun, 01 Nov 2026 08:00:00 GMT";
    const all = { articleModified: "2026-01-04", jsonLd: ["2026-01-01", "2026-01-03", "x"], time: "2026-01-02" };
    expect(lastmodOf(all, header, NOW)).toEqual({ date: "2026-01-04", source: "article:modified_time" });
    expect(lastmodOf({ ...all, articleModified: "soon" }, header, NOW)).toEqual({ date: "2026-01-03", source: "JSON-LD dateModified" });
    expect(lastmodOf({ jsonLd: [], time: "2026-01-02" }, header, NOW)).toEqual({ date: "2026-01-02", source: "<time>" });
    expect(lastmodOf({ jsonLd: [] }, header, NOW)).toEqual({ date: "2026-11-01T08:00:00Z", source: "Last-Modified header" });
    expect(lastmodOf({ jsonLd: [] }, undefined, NOW)).toBeUndefined();
  });

  it("believes no header that was made for this answer", () =>
    expect(lastmodOf({ jsonLd: [] }, "Sun, 15 Nov 2026 11:59:58 GMT", NOW)).toBeUndefined());
});

describe("readRobotsHeaders", () => {
  it.each<[values: string[], noindex: boolean, nofollow: boolean]>([
    [["noindex"], true, false],
    [["NoIndex, NoFollow"], true, true],
    [["none"], true, true],
    [["googlebot: noindex"], true, false],
    [["bingbot: noindex"], false, false],
    [["bingbot: noindex", "nofollow"], false, true],
    [["unavailable_after: 25 Jun 2030 15:00:00 PST, noindex"], true, false],
    [["max-snippet: 50, noindex"], true, false],
    [["bingbot: nosnippet, googlebot: noindex"], true, false],
    [["googlebot: noarchive, bingbot: noindex"], false, false],
    [["noindex, otherbot: nofollow"], true, false],
    [["unavailable_after: Friday, 25-Jun-30 15:00:00 GMT, nofollow"], false, true],
    [[], false, false],
  ])("reads %j", (values, noindex, nofollow) => expect(readRobotsHeaders(values)).toEqual({ noindex, nofollow }));
});

describe("pageAddress", () => {
  const home = new URL("https://site.example/");
  it.each<[href: string, ignoreQuery: boolean, address: string | undefined]>([
    ["/a#b", false, "https://site.example/a"],
    ["HTTPS://SITE.example:443/A/?b=%c3", false, "https://site.example/A/?b=%c3"],
    ["http://site.example/a", false, "https://site.example/a"],
    ["/a?b=1", true, "https://site.example/a"],
    ["https://www.site.example/", false, undefined],
    ["https://site.example:8443/", false, undefined],
    ["https://me:x@site.example/", false, undefined],
    ["mailto:a@site.example", false, undefined],
    ["javascript:void 0", false, undefined],
    [`/${"a".repeat(2_100)}`, false, undefined],
  ])("of %s, ignoring queries: %s", (href, ignoreQuery, address) =>
    expect(pageAddress(href, home.href, { home, ignoreQuery })).toBe(address),
  );

  it.each([
    ["https://a.example/x.PDF", true],
    ["https://a.example/x.pdf?v=2", true],
    ["https://a.example/x.html", false],
    ["https://a.example/x.php", false],
    ["https://a.example/v1.2", false],
    ["https://a.example/?file=x.pdf", false],
  ])("%s is a file: %s", (address, file) => expect(isFile(address)).toBe(file));
});

describe("matchesPath", () => {
  it.each<[pattern: string, path: string, matches: boolean]>([
    ["/blog/", "/blog/a", true],
    ["/blog/", "/blog", false],
    ["/blog/**", "/blog/2026/a", true],
    ["*/tag/", "/blog/tag/x", true],
    ["/tag/", "/blog/tag/x", false],
    ["replytocom=", "/a?replytocom=5", true],
    ["/*.php$", "/x/y.php", true],
    ["/*.php$", "/x/y.php?z", false],
    ["/a*b*c", "/a--b--b-c", true],
    ["/a*b*c", "/a--c--b", false],
    ["/", "/anything", true],
    ["$", "/", true],
  ])("%s against %s: %s", (pattern, path, is) => expect(matchesPath([pattern], path)).toBe(is));
  it("costs little on a pattern made to cost much", () => {
    const started = cpuTime();
    matchesPath([`/${"*a".repeat(100)}b`], `/${"a".repeat(2_000)}`);
    expect(cpuTime() - started).toBeLessThan(200);
  });
});

describe("siteOf", () => {
  it.each([
    ["shop.example.co.uk", "example.co.uk"],
    ["me.github.io", "me.github.io"],
    ["localhost", "localhost"],
    ["127.0.0.1", "127.0.0.1"],
  ])("%s belongs to %s", (host, site) => expect(siteOf(host)).toBe(site));
});

describe("retryAfterMs", () => {
  it.each([
    ["120", 120_000],
    ["Sun, 15 Nov 2026 12:00:30 GMT", 30_000],
    ["Sun, 15 Nov 2026 11:00:00 GMT", 0],
    ["soon", undefined],
    [undefined, undefined],
    ["0.5", 500],
  ])("reads %s", (header, ms) => expect(retryAfterMs(header, NOW)).toBe(ms));
});

describe("readAnswer", () => {
  const page = (over: Partial<FetchedPage>): FetchedPage => ({
    url: "https://site.example/p",
    status: 200,
    headers: [["Content-Type", "text/html"]],
    body: new Uint8Array(),
    truncated: false,
    hops: [],
    bytesWire: 0,
    totalMs: 12.4,
    ...over,
  });
  const bytes = (text: string) => new TextEncoder().encode(text);
  const read = (over: Partial<FetchedPage>) => readAnswer(page(over), { nowMs: NOW, pause: async () => {} });

  it("keeps what a page says of itself", async () => {
    const { facts, links } = await read({
      headers: [
        ["content-type", "text/html; charset=utf-8"],
        ["X-Robots-Tag", "noindex"],
        ["Link", '</style.css>; rel=preload, <https://site.example/c>; rel="canonical"'],
        ["Last-Modified", "Sun, 01 Nov 2026 08:00:00 GMT"],
      ],
      body: bytes('<title>T</title><link rel="canonical" href="/html"><a href="/x">'),
    });
    expect(facts).toEqual({
      status: 200,
      ms: 12,
      bytes: 64,
      title: "T",
      noindex: "header",
      canonical: "https://site.example/c",
      lastmod: { date: "2026-11-01T08:00:00Z", source: "Last-Modified header" },
      links: 1,
    });
    expect(links).toEqual(["https://site.example/x", "https://site.example/c"]);
  });

  it("follows no link of a page that asks so", async () =>
    expect((await read({ body: bytes('<meta name=robots content=nofollow><a href="/x">') })).links).toEqual([]));
  it("reads where a redirect goes", async () =>
    expect(await read({ status: 308, headers: [["location", "../q"]] })).toEqual({
      facts: { status: 308, ms: 12, bytes: 0, redirectTo: "https://site.example/q" },
      links: ["https://site.example/q"],
    }));
  it("does not parse what is not HTML", async () =>
    expect(await read({ headers: [["content-type", "application/pdf"]], body: bytes('<a href="/x">') })).toEqual({
      facts: { status: 200, ms: 12, bytes: 13, type: "application/pdf" },
      links: [],
    }));
  it("does not follow the links of an error page", async () =>
    expect((await read({ status: 404, body: bytes('<a href="/x">') })).links).toEqual([]));
  it("takes a page without a type by its first sign", async () =>
    expect((await read({ headers: [], body: bytes('\n<a href="/x">') })).links).toEqual(["https://site.example/x"]));
  it("reads a page in the encoding that it names", async () =>
    expect(
      (await read({ body: Uint8Array.from([...bytes('<meta charset="windows-1251"><title>'), 0xcf, 0xf0, 0xe8, ...bytes("</title>")]) }))
        .facts.title,
    ).toBe("При"));
});
