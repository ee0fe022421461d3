import { describe, expect, it } from "vitest";
import { crawlState } from "#core/crawl/crawl-state.ts";
import { pathShape } from "#core/crawl/path-shape.ts";
import { createSampler, sampleOf } from "./sample-line.ts";

const site = "https://shop.example";

describe("the shape of an address", () => {
  it.each([
    ["/", "/"],
    ["/about", "/*"],
    ["/about/", "/*"],
    ["/products/oak-stool", "/products/*"],
    ["/products/chairs/oak-stool", "/products/*/*"],
    ["/en-us/products/oak-stool", "/en-us/products/*"],
    ["/2026/05/a-post", "/#/#/*"],
    ["/products/?page=2", "/*?"],
  ])("of %s is %s", (path, shape) => expect(pathShape(site + path)).toBe(shape));
});

describe("a sample", () => {
  const products = Array.from({ length: 300 }, (_, index) => `${site}/products/${index + 1}-table`);
  const guides = Array.from({ length: 8 }, (_, index) => `${site}/guides/${index + 1}-guide`);
  const single = ["about", "contact"].map((name) => `${site}/${name}`);

  it("reads every template before it reads one twice, and then the large ones from end to end", () => {
    const line = [...products, ...guides, ...single];
    const sampler = createSampler(crawlState([]));
    const read = Array.from({ length: 24 }, () => sampler.next(line) ?? "");
    expect(new Set(read.slice(0, 3).map(pathShape)).size).toBe(3);
    const counts = Object.fromEntries([...Map.groupBy(read, pathShape)].map(([shape, urls]) => [shape, urls.length]));
    expect(counts).toEqual({ "/products/*": 14, "/guides/*": 8, "/*": 2 });
    const numbers = read.flatMap((url) => Number(/products\/(\d+)/.exec(url)?.[1] ?? Number.NaN)).filter(Boolean);
    expect(numbers.some((number) => number <= 50)).toBe(true);
    expect(numbers.some((number) => number > 250)).toBe(true);
    expect(line.length).toBe(286);
  });

  it("goes on with what an interrupted crawl had read", () => {
    const [first = "", second = ""] = guides;
    const state = crawlState([
      { kind: "started", at: 0, asked: site, maxPages: 25, maxDepth: 10, ignoreQuery: false },
      { kind: "home", at: 0, url: `${site}/` },
      { kind: "found", at: 0, from: `${site}/`, urls: [first, second, ...single] },
      { kind: "page", at: 0, url: first, status: 200, ms: 1, bytes: 1 },
    ]);
    expect(createSampler(state).next([second, ...single])).toBe(single[0]);
  });

  it("of a sitemap has so many of each template, and all when they are few", () => {
    const sample = sampleOf([...products, ...guides], 40);
    expect(sample.length).toBe(40);
    expect(new Set(sample).size).toBe(40);
    expect(sample.filter((url) => url.includes("/guides/")).length).toBe(8);
    expect(sampleOf(guides, 40)).toEqual(guides);
  });
});
