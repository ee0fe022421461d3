import { expect, it } from "vitest";
import type { SiteSitemap } from "#core/crawl/crawl-event.ts";
import { crawlState } from "#core/crawl/crawl-state.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { FetchedPage } from "#core/tool/tool-ports.ts";
import { checkSite } from "./site-checks.server.ts";

const home = "https://shop.example/";
const listed = { url: `${home}sitemap.xml`, addresses: 3 };

/** What is found on a site that answers so; an address that is not named has no host. */
async function found(answers: Record<string, [status: number, body: string]>, sitemap: Partial<SiteSitemap> = {}, named: string[] = []) {
  const state = crawlState([
    { at: 0, kind: "started", asked: home, maxPages: 25, maxDepth: 10, ignoreQuery: false },
    { at: 0, kind: "robots", url: `${home}robots.txt`, status: 200, outcome: "read", sitemaps: named },
    { at: 0, kind: "home", url: home },
    { at: 0, kind: "sitemap", files: [listed], urls: [], addresses: 3, ...sitemap },
  ]);
  const fetchPage = async (address: string | URL): Promise<FetchedPage> => {
    const { href, origin } = new URL(address);
    const [status, body] = answers[href] ?? answers[`${origin}/*`] ?? [0, ""];
    if (status === 0) throw new AppError("dns_not_found", { host: origin });
    const bytes = new TextEncoder().encode(body);
    return { url: href, status, headers: [], body: bytes, truncated: false, hops: [], bytesWire: bytes.length, totalMs: 1 };
  };
  const files = await checkSite(state, fetchPage, new AbortController().signal);
  return files.flatMap(({ url, judged }) => judged.faults.map(({ ruleId, grade }) => [ruleId, grade, url.replace(/[\da-f]{18}$/, "…")]));
}

const fine: Record<string, [number, string]> = {
  "https://shop.example/*": [404, ""],
  [`${home}robots.txt`]: [200, "User-agent: *\nDisallow:\n"],
};

it("a site with one host, a sitemap and honest answers has nothing to fix", async () => expect(await found(fine)).toEqual([]));

it("a page that is not there and answers 200 is a fault", async () =>
  expect(await found({ ...fine, "https://shop.example/*": [200, "Welcome"] })).toEqual([
    ["site-missing-page", "fault", "https://shop.example/…"],
  ]));

it("two hosts that both answer are a fault, unless one names the other as canonical", async () => {
  const twin = "https://www.shop.example/";
  expect(await found({ ...fine, [twin]: [200, "<h1>Shop</h1>"] })).toEqual([["site-one-host", "fault", twin]]);
  expect(await found({ ...fine, [twin]: [200, `<link rel="canonical" href="${home}">`] })).toEqual([]);
});

it("a sitemap that is named and cannot be read is a fault, none at all is advice", async () => {
  const files = [{ url: listed.url, addresses: 0, problem: "The server answers with status 404." }];
  expect(await found(fine, { files }, [listed.url])).toEqual([["site-sitemap-readable", "fault", listed.url]]);
  expect(await found(fine, { files })).toEqual([["site-sitemap-there", "advice", listed.url]]);
});

it("robots.txt that closes the site to Google is fatal", async () =>
  expect(await found({ ...fine, [`${home}robots.txt`]: [200, "User-agent: Googlebot\nDisallow: /\n"] })).toContainEqual([
    "robots-search-open",
    "fatal",
    `${home}robots.txt`,
  ]));
