import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PageCheckOutput } from "#core/page-check/page-report.ts";
import { tools } from "#tools/registry.server.ts";
import { openToolDesk } from "./support/tool-desk.ts";

/** What the site says of itself everywhere: in its words, its addresses, its headers and its files. */
let edition = "";
let server: Server;
let site: string;
let desk: Awaited<ReturnType<typeof openToolDesk>>;

beforeAll(async () => {
  server = createServer((request, response) => {
    const { type, body, headers, status = 200 } = answerTo(new URL(request.url ?? "/", "http://x").pathname);
    response.writeHead(status, { "content-type": type, "x-edition": edition, "cache-control": "max-age=3600", etag: '"one"', ...headers });
    response.end(body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  site = `http://changing.test:${port}`;
  desk = await openToolDesk(
    { allowHosts: [`changing.test:${port}`], resolve: async () => [{ address: "127.0.0.1", family: 4 }] },
    { reroute: (url) => (url.hostname.endsWith("changing.example") ? `${site}/host` : url) },
  );
});
afterAll(async () => {
  await desk.close();
  server.closeAllConnections();
  server.close();
});

/** Every tool that reads a page or a site by its address. */
const looks: Record<string, (url: string) => object> = {
  ...Object.fromEntries([...tools.values()].flatMap(({ tool }) => (tool.reads ? [[tool.slug, (url: string) => ({ url })]] : []))),
  "ai-keyword-research": (url) => ({ seed: "animals at home", url }),
  "broken-link-detector": (url) => ({ mode: "site", url, maxPages: 5 }),
  "competitor-analysis": (url) => ({ url, rivals: [`${url}other`] }),
  "fetch-html-content": (url) => ({ url }),
  "internal-link-checker": (url) => ({ mode: "site", url, maxPages: 5 }),
  "keyword-extract-tool": (url) => ({ url }),
  "meta-tag-generator": (url) => ({ importUrl: url }),
  "open-graph-tag-generator": (url) => ({ importUrl: url }),
  "plagiarism-checker": (url) => ({ text: `Once there was this: ${`${edition} `.repeat(20)}`, sources: [url] }),
  "plagiarism-checker-url": (url) => ({ url, sources: [`${url}other`] }),
  "rewrite-to-www": () => ({ domain: "changing.example", check: true }),
  "robots-txt-checker": (url) => ({ url }),
  "seo-content-optimization": (url) => ({ text: "A draft about animals.", sources: [url] }),
  "sitemap-generator": (url) => ({ url, maxPages: 5 }),
  "sitemap-url-extractor": (url) => ({ url }),
};

it("every tool that fetches is among them", () => {
  // A registry tells the age, a browser the speed, and these count links and matches: none shows the page's own words.
  const counting = ["backlink-summary", "keyword-difficulty-checker", "single-domain-authority"];
  const others = ["page-speed-checker", "website-age", ...counting];
  const fetching = [...tools.values()].filter(
    ({ tool }) => "needs" in tool && tool.needs.some((port) => /^(?:fetch|open)Page$/.test(port)),
  );
  expect(fetching.map(({ tool }) => tool.slug).sort()).toEqual([...Object.keys(looks), ...others].sort());
});

describe("a second look at the same address shows what changed in between", () => {
  it.each(Object.entries(looks))("%s", async (slug, inputFor) => {
    const look = async (says: string) => {
      edition = says;
      const { status, data } = await desk.run(slug, inputFor(`${site}/`));
      expect(status).toBe(200);
      return JSON.stringify(data);
    };
    const [first, second] = [await look("walrus"), await look("ocelot")];
    expect([/walrus/i.test(first), /ocelot/i.test(first)]).toEqual([true, false]);
    expect([/walrus/i.test(second), /ocelot/i.test(second)]).toEqual([false, true]);
    expect(desk.faults).toEqual([]);
  });
});

it("what was read before is offered, and a kept page stays what it was for the other tools", async () => {
  const look = async (slug: string, input: object) => (await desk.run(slug, input)).data as PageCheckOutput<{ title: unknown }>;
  edition = "walrus";
  const { reports: before } = await look("title-tag-checker", { url: `${site}/kept` });
  edition = "ocelot";
  const { reports: after } = await look("title-tag-checker", { url: `${site}/kept` });
  const { id, takenAt } = before[0]?.kept ?? {};
  expect(after[0]?.kept).toMatchObject({ earlier: { id, takenAt } });
  expect(after[0]?.kept).not.toHaveProperty("age");
  const { reports: beside } = await look("title-tag-checker", { snapshot: id, compareWith: `${site}/kept` });
  expect(beside.map((report) => /walrus|ocelot/i.exec(JSON.stringify(report))?.[0]?.toLowerCase())).toEqual(["walrus", "ocelot"]);
  const { reports: other } = await look("h1-tag-checker", { snapshot: id });
  expect(JSON.stringify(other)).toContain("walrus");
  expect(other[0]?.kept).toMatchObject({ id, age: expect.any(Number) });
});

function answerTo(path: string): { type: string; body: string | Buffer; headers?: Record<string, string>; status?: number } {
  const own = `${site}/${edition}`;
  if (path === "/robots.txt")
    return { type: "text/plain", body: `User-agent: *\nDisallow: /no-${edition}/\nSitemap: ${site}/sitemap.xml\n` };
  if (path === "/sitemap.xml")
    return {
      type: "application/xml",
      body: `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${own}</loc></url></urlset>`,
    };
  if (path === "/host") return { type: "text/html", body: "", status: 301, headers: { location: `/${edition}` } };
  if (/\.(?:png|ico)$/.test(path)) return { type: "image/png", body: PIXEL };
  return {
    type: "text/html; charset=utf-8",
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The ${edition} at home</title>
<meta name="description" content="All about the ${edition}"><link rel="canonical" href="${own}"><link rel="icon" href="/${edition}.png">
<meta property="og:title" content="The ${edition}"><meta property="og:image" content="${own}.png">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","headline":"The ${edition}"}</script></head>
<body><h1>The ${edition}</h1><p>${`${edition} `.repeat(20)}</p><img src="/${edition}.png" alt="A ${edition}"><a href="/${edition}">More</a></body></html>`,
  };
}

const PIXEL = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64");
