import { describe, expect, it } from "vitest";
import { takeSnapshot } from "#engines/page-snapshot/take-snapshot.ts";
import { blockingAssets, namedAssets } from "./page-assets.ts";
import { pageInShort } from "./page-in-short.ts";
import { instantLook, maxAgeOf } from "./page-speed-checker.engine.ts";
import type { Asset } from "./page-speed-checker.schema.ts";
import { stageOf } from "./speed-event.ts";

const URL_OF_PAGE = "https://shop.test/p";
interface SnapshotFacts {
  headers?: [string, string][];
  firstByteMs?: number;
  redirects?: number;
  assets?: Partial<Asset>[];
}

function snapshotOf(html: string, { headers = [], firstByteMs = 100, redirects = 0 }: SnapshotFacts = {}) {
  const hop = (url: string, status: number, ms: number) => ({
    url,
    status,
    headers,
    address: "192.0.2.1",
    firstByteMs: ms,
    totalMs: ms + 20,
    httpVersion: "1.1",
  });
  return takeSnapshot({
    url: URL_OF_PAGE,
    status: 200,
    headers,
    body: new TextEncoder().encode(html),
    truncated: false,
    hops: [
      ...Array.from({ length: redirects }, (_, index) => hop(`https://shop.test/r${index}`, 301, 30)),
      hop(URL_OF_PAGE, 200, firstByteMs),
    ],
    bytesWire: html.length,
    totalMs: firstByteMs + 20,
  });
}

const asset = (change: Partial<Asset>): Asset => ({
  url: "https://shop.test/a.js",
  kind: "script",
  status: 200,
  bytes: 1000,
  maxAge: 31_536_000,
  encoding: "br",
  type: null,
  isThirdParty: false,
  ...change,
});

function said(ruleId: string, html: string, given: SnapshotFacts = {}): string {
  const { findings, passes } = instantLook(pageInShort(snapshotOf(html, given), 100), (given.assets ?? []).map(asset));
  return [...findings, ...passes]
    .filter((finding) => finding.ruleId === ruleId)
    .map(({ status, title }) => `${status} ${title}`)
    .join("; ");
}

describe("what a page names", () => {
  it("is each file once, with its kind", () => {
    const html = `<link rel="stylesheet" href="/a.css"><link rel="preload" as="font" href="/f.woff2"><link rel="modulepreload" href="/m.js"><link rel="icon" href="/i.svg">
      <script src="/s.js"></script><script src="/s.js#x"></script><script type="application/ld+json">{}</script>
      <img src="/p.jpg"><img src="data:image/png,x"><noscript><img src="/n.jpg"></noscript><video poster="/v.jpg"></video><a href="/page">x</a>`;
    expect(namedAssets(snapshotOf(html)).map(({ url, kind }) => `${kind} ${new URL(url).pathname}`)).toEqual([
      "stylesheet /a.css",
      "font /f.woff2",
      "script /m.js",
      "image /i.svg",
      "script /s.js",
      "image /p.jpg",
      "image /v.jpg",
    ]);
  });

  it("holds the first paint back only from the head, and only as plain scripts and sheets", () => {
    const html = `<head><link rel="stylesheet" href="/a.css"><link rel="stylesheet" media="print" href="/p.css"><link rel="alternate stylesheet" href="/alt.css">
      <script src="/plain.js"></script><script src="/d.js" defer></script><script src="/as.js" async></script><script type="module" src="/m.js"></script><script>inline()</script>
      </head><body><script src="/late.js"></script><link rel="stylesheet" href="/late.css"></body>`;
    expect(blockingAssets(snapshotOf(html)).map(({ url }) => new URL(url).pathname)).toEqual(["/a.css", "/plain.js"]);
  });
});

describe("maxAgeOf", () => {
  const date = "Sun, 15 Nov 2026 12:00:00 GMT";
  it.each([
    ["public, max-age=31536000, immutable", null, date, 31_536_000],
    ["MAX-AGE=60", null, date, 60],
    ["s-maxage=60", null, date, null],
    ["no-store", null, date, 0],
    ["no-cache, max-age=600", null, date, 0],
    [null, "Sun, 15 Nov 2026 13:00:00 GMT", date, 3600],
    [null, "Sun, 15 Nov 2026 11:00:00 GMT", date, 0],
    [null, "0", date, 0],
    ["max-age=5", "Sun, 15 Nov 2026 13:00:00 GMT", date, 5],
    [null, null, date, null],
  ])("%j, %j is kept for %s", (cacheControl, expires, sent, seconds) => expect(maxAgeOf(cacheControl, expires, sent)).toBe(seconds));
});

describe("rules of the instant look", () => {
  const long = "x".repeat(2000);
  it.each([
    ["speed-first-byte", "", { firstByteMs: 800 }, "pass First byte after 800 ms"],
    ["speed-first-byte", "", { firstByteMs: 801 }, "warn First byte after 801 ms"],
    ["speed-first-byte", "", { firstByteMs: 1801 }, "fail First byte after 1801 ms"],
    ["speed-redirects", "", {}, "pass No redirect on the way"],
    ["speed-redirects", "", { redirects: 2 }, "warn 2 redirects cost 100 ms"],
    ["speed-compression", long, { headers: [["Content-Encoding", "br"]] }, "pass The page is packed (br)"],
    ["speed-compression", "short", {}, "pass Too small to be worth packing"],
    ["speed-compression", long, {}, "warn The page is not packed"],
    ["speed-compression", "short", { assets: [{ encoding: null, bytes: 9000 }] }, "warn 1 file is not packed"],
    ["speed-compression", "short", { assets: [{ encoding: null, bytes: 9000, isThirdParty: true }] }, "pass Too small to be worth packing"],
    ["speed-render-blocking", "<p>", {}, "pass Nothing in the head holds back the first paint"],
    ["speed-render-blocking", "<link rel=stylesheet href=a.css>", {}, "pass No script in the head holds back the first paint"],
    ["speed-render-blocking", "<script src=a.js></script>", {}, "warn 1 file holds back the first paint"],
    ["speed-caching", "", { assets: [{}, { maxAge: 3600 }, { maxAge: null }] }, "warn 2 of 3 files may be kept for less than a week"],
    ["speed-caching", "", { assets: [{}] }, "pass 1 file may be kept for a week or longer"],
    ["speed-caching", "", {}, ""],
    ["speed-image-room", "<img src=a><img src=b width=1 height=1>", {}, "warn 1 of 2 images have no width and height"],
    ["speed-image-room", '<img src=a style="aspect-ratio: 1">', {}, "pass 1 image reserves room"],
    ["speed-image-weight", "", { assets: [{ kind: "image", bytes: 200_001 }] }, "warn 1 image is over 200 KB"],
    ["speed-image-weight", "", { assets: [{ kind: "image", bytes: 200_000 }] }, "pass No image over 200 KB"],
    [
      "speed-image-format",
      "",
      { assets: [{ kind: "image", bytes: 100_001, type: "image/png" }] },
      "note 1 image over 100 KB as JPEG, PNG or GIF",
    ],
    ["speed-image-format", "", { assets: [{ kind: "image", bytes: 60_000, type: "image/webp" }] }, ""],
    ["speed-first-image", "<img src=a loading=lazy>", {}, "warn The first image is lazy"],
    ["speed-first-image", "<img src=a><img src=b loading=lazy>", {}, "pass The first image loads at once"],
    ["speed-files-found", "", { assets: [{ status: 404 }, {}] }, "fail 1 file of the page cannot be had"],
    ["speed-files-found", "", { assets: [{ status: null }] }, "pass Every file that answered is there"],
    ["speed-weight", "", { assets: [{ bytes: 2_000_000 }] }, "note 2.0 MB named by the page"],
    ["speed-third-parties", "", {}, "pass Everything named comes from this site"],
    [
      "speed-third-parties",
      "",
      { assets: ["a", "b", "c", "d"].map((name) => ({ url: `https://${name}.cdn/x.js`, isThirdParty: true })) },
      "note Files from 4 other hosts",
    ],
    ["speed-http3", "", { headers: [["Alt-Svc", 'h3=":443"; ma=86400']] }, "pass HTTP/3 is offered"],
    ["speed-http3", "", {}, "note HTTP/3 is not offered"],
  ] as [string, string, SnapshotFacts, string][])("%s of %s and %j", (ruleId, html, given, expected) =>
    expect(said(ruleId, html, given)).toBe(expected),
  );

  it("adds files up by kind and by host", () => {
    const look = instantLook(pageInShort(snapshotOf(""), 100), [
      asset({ kind: "image", bytes: 10 }),
      asset({ kind: "image", bytes: null }),
      asset({ url: "https://x.cdn/a.js", bytes: 5, isThirdParty: true }),
    ]);
    expect(look.byKind).toEqual([
      { kind: "script", count: 1, bytes: 5, unknown: 0 },
      { kind: "image", count: 2, bytes: 10, unknown: 1 },
    ]);
    expect(look.thirdParties).toEqual([{ host: "x.cdn", count: 1, bytes: 5 }]);
  });
});

it.each([
  ["Connecting to browser", "open"],
  ["Navigating to about:blank", "open"],
  ["Navigating to https://a.test/", "load"],
  ["Getting artifact: Trace", "collect"],
  ["Auditing: First Contentful Paint", "judge"],
  ["Generating results...", "judge"],
])("“%s” belongs to %s", (step, stage) => expect(stageOf(step)).toBe(stage));
