import { describe, expect, it } from "vitest";
import { safeParse } from "zod/v4/core";
import { AppError } from "#core/errors/app-error.ts";
import type { FetchedPage, FetchPageOptions, OpenedPage, PageSource } from "#core/tool/tool-ports.ts";
import type { ImageProbeResult } from "#engines/image-probe/image-probe-result.schema.ts";
import { judgePage } from "#engines/page-snapshot/page-check.ts";
import { takeSnapshot } from "#engines/page-snapshot/take-snapshot.ts";
import { cpuTime } from "../../../tests/support/cpu-time.ts";
import { collectImages, type SideFile } from "./collect-images.ts";
import { inlineSvg, lineStartsOf, svgAddress } from "./inline-svg.ts";
import { jsonLdImages } from "./json-ld-images.ts";
import { extractorCheck } from "./webpage-image-extractor.engine.ts";
import { webpageImageExtractorOutput } from "./webpage-image-extractor.schema.ts";
import { extractImages } from "./webpage-image-extractor.server.ts";
import { tool } from "./webpage-image-extractor.tool.ts";

const snapshotOf = (html: string, url = "https://a.example/p/") => takeSnapshot({ html: `<!doctype html><html><head>${html}`, url });
/** Address and where it was found, in short. */
const found = (html: string, files: SideFile[] = []) =>
  collectImages(snapshotOf(html), files).map(
    ({ address, origins }) =>
      `${origins.map(({ origin, detail }) => `${origin} ${detail}`.trim()).join("+")}: ${address.replace("https://a.example", "")}`,
  );

describe("where pictures are found", () => {
  it.each<[string, string[]]>([
    ["<body><img src=a.png>", ["img src: /p/a.png"]],
    ["<body><img src=a.png srcset='a.png 1x, b.png 2x'>", ["img src+srcset 1x: /p/a.png", "srcset 2x: /p/b.png"]],
    ["<body><img src=data:image/gif;base64,R0 data-src=/late.jpg>", ["late data-src: /late.jpg", "img src: data:image/gif;base64,R0"]],
    [
      "<body><img src=a.png data-srcset='b.png 480w, c.png 960w'>",
      ["img src: /p/a.png", "late data-srcset: /p/b.png", "late data-srcset: /p/c.png"],
    ],
    [
      "<body><picture><source srcset='a.avif 1x, b.avif 2x'><img src=a.jpg></picture>",
      ["img src: /p/a.jpg", "source 1x: /p/a.avif", "source 2x: /p/b.avif"],
    ],
    ["<body><video poster=p.jpg><source src=f.mp4 type=video/mp4></video>", ["poster: /p/p.jpg"]],
    [
      "<body><input type=image src=b.png><object data=c.svg></object><object data=d.html></object>",
      ["input: /p/b.png", "object: /p/c.svg"],
    ],
    [
      "<link rel='shortcut icon' href=/f.ico><link rel=apple-touch-icon href=/t.png><link rel=image_src href=/s.png>",
      ["icon shortcut icon: /f.ico", "icon apple-touch-icon: /t.png", "share image_src: /s.png"],
    ],
    [
      "<link rel=preload as=image href=h.avif imagesrcset='h.avif 1x, h2.avif 2x'><link rel=preload as=font href=f.woff2>",
      ["preload+preload: /p/h.avif", "preload: /p/h2.avif"],
    ],
    [
      "<meta property=og:image content=/o.png><meta name=twitter:image content=/o.png><meta itemprop=image content=/i.png>",
      ["share og:image+share twitter:image: /o.png", "share image: /i.png"],
    ],
    ["<body><p style=\"background: url('a b.png'), url(c.png)\">", ["style: /p/a%20b.png", "style: /p/c.png"]],
    ["<style>a{background:url(s.png)}</style>", ["css style element: /p/s.png"]],
    ["<body><noscript><img src=n.png></noscript>", ["noscript src: /p/n.png"]],
    ["<base href=https://cdn.example/x/><body><img src=a.png>", ["img src: https://cdn.example/x/a.png"]],
    ["<body><img src=a.png#x><img src=a.png>", ["img src+img src: /p/a.png"]],
    ["<body><img src='javascript:alert(1)'><img src='data:text/html,x'><img src='blob:x'><img src=http://[x><img>", []],
  ])("%s", (html, expected) => expect(found(html)).toEqual(expected));

  it("reads sheets and manifests against their own addresses", () => {
    const files: SideFile[] = [
      {
        address: "https://cdn.example/css/site.css",
        kind: "css",
        text: "a{background:url(../bg.png)}@font-face{src:url(f.woff)}",
        problem: null,
      },
      {
        address: "https://a.example/m.json",
        kind: "manifest",
        text: '{"icons":[{"src":"i.png"},{"src":5}],"shortcuts":[{"icons":[{"src":"/s.png"}]}]}',
        problem: null,
      },
      { address: "https://a.example/broken.json", kind: "manifest", text: "<html>", problem: null },
      { address: "https://a.example/null.json", kind: "manifest", text: "null", problem: null },
    ];
    expect(found("", files)).toEqual(["css site.css: https://cdn.example/bg.png", "manifest m.json: /i.png", "manifest m.json: /s.png"]);
  });

  it("takes the alt from wherever there is one", () => {
    expect(collectImages(snapshotOf("<body><img src=a.png><img src=a.png alt='A dog'>"), [])[0]?.alt).toBe("A dog");
  });
});

describe("drawings in the page", () => {
  const html = '<p>x</p>\n  <svg viewBox="0 0 9 9"><svg><path d="M0 0"/></svg><title>a > b</title></svg><p>';
  it("are taken out whole, nested ones too", () => {
    expect(inlineSvg(html, lineStartsOf(html), 2, 3)).toBe('<svg viewBox="0 0 9 9"><svg><path d="M0 0"/></svg><title>a > b</title></svg>');
  });
  it("that do not end are none", () => expect(inlineSvg("<svg><path>", [0], 1, 1)).toBeUndefined());
  it("that close themselves are whole", () => expect(inlineSvg("<svg/>x", [0], 1, 1)).toBe("<svg/>"));
  it("become addresses that need a namespace", () => {
    expect(svgAddress("<svg><g/></svg>")).toBe(
      `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"><g/></svg>')}`,
    );
    expect(svgAddress('<svg xmlns="x">')).toBe(`data:image/svg+xml,${encodeURIComponent('<svg xmlns="x">')}`);
  });
  it("stand among the others with their title as name", () => {
    const [image] = collectImages(snapshotOf("<body><svg><title>Stop</title><path d='M0 0'/></svg>"), []);
    expect(image).toMatchObject({ alt: "Stop", origins: [{ origin: "svg", line: 1 }] });
  });
});

describe("pictures of JSON-LD", () => {
  it.each<[unknown, string[]]>([
    [{ "@type": "Article", image: "a.png" }, ["a.png"]],
    [{ image: ["a.png", { "@type": "ImageObject", url: "b.png", contentUrl: "c.png", caption: "no" }] }, ["a.png", "b.png", "c.png"]],
    [{ "@graph": [{ logo: { "@id": "https://a.example/#logo" } }, { "@type": "ImageObject", url: "d.png" }] }, ["d.png"]],
    [{ thumbnailUrl: "t.png", url: "page.html", author: { name: "x", image: "face.png" } }, ["t.png", "face.png"]],
    [[], []],
    [null, []],
  ])("%j", (data, images) => expect(jsonLdImages(JSON.stringify(data))).toEqual(images));
  it("survive broken and endless blocks", () => {
    expect(jsonLdImages("{")).toEqual([]);
    expect(jsonLdImages(`${'{"image":'.repeat(3000)}"x"${"}".repeat(3000)}`)).toEqual(["x"]);
  });
});

const probe = (change: Partial<ImageProbeResult>): ImageProbeResult => ({
  url: "",
  finalUrl: "",
  status: 200,
  problem: null,
  type: "png",
  declaredType: "image/png",
  bytes: 5_000,
  width: 100,
  height: 50,
  cacheControl: "max-age=604800",
  fingerprint: null,
  ...change,
});
const judge = (html: string, probes: Record<string, Partial<ImageProbeResult>>) =>
  judgePage(
    extractorCheck((address) => `/shown?${address}`),
    { snapshot: snapshotOf(html), kept: null },
    {
      now: new Date(),
      extra: { files: [], probes: new Map(Object.entries(probes).map(([path, change]) => [`https://a.example${path}`, probe(change)])) },
      input: {},
    },
  );
const said = (html: string, probes: Record<string, Partial<ImageProbeResult>>) =>
  judge(html, probes).findings.map(({ ruleId, status, title }) => `${ruleId} ${status}: ${title}`);

describe("what their files tell", () => {
  it.each<[string, string, Record<string, Partial<ImageProbeResult>>, string[]]>([
    ["all well", "<body><img src=/a.png>", { "/a.png": {} }, []],
    ["nobody looked", "<body><img src=/a.png>", {}, []],
    [
      "gone",
      "<body><img src=/a.png>",
      { "/a.png": { problem: "The server answers with status 404.", type: null, declaredType: null, bytes: null } },
      ["images-answer fail: One picture cannot be had"],
    ],
    [
      "another type",
      "<body><img src=/a.png>",
      { "/a.png": { type: "jpeg", declaredType: "image/png" } },
      ["images-type warn: One file is not what the ending says", "images-type warn: One picture is sent under another type"],
    ],
    ["jpg and jpeg are one", "<body><img src=/a.jpg>", { "/a.jpg": { type: "jpeg", declaredType: "image/jpg" } }, []],
    ["an icon", "<body><img src=/a.ico>", { "/a.ico": { type: "ico", declaredType: "image/vnd.microsoft.icon" } }, []],
    [
      "heavy",
      "<body><img src=/a.avif>",
      { "/a.avif": { type: "avif", declaredType: "image/avif", bytes: 500_001 } },
      ["images-weight warn: One picture weighs more than 200 KB"],
    ],
    [
      "an old format",
      "<body><img src=/a.png>",
      { "/a.png": { bytes: 200_000 } },
      ["images-format note: One JPEG or PNG over 100 KB could be WebP or AVIF"],
    ],
    [
      "copies",
      "<body><img src=/a.png><img src=/b.png>",
      { "/a.png": { fingerprint: "x" }, "/b.png": { fingerprint: "x" } },
      ["images-copies note: One file is there under two addresses"],
    ],
    [
      "far too wide",
      "<body><img src=/a.png width=100>",
      { "/a.png": { width: 400 } },
      ["images-oversized warn: One picture is more than 2.5 times as wide as declared"],
    ],
    [
      "not kept",
      "<body><img src=/a.png>",
      { "/a.png": { cacheControl: "no-cache" } },
      ["images-cache warn: One picture names no time to be kept"],
    ],
    ["by http", "<body><img src=http://b.example/a.png>", {}, ["images-https warn: One picture comes by http"]],
  ])("%s", (_, html, probes, expected) => expect(said(html, probes)).toEqual(expected));

  it("gives cards with everything they show", () => {
    const { facts, verdict } = judge("<body><img src=/img/red-bike.jpg alt='A red bike'><img src='data:image/svg+xml,%3Csvg/%3E'>", {
      "/img/red-bike.jpg": { type: "jpeg", declaredType: "image/jpeg", width: 800, height: 600, bytes: 42_000 },
    });
    expect(facts.images).toMatchObject([
      {
        place: 1,
        alt: "A red bike",
        width: 800,
        height: 600,
        extension: "jpg",
        bytes: 42_000,
        shown: "/shown?https://a.example/img/red-bike.jpg",
        file: "red-bike.jpg",
      },
      { place: 2, alt: null, isInline: true, type: "svg", bytes: 6, shown: "data:image/svg+xml,%3Csvg/%3E", file: "inline.svg" },
    ]);
    expect(verdict).toMatchObject({ level: "pass", figure: "2", unit: "images", headline: "42 KB in all." });
  });

  it.each([
    ["data:image/gif;base64,R0lGODlhAwACAIAAAAAAAP///yH5BAEAAAAALAAAAAADAAIAAAIBRAA7", 3, 2],
    ["data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='20' height='10'/%3E", 20, 10],
    ["data:image/png;base64,AAAA", null, null],
  ])("knows the size of %s", (address, width, height) => {
    expect(judge(`<body><img src="${address}">`, {}).facts.images[0]).toMatchObject({ isInline: true, width, height, problem: null });
  });

  it("says when there is none", () => expect(judge("<body>words", {}).verdict.headline).toBe("No picture found."));

  it("keeps 500 and counts the rest", () => {
    const { facts } = judge(`<body>${Array.from({ length: 600 }, (_, index) => `<img src=/${index}.png>`).join("")}`, {});
    expect([facts.images.length, facts.total]).toEqual([500, 600]);
  });

  it("stays in time on hostile pages", () => {
    const bodies = [
      `<body><img srcset="${"a 1x, ".repeat(20_000)}">`,
      `<body>${"<svg>".repeat(400)}`,
      `<body>${"<svg></svg>".repeat(4_000)}`,
      `<style>${"a{b:url(".repeat(10_000)}</style>`,
    ];
    for (const body of bodies) {
      const startedAt = cpuTime();
      judge(body, {});
      expect(cpuTime() - startedAt).toBeLessThan(5_000);
    }
  });
});

describe("the tool", () => {
  const signal = new AbortController().signal;
  const answer = (url: string, body: string, type = "text/html", status = 200): FetchedPage => ({
    url,
    status,
    headers: [["content-type", type]],
    body: new TextEncoder().encode(body),
    truncated: false,
    hops: [],
    bytesWire: 0,
    totalMs: 1,
  });
  function portsOf(html: string, files: Record<string, string> = {}) {
    const asked: string[] = [];
    return {
      asked,
      now: () => new Date(),
      showImage: (address: string) => address,
      async fetchPage(address: string | URL, _?: FetchPageOptions): Promise<FetchedPage> {
        const { pathname } = new URL(String(address));
        asked.push(pathname);
        if (files[pathname] === undefined) throw new AppError("dns_not_found", { host: "a.example" });
        return answer(String(address), files[pathname], "text/css");
      },
      async openPage(source: PageSource): Promise<OpenedPage> {
        const page = "html" in source ? { html: source.html, url: source.url ?? "https://a.example/" } : answer("https://a.example/", html);
        return { id: null, takenAt: "", until: "", input: "", page };
      },
    };
  }

  it("answers its examples in the shape it promises, without the network", async () => {
    for (const { input } of tool.examples) {
      const ports = portsOf("");
      expect(safeParse(webpageImageExtractorOutput, await extractImages(input, ports, signal))).toMatchObject({ success: true });
      expect(ports.asked).toEqual([]);
    }
  });

  it("reads ten sheets at most, one step of imports and the manifest, then the pictures", async () => {
    const links = Array.from({ length: 9 }, (_, index) => `<link rel=stylesheet href=/${index}.css>`).join("");
    const ports = portsOf(`<!doctype html>${links}<link rel=manifest href=/m.json><img src=/a.png>`, {
      "/0.css": "@import '/x.css'; @import '/y.css'; a{background:url(/bg.png)}",
      "/x.css": "b{background:url(/deep.png)}",
      "/m.json": '{"icons":[{"src":"/icon.png"}]}',
    });
    const { reports } = await extractImages({ url: "a.example" }, ports, signal);
    expect(ports.asked.filter((path) => path.endsWith(".css"))).toHaveLength(10);
    expect(ports.asked).not.toContain("/y.css");
    expect(reports[0]?.facts.images.map(({ file }) => file)).toEqual(["a.png", "bg.png", "icon.png", "deep.png"]);
    expect(reports[0]?.facts.files.filter(({ problem }) => problem !== null)).toHaveLength(8);
    expect(reports[0]?.facts.looked).toBe(4);
  });

  it("looks at no picture when there are several pages", async () => {
    const ports = portsOf("<!doctype html><img src=/a.png>");
    await extractImages({ urls: ["a.example", "b.example"] }, ports, signal);
    expect(ports.asked).toEqual([]);
  });
});
