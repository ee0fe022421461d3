import { once } from "node:events";
import { createServer as createHttpServer, type Server as HttpServer } from "node:http";
import { type AddressInfo, connect, createServer, type Server } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AppError } from "#core/errors/app-error.ts";
import { tools } from "#tools/registry.server.ts";
import { openToolFixture, wrongWith } from "./support/tool-fixture.ts";

const PUBLIC = "93.184.215.14";

/** Listens on every address of this machine. Nothing may ever connect. */
let canary: Server;
let canaryPort: number;
const touched: string[] = [];
/** An allowed host whose every page leads elsewhere, to `door`. */
let site: HttpServer;
let sitePort: number;
let door = "";
const asked: string[] = [];
let fixture: Awaited<ReturnType<typeof openToolFixture>>;

beforeAll(async () => {
  canary = createServer((socket) => {
    touched.push(`from ${socket.remotePort}`);
    socket.on("error", () => {});
    socket.end("HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n");
  });
  site = createHttpServer((request, response) => {
    asked.push(`${request.headers.host?.split(":")[0]}${request.url}`);
    const found = pagesOf(door)[request.url ?? ""];
    const type = found?.type ?? "text/html";
    const headers = { "content-type": type, ...(found?.to ? { location: found.to } : {}), link: `<${door}/link-header>; rel="canonical"` };
    response.writeHead(found?.to ? 302 : found ? 200 : 404, headers).end(found?.body ?? "");
  });
  canary.listen(0);
  site.listen(0, "127.0.0.1");
  await Promise.all([once(canary, "listening"), once(site, "listening")]);
  canaryPort = (canary.address() as AddressInfo).port;
  sitePort = (site.address() as AddressInfo).port;

  let turns = 0;
  const names: Record<string, () => string[]> = {
    "site.test": () => ["127.0.0.1"],
    "other.test": () => ["127.0.0.1"],
    "inside.example": () => ["127.0.0.1"],
    "mixed.example": () => [PUBLIC, "::1"],
    "mapped.example": () => ["::ffff:127.0.0.1"],
    // Public to whoever asks first, this machine to whoever asks again.
    "flip.example": () => [turns++ % 2 === 0 ? PUBLIC : "127.0.0.1"],
  };
  fixture = await openToolFixture(
    {
      allowHosts: [`site.test:${sitePort}`, `other.test:${sitePort}`],
      // The canary's port is a permitted one, so that only its address can stop a connection.
      limits: { ports: [80, 443, canaryPort], connectMs: 1_000 },
      async resolve(host) {
        const addresses = names[host]?.();
        if (!addresses) throw new AppError("dns_not_found", { host });
        return addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
      },
      dial: (address, port) => (address === PUBLIC ? connect({ host: "127.0.0.1", port: 1 }) : connect({ host: address, port })),
    },
    {
      // What website-age asks by itself: the list of registries, the archive and the certificate logs, which here name the door as the next to ask.
      reroute: (url) => (/\.(?:org|net|sh)$/.test(url.hostname) ? `http://site.test:${sitePort}/registries.json` : url),
    },
  );
});
afterAll(async () => {
  await fixture.close();
  canary.close();
  site.closeAllConnections();
  site.close();
});

const doors = () => [
  `http://127.0.0.1:${canaryPort}`,
  `http://localhost:${canaryPort}`,
  `http://[::1]:${canaryPort}`,
  `http://127.1:${canaryPort}`,
  `http://2130706433:${canaryPort}`,
  `http://0.0.0.0:${canaryPort}`,
  `http://[::ffff:7f00:1]:${canaryPort}`,
  `http://inside.example:${canaryPort}`,
  `http://mixed.example:${canaryPort}`,
  `http://mapped.example:${canaryPort}`,
  `http://flip.example:${canaryPort}`,
];

describe("no tool reaches the canary", () => {
  it.each(Array.from({ length: 11 }, (_, index) => index))("by door %i", { timeout: 120_000 }, async (index) => {
    door = doors()[index] ?? "";
    const answers = await runAll();
    expect(touched, `connections by ${door}`).toEqual([]);
    expect(answers.flatMap(({ tool, answer }) => wrongWith(tool, answer))).toEqual([]);
    expect(fixture.faults).toEqual([]);
  });

  it("and every one of these ways is one that tools go when the door is an open one", { timeout: 120_000 }, async () => {
    door = `http://other.test:${sitePort}`;
    asked.length = 0;
    await runAll();
    const gone = new Set(asked.filter((address) => address.startsWith("other.test/")).map((address) => address.slice("other.test".length)));
    expect(FOLLOWED.filter((path) => !gone.has(path))).toEqual([]);
  });
});

/** What some tool fetches of a page; frames, scripts and refreshes are followed by the browser alone (src/platform/browser/browser.test.ts). */
const FOLLOWED = [
  "/address",
  "/redirected",
  "/canonical",
  "/hreflang",
  "/favicon.png",
  "/touch.png",
  "/manifest.json",
  "/manifest-icon.png",
  "/style.css",
  "/css-image.png",
  "/og.png",
  "/image.png",
  "/srcset.png",
  "/poster.png",
  "/anchor",
  "/script.js",
  "/from-robots.xml",
  "/from-index.xml",
  "/from-sitemap",
  "/given.png",
];

async function runAll() {
  const home = `http://site.test:${sitePort}`;
  const runs = [...tools.values()].flatMap(({ tool }) => inputsFor(tool.slug, home).map((input) => ({ tool, input })));
  return Promise.all(runs.map(async ({ tool, input }) => ({ tool, answer: await fixture.run(tool.slug, input) })));
}

function inputsFor(slug: string, home: string): object[] {
  const addresses = [`${home}/`, `${home}/to-door`, `${door}/address`];
  const own: Record<string, object[]> = {
    "broken-link-detector": addresses.flatMap((url) => [
      { mode: "page", url },
      { mode: "site", url, maxPages: 10 },
    ]),
    "internal-link-checker": addresses.flatMap((url) => [
      { mode: "page", url, statuses: true },
      { mode: "site", url, maxPages: 10 },
    ]),
    "sitemap-generator": addresses.map((url) => ({ url, maxPages: 10 })),
    "page-speed-checker": addresses.map((url) => ({ url })),
    "meta-tag-generator": addresses.map((importUrl) => ({ importUrl })),
    "open-graph-tag-generator": [...addresses.map((importUrl) => ({ importUrl })), { title: "A", image: `${door}/given.png` }],
    "sitemap-url-extractor": [...addresses, `${home}/sitemap.xml`, `${home}/urls.xml`].map((url) => ({ url, sample: true })),
    "robots-txt-checker": addresses.map((url) => ({ url })),
    "header-checker": addresses.map((url) => ({ url, verb: "HEAD", as: "googlebot" })),
    "fetch-html-content": addresses.map((url) => ({ url })),
    "rewrite-to-www": [{ domain: "inside.example", check: true }],
    "website-age": [{ urls: ["example.com", "example.de", new URL(door).hostname.replaceAll(/[[\]]/g, "")] }],
  };
  const reads = tools.get(slug)?.tool.reads;
  return own[slug] ?? (reads ? [...addresses.map((url) => ({ url })), { url: `${home}/`, html: trap(door) }] : []);
}

function pagesOf(to: string): Record<string, { type?: string; to?: string; body?: string }> {
  const xml = (inside: string) => ({ type: "application/xml", body: `<?xml version="1.0" encoding="UTF-8"?>${inside}` });
  const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
  const home = `http://site.test:${sitePort}`;
  return {
    "/": { body: trap(to) },
    "/to-door": { to: `${to}/redirected` },
    "/style-here.css": { type: "text/css", body: `@import "${to}/import.css"; body { background: url("${to}/css-image.png") }` },
    "/manifest.json": {
      type: "application/manifest+json",
      body: JSON.stringify({ name: "A", icons: [{ src: `${to}/manifest-icon.png`, sizes: "192x192" }] }),
    },
    "/robots.txt": { type: "text/plain", body: `User-agent: *\nAllow: /\nSitemap: ${to}/from-robots.xml\nSitemap: ${home}/sitemap.xml\n` },
    "/sitemap.xml": xml(
      `<sitemapindex ${space}><sitemap><loc>${to}/from-index.xml</loc></sitemap><sitemap><loc>${home}/urls.xml</loc></sitemap></sitemapindex>`,
    ),
    "/urls.xml": xml(`<urlset ${space}><url><loc>${to}/from-sitemap</loc></url><url><loc>${home}/to-door</loc></url></urlset>`),
    "/registries.json": {
      type: "application/json",
      body: JSON.stringify({ services: [[["com", "de"], [`${to}/`]]], links: [{ rel: "related", href: `${to}/related` }] }),
    },
  };
}

const trap = (to: string) => `<!doctype html><html lang="en"><head><title>A page that leads elsewhere</title>
<meta http-equiv="refresh" content="5;url=${to}/refresh"><link rel="canonical" href="${to}/canonical">
<link rel="alternate" hreflang="de" href="${to}/hreflang"><link rel="alternate" hreflang="en" href="/"><link rel="amphtml" href="${to}/amp">
<link rel="icon" href="${to}/favicon.png"><link rel="apple-touch-icon" href="${to}/touch.png"><link rel="manifest" href="${to}/manifest.json">
<link rel="stylesheet" href="${to}/style.css"><link rel="stylesheet" href="/style-here.css">
<link rel="preload" as="image" href="${to}/preload.png"><link rel="next" href="${to}/next"><link rel="dns-prefetch" href="${to}">
<meta property="og:image" content="${to}/og.png"><meta property="og:url" content="${to}/og-url"><meta name="twitter:image" content="${to}/x.png">
<script src="${to}/script.js"></script><script type="application/ld+json">{"@context":"${to}/context.jsonld","@type":"Article","image":"${to}/ld.png"}</script>
</head><body><h1>A page that leads elsewhere</h1><p>With words of its own.</p>
<a href="${to}/anchor">There</a> <a href="/to-door">There by a detour</a> <a href="${to}/anchor-2#part">A part</a>
<map name="m"><area href="${to}/area" alt="There"></map><img src="${to}/image.png" srcset="${to}/srcset.png 2x" alt="A picture"><img src="/to-door" alt="">
<picture><source srcset="${to}/source.png"><img src="${to}/picture.png" alt=""></picture><video src="${to}/video" poster="${to}/poster.png"></video>
<iframe src="${to}/frame"></iframe><object data="${to}/object"></object><embed src="${to}/embed"><form action="${to}/form"><input type="image" src="${to}/input.png" alt="Send"></form>
<div style="background:url('${to}/inline.png')"></div></body></html>`;
