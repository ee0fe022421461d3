import { expect, it } from "vitest";
import { paperSite } from "../../../tests/support/paper-site.ts";
import { crawlSite } from "./crawl-site.server.ts";
import { standIn } from "./stand-in.ts";

const STAGING = "https://staging.shop.test";
const LIVE = "https://www.shop.test";
const page = (path: string, links: string) =>
  `<title>${path}</title><link rel="canonical" href="${LIVE}${path}"><link rel="alternate" hreflang="en" href="${STAGING}${path}">${links}`;
const answers = {
  [`${STAGING}/`]: page("/", `<a href="${LIVE}/a">A</a> <a href="${STAGING}/b">B</a> <a href="https://staging.shop.test.evil.test/">C</a>`),
  [`${STAGING}/a`]: page("/a", ""),
  [`${STAGING}/b`]: { status: 301, headers: { location: `${STAGING}/a` } },
  [`${STAGING}/robots.txt`]: { headers: { "content-type": "text/plain" }, body: `Sitemap: ${STAGING}/sitemap.xml` },
  [`${STAGING}/sitemap.xml`]: {
    headers: { "content-type": "application/xml" },
    body: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${LIVE}/a</loc></url></urlset>`,
  },
};

const crawl = (stand: ReturnType<typeof standIn>, ignoreCanonicals = false) =>
  crawlSite({
    ...stand,
    maxPages: 10,
    ignoreQuery: false,
    ignoreCanonicals,
    keepContent: true,
    past: [],
    emit() {},
    now: () => new Date(0),
    signal: new AbortController().signal,
    readRobots: (body) => ({
      sitemaps: new TextDecoder().decode(body).match(/https:\S+/g) ?? [],
      allows: () => ({ allowed: true }),
    }),
  });

it("a staging copy is read at its own host and known by the live one", async () => {
  const { fetchPage, asked } = paperSite(answers);
  const state = await crawl(standIn(`${STAGING}/`, "www.shop.test", fetchPage));
  expect(asked.filter((address) => !address.startsWith(STAGING))).toEqual([]);
  expect([...state.pages.keys()]).toEqual([`${LIVE}/`, `${LIVE}/a`, `${LIVE}/b`]);
  expect(state.pages.get(`${LIVE}/`)?.facts).toMatchObject({ canonical: `${LIVE}/`, content: { alternates: [["en", `${LIVE}/`]] } });
  expect(state.pages.get(`${LIVE}/b`)?.facts?.redirectTo).toBe(`${LIVE}/a`);
  expect(state.sitemap?.urls).toEqual([`${LIVE}/a`]);
});

it("without a live host nothing changes, and canonicals may be left out of account", async () => {
  const { fetchPage } = paperSite(answers);
  const stand = standIn(`${STAGING}/`, "", fetchPage);
  expect((await crawl(stand)).pages.get(`${STAGING}/`)?.facts?.canonical).toBe(`${LIVE}/`);
  expect((await crawl(stand, true)).pages.get(`${STAGING}/`)?.facts?.canonical).toBeUndefined();
});
