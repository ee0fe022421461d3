import { expect, it } from "vitest";
import { sampleCrawl } from "#core/crawl/crawl-sample.ts";
import { crawlState } from "#core/crawl/crawl-state.ts";
import { lanesOfCrawl } from "./lanes-of-crawl.ts";

const lanesOf = (...crawl: Parameters<typeof sampleCrawl>) => lanesOfCrawl(crawlState(sampleCrawl(...crawl)));

it("gives each folder a line, with what became of its pages, and leaves home out", () => {
  expect(
    lanesOf(
      [
        ["/shop/a"],
        ["/shop/b", { status: 404 }],
        ["/help/a", { noindex: "meta" }],
        ["/help/b", { extra: "advice" }],
        ["/shop/c", { extra: "fault" }],
      ],
      ["/shop/d"],
      ["/help/c"],
    ),
  ).toEqual([
    { name: "Shop", stops: ["read", "fault", "fault", "waiting"] },
    { name: "Help", stops: ["blocked", "improve", "reading"] },
  ]);
});

it("keeps the three largest folders where there are more than four lines, and puts the rest on one", () => {
  const pages = ["a/1", "a/2", "b/1", "b/2", "b/3", "c/1", "c/2", "c/3", "d/1", "d/2", "d/3", "about"];
  expect(lanesOf(pages.map((page) => [`/${page}`])).map(({ name, stops }) => [name, stops.length])).toEqual([
    ["Other pages", 3],
    ["B", 3],
    ["C", 3],
    ["D", 3],
  ]);
});

it("draws what waits only as far as the crawl will go", () => {
  const [lane] = lanesOf(
    [["/a/1"]],
    Array.from({ length: 300 }, (_, page) => `/a/w${page}`),
  );
  expect(lane?.stops.length).toBe(99);
});
