import { gzipSync, strToU8 } from "fflate";
import { describe, expect, it } from "vitest";
import { safeParse } from "zod/v4/core";
import { AppError } from "#core/errors/app-error.ts";
import type { FetchedPage, FetchPageOptions } from "#core/tool/tool-ports.ts";
import { sitemapUrlExtractorInput, sitemapUrlExtractorOutput } from "./sitemap-url-extractor.schema.ts";
import { extractSitemapUrls } from "./sitemap-url-extractor.server.ts";
import { tool } from "./sitemap-url-extractor.tool.ts";

const { signal } = new AbortController();
const NS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const set = (...urls: string[]) => `<urlset ${NS}>${urls.map((url) => `<url><loc>${url}</loc></url>`).join("")}</urlset>`;
const index = (...urls: string[]) =>
  `<sitemapindex ${NS}>${urls.map((url) => `<sitemap><loc>${url}</loc></sitemap>`).join("")}</sitemapindex>`;

type Answer = string | Uint8Array | Partial<FetchedPage> | AppError;

function world(answers: Record<string, Answer>, clock = { time: Date.parse("2026-11-15T12:00:00Z"), step: 0 }) {
  const asked: string[] = [];
  return {
    asked,
    now() {
      clock.time += clock.step;
      return new Date(clock.time);
    },
    async fetchPage(address: string | URL, options: FetchPageOptions = {}): Promise<FetchedPage> {
      const url = String(address);
      asked.push(`${options.method === "HEAD" ? "HEAD " : ""}${url}`);
      const answer = answers[url] ?? { status: 404 };
      if (answer instanceof AppError) throw answer;
      const page =
        typeof answer === "string" ? { body: new TextEncoder().encode(answer) } : answer instanceof Uint8Array ? { body: answer } : answer;
      return { url, status: 200, headers: [], body: new Uint8Array(), truncated: false, hops: [], bytesWire: 0, totalMs: 5, ...page };
    },
  };
}
const run = (input: Parameters<typeof extractSitemapUrls>[0], ports: ReturnType<typeof world>) => extractSitemapUrls(input, ports, signal);

describe("a site", () => {
  it("asks robots.txt first", async () => {
    const ports = world({
      "https://a.example/robots.txt": "Sitemap: https://a.example/one.xml\nSitemap: /relative.xml\nSitemap: https://a.example/one.xml",
      "https://a.example/one.xml": set("https://a.example/1", "https://a.example/2"),
    });
    const output = await run({ url: "a.example" }, ports);
    expect(output).toMatchObject({ foundBy: "robots.txt", total: 2, asked: "https://a.example/" });
    expect(ports.asked).toEqual(["https://a.example/robots.txt", "https://a.example/one.xml"]);
  });

  it("then the usual places, each once", async () => {
    const ports = world({
      "https://a.example/wp-sitemap.xml": index("https://a.example/p.xml"),
      "https://a.example/p.xml": set("https://a.example/1"),
      "https://a.example/sitemap.xml": "<!doctype html><html>",
    });
    const output = await run({ url: "https://a.example" }, ports);
    expect(output).toMatchObject({
      foundBy: "usual places",
      total: 1,
      notes: ["robots.txt names no sitemap; we found one at /wp-sitemap.xml."],
    });
    expect(ports.asked).toEqual(
      ["robots.txt", "", "sitemap.xml", "sitemap_index.xml", "sitemap-index.xml", "wp-sitemap.xml", "p.xml"].map(
        (path) => `https://a.example/${path}`,
      ),
    );
  });

  it("follows the link in the head of the home page", async () => {
    const ports = world({
      "https://a.example/": '<link rel="sitemap" type="application/xml" href="/maps/all.xml"><p>Hello',
      "https://a.example/maps/all.xml": set("https://a.example/1"),
    });
    expect(await run({ url: "a.example" }, ports)).toMatchObject({
      foundBy: "link",
      total: 1,
      notes: ["robots.txt names no sitemap; we found one in the head of the home page."],
    });
  });

  it.each([
    ["<link rel=sitemap href=/maps/all.xml>", "https://a.example/maps/all.xml", "link", "in the head of the home page"],
    ["<p>Hello", "https://a.example/sitemap.xml", "usual places", "at /sitemap.xml"],
  ])("goes on when what robots.txt names cannot be read: %s", async (home, address, foundBy, words) => {
    const ports = world({
      "https://a.example/robots.txt": "Sitemap: https://a.example/gone.xml",
      "https://a.example/": home,
      [address]: set("https://a.example/1"),
    });
    const output = await run({ url: "a.example" }, ports);
    expect(output).toMatchObject({ foundBy, total: 1, notes: [`What robots.txt names cannot be read; we found a sitemap ${words}.`] });
    expect(output.files.map(({ url, status }) => [url, status])).toEqual([
      ["https://a.example/gone.xml", 404],
      [address, 200],
    ]);
  });

  it("ends with what robots.txt names when there is no other", async () => {
    const output = await run({ url: "a.example" }, world({ "https://a.example/robots.txt": "Sitemap: https://a.example/gone.xml" }));
    expect([output.total, output.files.map(({ url }) => url)]).toEqual([0, ["https://a.example/gone.xml"]]);
  });

  it("says so when there is none", async () => {
    await expect(run({ url: "a.example" }, world({}))).rejects.toMatchObject({ code: "sitemap_missing" });
  });

  it("goes on over http when https does not connect", async () => {
    const ports = world({
      "https://a.example/robots.txt": new AppError("connect_failed", { host: "a.example" }),
      "http://a.example/sitemap.xml": set("http://a.example/1"),
    });
    expect((await run({ url: "a.example" }, ports)).notes[0]).toBe("https did not connect, so we read the site over http.");
  });
});

describe("a sitemap", () => {
  it("reads an index three levels deep, packed files included, each file once", async () => {
    const ports = world({
      "https://a.example/i.xml": index("https://a.example/j.xml", "https://a.example/b.xml.gz"),
      "https://a.example/j.xml": index("https://a.example/k.xml", "https://a.example/i.xml"),
      "https://a.example/k.xml": index("https://a.example/l.xml"),
      "https://a.example/l.xml": index("https://a.example/too-deep.xml"),
      "https://a.example/b.xml.gz": gzipSync(strToU8(set("https://a.example/1"))),
    });
    const output = await run({ url: "https://a.example/i.xml" }, ports);
    expect(output.files.map(({ url, level, kind }) => [url.slice(18), level, kind])).toEqual([
      ["i.xml", 0, "sitemapindex"],
      ["j.xml", 1, "sitemapindex"],
      ["b.xml.gz", 1, "urlset"],
      ["k.xml", 2, "sitemapindex"],
      ["l.xml", 3, "sitemapindex"],
    ]);
    expect(output.total).toBe(1);
  });

  it("tells files that fail and goes on", async () => {
    const ports = world({
      "https://a.example/i.xml": index("https://a.example/x.xml", "https://a.example/y.xml", "https://a.example/z.xml"),
      "https://a.example/x.xml": new AppError("response_timeout", { host: "a.example", seconds: 20 }),
      "https://a.example/y.xml": { body: strToU8(set("https://a.example/1")), truncated: true },
    });
    const output = await run({ url: "https://a.example/i.xml" }, ports);
    expect(output.files.map(({ status, trouble }) => [status, trouble?.slice(0, 32)])).toEqual([
      [200, undefined],
      [null, "No complete answer from a.exampl"],
      [200, "We read the first 5 MB and stopp"],
      [404, "Answers 404."],
    ]);
  });

  it.each([
    [{ status: 404 }, "sitemap_status"],
    [new AppError("dns_not_found", { host: "a.example" }), "dns_not_found"],
  ])("gives the failure of the file that was asked for as the answer", async (answer, code) => {
    await expect(run({ url: "https://a.example/s.xml" }, world({ "https://a.example/s.xml": answer }))).rejects.toMatchObject({ code });
  });

  it("stops after 200 files and says how many are left", async () => {
    const names = Array.from({ length: 250 }, (_, number) => `https://a.example/${number}.xml`);
    const ports = world({
      "https://a.example/i.xml": index(...names),
      ...Object.fromEntries(names.map((name) => [name, set(`${name}/page`)])),
    });
    const output = await run({ url: "https://a.example/i.xml" }, ports);
    expect([output.files.length, output.notes]).toEqual([
      200,
      ["We read 200 files and stopped. 51 more files are named and not read. Give the address of one of them to go on."],
    ]);
  });

  it("stops when its time is over", async () => {
    const names = Array.from({ length: 20 }, (_, number) => `https://a.example/${number}.xml`);
    const ports = world({ "https://a.example/i.xml": index(...names) }, { time: 0, step: 3_000 });
    expect((await run({ url: "https://a.example/i.xml" }, ports)).notes[0]).toMatch(/^We read for 40 seconds and stopped\./);
  });

  it("asks a sample, evenly spread, without following redirects, and reads what the pages say of themselves", async () => {
    const html = (head: string) => ({
      headers: [["Content-Type", "text/html"]] as [string, string][],
      body: new TextEncoder().encode(`<!doctype html><title>A page</title>${head}`),
    });
    const pages = Array.from({ length: 100 }, (_, number) => `https://a.example/${number}`);
    const ports = world({
      "https://a.example/s.xml": set(...pages),
      ...Object.fromEntries(pages.map((page) => [page, {}])),
      "https://a.example/4": { status: 301, headers: [["Location", "/four"]] },
      "https://a.example/8": { headers: [["X-Robots-Tag", "noindex"]] },
      "https://a.example/12": html('<meta name="robots" content="noindex">'),
      "https://a.example/16": html('<link rel="canonical" href="/4">'),
      "https://a.example/20": html('<link rel="canonical" href="/20">'),
      "https://a.example/24": { status: 404 },
      "https://a.example/28": { headers: [["X-Robots-Tag", "otherbot: noindex"]] },
    });
    const { sample } = await run({ url: "https://a.example/s.xml", sample: true }, ports);
    expect(sample).toHaveLength(25);
    expect(sample.slice(0, 8).map(({ loc, words, isFine }) => [loc, words, isFine])).toEqual([
      ["https://a.example/0", "Answers 200.", true],
      ["https://a.example/4", "Redirects (301) to /four.", false],
      ["https://a.example/8", "Its X-Robots-Tag header says noindex.", false],
      ["https://a.example/12", "Its robots meta tag says noindex.", false],
      ["https://a.example/16", "Names another page as canonical: /4.", false],
      ["https://a.example/20", "Answers 200.", true],
      ["https://a.example/24", "Answers 404.", false],
      ["https://a.example/28", "Answers 200.", true],
    ]);
  });
});

it("answers its examples without a network, and finds faults in the second", async () => {
  const ports = world({});
  const outputs = [];
  for (const { input } of tool.examples) outputs.push(await run(input, ports));
  for (const output of outputs) expect(safeParse(sitemapUrlExtractorOutput, output)).toMatchObject({ success: true });
  expect(ports.asked).toEqual([]);
  expect(outputs.map(({ verdict, total }) => [verdict.level, total])).toEqual([
    ["pass", 5],
    ["failed", 7],
    ["failed", 3],
  ]);
});

it("asks for something to read", () => {
  const result = safeParse(sitemapUrlExtractorInput, {});
  expect(result.success ? "" : result.error.issues[0]?.message).toBe("Add the address of a site or of its sitemap, or paste the sitemap.");
});
