import { expect, it } from "vitest";
import type { CrawlEvent } from "#core/crawl/crawl-event.ts";
import { crawlState } from "#core/crawl/crawl-state.ts";
import { packShape } from "#core/crawl/page-link.ts";
import { AppError } from "#core/errors/app-error.ts";
import { type PaperPage, paperSite } from "../../../../tests/support/paper-site.ts";
import { checkOutsideLinks } from "./outside-links.server.ts";

const { signal } = new AbortController();
const now = () => new Date("2026-11-17T12:00:00Z");
const link = (url: string) => packShape({ url, kind: "a", text: "x", rel: [], region: "main", flags: {} });

/** A site of two pages that link so, on a network that answers so. */
async function check(home: readonly string[], second: readonly string[], answers: Record<string, PaperPage | string>) {
  const events: CrawlEvent[] = [
    { at: 0, kind: "started", asked: "https://shop.test/", maxPages: 25, maxDepth: 10, ignoreQuery: false },
    { at: 0, kind: "home", url: "https://shop.test/" },
    { at: 0, kind: "links", from: "https://shop.test/", shapes: home.map(link), edges: home.flatMap((_, index) => [index, 1]) },
    {
      at: 0,
      kind: "links",
      from: "https://shop.test/b",
      shapes: second.map(link),
      edges: second.flatMap((_, index) => [home.length + index, 1]),
    },
  ];
  const site = paperSite(answers);
  return { ...(await checkOutsideLinks(crawlState(events), { fetchPage: site.fetchPage, now, signal })), asked: site.asked };
}

it("asks other sites once each and names the pages whose link is dead", async () => {
  const { finding, named, checked, asked } = await check(
    ["https://good.test/", "https://gone.test/page#part", "https://www.shop.test/own", "mailto:a@b.test", "https://guarded.test/"],
    ["https://gone.test/page"],
    { "https://good.test/": "<title>Good</title><p>Words</p>", "https://guarded.test/": { status: 403 } },
  );
  expect({ named, checked }).toEqual({ named: 3, checked: 3 });
  expect(asked.filter((address) => address.startsWith("https://gone"))).toEqual(["https://gone.test/page"]);
  expect(finding).toMatchObject({ kind: "links-dead", grade: "advice", title: "1 link to another site leads nowhere", pages: 2 });
  expect(finding?.groups).toEqual([
    { label: "https://gone.test/page: Not found (404).", urls: ["https://shop.test/", "https://shop.test/b"] },
  ]);
});

it("calls nothing broken when no other site says a word", async () => {
  const fails = new AppError("dns_not_found", { host: "x" });
  const hosts = ["https://a.test/", "https://b.test/", "https://c.test/"];
  const { finding, isSilent } = await check(hosts, [], Object.fromEntries(hosts.map((host) => [host, { fails }])));
  expect({ finding, isSilent }).toEqual({ finding: undefined, isSilent: true });
});
