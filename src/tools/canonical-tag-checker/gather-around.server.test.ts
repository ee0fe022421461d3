import { describe, expect, it } from "vitest";
import { AppError } from "#core/errors/app-error.ts";
import type { FetchedPage } from "#core/tool/tool-ports.ts";
import { takeSnapshot } from "#engines/page-snapshot/take-snapshot.ts";
import { gatherAround } from "./gather-around.server.ts";

type Answers = Record<string, { status?: number; body?: string; headers?: [string, string][]; to?: string }>;

/** A site on paper: what each address answers, redirects followed. */
function portsFor(answers: Answers) {
  const asked: string[] = [];
  const fetchPage = async (address: string | URL): Promise<FetchedPage> => {
    const hops: FetchedPage["hops"][number][] = [];
    for (let url = String(address); ; ) {
      asked.push(url);
      const answer = answers[url];
      if (!answer) throw new AppError("dns_not_found", { host: new URL(url).hostname });
      const headers: [string, string][] = answer.headers ?? [["content-type", "text/html"]];
      const status = answer.to ? 301 : (answer.status ?? 200);
      hops.push({ url, status, headers, address: "192.0.2.1", firstByteMs: 1, totalMs: 1 });
      if (!answer.to) {
        const body = new TextEncoder().encode(answer.body ?? "");
        return { url, status, headers, body, truncated: false, hops, bytesWire: body.length, totalMs: 1 };
      }
      url = answer.to;
    }
  };
  return { asked, ports: { fetchPage, openPage: () => Promise.reject(new Error("not asked")), now: () => new Date() } };
}

const HOST = "https://shop.test";
const words = Array.from({ length: 60 }, (_, index) => `word${index}`).join(" ");
const page = (canonical: string, more = "") =>
  `<!doctype html><html><head><link rel="canonical" href="${canonical}">${more}</head><body><main>${words}</main></body></html>`;
const around = (html: string, answers: Answers) => {
  const { ports, asked } = portsFor(answers);
  return { asked, gathered: gatherAround(takeSnapshot({ html, url: `${HOST}/a?x=1` }), ports, new AbortController().signal) };
};

describe("gatherAround", () => {
  it("asks robots.txt and the sitemap, and no target when the page names itself", async () => {
    const { gathered, asked } = around(page(`${HOST}/a?x=1`), {
      [`${HOST}/robots.txt`]: { body: `User-agent: Googlebot\nDisallow: /a\nSitemap: ${HOST}/map.xml` },
      [`${HOST}/map.xml`]: { body: `<urlset><url><loc>${HOST}/a?x=1</loc></url></urlset>` },
    });
    expect(await gathered).toEqual({
      target: null,
      pageRobots: { allowed: false, line: 2, rule: "Disallow: /a" },
      sitemap: { page: true, canonical: true, complete: true },
    });
    expect(asked).toEqual([`${HOST}/robots.txt`, `${HOST}/map.xml`]);
  });

  it("looks at the target: status, robots, noindex, likeness", async () => {
    const { gathered } = around(page(`${HOST}/a`), {
      [`${HOST}/robots.txt`]: { status: 404 },
      [`${HOST}/sitemap.xml`]: { status: 404 },
      [`${HOST}/a`]: { body: page(`${HOST}/a`, '<meta name="robots" content="noindex">') },
    });
    expect(await gathered).toMatchObject({
      target: {
        fetched: true,
        status: 200,
        noindex: '<meta name="robots" content="noindex">',
        robots: { allowed: true },
        similarity: 1,
        hops: [{ url: `${HOST}/a`, status: 200, by: "canonical" }],
      },
      sitemap: null,
    });
  });

  it("follows redirects and further canonicals to their end", async () => {
    const { gathered } = around(page(`${HOST}/b`), {
      [`${HOST}/robots.txt`]: { status: 404 },
      [`${HOST}/sitemap.xml`]: { status: 404 },
      [`${HOST}/b`]: { to: `${HOST}/c` },
      [`${HOST}/c`]: { body: page(`${HOST}/d`) },
      [`${HOST}/d`]: { body: page(`${HOST}/d`) },
    });
    expect((await gathered).target).toMatchObject({
      finalUrl: `${HOST}/d`,
      loops: false,
      hops: [
        { url: `${HOST}/b`, status: 301, by: "canonical" },
        { url: `${HOST}/c`, status: 200, by: "redirect" },
        { url: `${HOST}/d`, status: 200, by: "canonical" },
      ],
    });
  });

  it("sees a circle", async () => {
    const { gathered } = around(page(`${HOST}/b`), {
      [`${HOST}/robots.txt`]: { status: 404 },
      [`${HOST}/sitemap.xml`]: { status: 404 },
      [`${HOST}/b`]: { body: page(`${HOST}/a?x=1`) },
    });
    expect((await gathered).target?.loops).toBe(true);
  });

  it("says why a target could not be read, and lets the page be judged", async () => {
    const { gathered } = around(page("https://gone.test/"), { [`${HOST}/robots.txt`]: { status: 500 } });
    expect(await gathered).toEqual({
      target: expect.objectContaining({ fetched: false, problem: "We could not find gone.test. Check the spelling of the address." }),
      pageRobots: { allowed: null, line: null, rule: null },
      sitemap: null,
    });
  });

  it("asks nothing of names that are reserved for examples", async () => {
    const { ports, asked } = portsFor({});
    const snapshot = takeSnapshot({ html: page("https://b.example/"), url: "https://a.example/" });
    expect((await gatherAround(snapshot, ports, new AbortController().signal)).target?.fetched).toBe(false);
    expect(asked).toEqual([]);
  });

  it("reads robots.txt of a host once for a whole list", async () => {
    const { ports, asked } = portsFor({ [`${HOST}/robots.txt`]: { status: 404 }, [`${HOST}/sitemap.xml`]: { status: 404 } });
    const { signal } = new AbortController();
    for (const path of ["/a", "/b"]) await gatherAround(takeSnapshot({ html: page(HOST + path), url: HOST + path }), ports, signal);
    expect(asked).toEqual([`${HOST}/robots.txt`, `${HOST}/sitemap.xml`]);
  });
});
