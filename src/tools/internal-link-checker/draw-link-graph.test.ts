import { describe, expect, it } from "vitest";
import { drawLinkGraph } from "./draw-link-graph.ts";
import type { SiteNode } from "./internal-link-checker.schema.ts";

const node = (path: string, over: Partial<SiteNode> = {}): SiteNode => ({
  url: `https://site.example${path}`,
  kind: "page",
  clicks: 1,
  via: 0,
  inlinks: 1,
  linkingPages: 1,
  outlinks: 1,
  rank: 0.01,
  hub: 0,
  inSitemap: false,
  anchors: [],
  genericShare: 0,
  ...over,
});
const many = (folder: string, count: number, over: Partial<SiteNode> = {}) =>
  Array.from({ length: count }, (_, i) => node(`/${folder}/p${i}`, over));

describe("drawLinkGraph", () => {
  const nodes = [
    node("/", { clicks: 0, via: null, rank: 0.2 }),
    ...many("blog", 40),
    ...many("shop", 12, { clicks: 2 }),
    node("/about", { rank: 0.1 }),
    node("/lost", { clicks: null, via: null, rank: 0 }),
  ];
  const graph = drawLinkGraph(nodes, 1150);

  it("gives each folder a line, the largest first, and single pages the last", () => {
    expect(graph.labels.map(({ text, line }) => [text, line])).toEqual([
      ["/blog/, 40", "blue"],
      ["/shop/, 12", "green"],
      ["Single pages, 2", "slate"],
    ]);
    expect(graph.tracks.filter(({ key }) => key.endsWith(" line")).map(({ line }) => line)).toEqual(["blue", "green", "slate"]);
  });

  it("sets pages in bands by their clicks, those without a way in last", () => {
    expect(graph.bands.map(({ label }) => label)).toEqual(["1 click", "2 clicks", "No way in"]);
    const [first, second, lost] = graph.bands.map(({ x }) => x);
    expect(graph.stations[1]?.x).toBeGreaterThan(first ?? 0);
    expect(graph.stations[41]?.x).toBeGreaterThan(second ?? 0);
    expect(graph.stations.at(-1)?.x).toBeGreaterThan(lost ?? 0);
  });

  it("draws every page once, none on top of another, inside the drawing", () => {
    const places = graph.stations.map((station) => station && `${station.x} ${station.y}`);
    expect(new Set(places).size).toBe(nodes.length);
    for (const station of graph.stations) {
      expect(station?.x).toBeLessThan(1150);
      expect(station?.y).toBeLessThan(graph.height);
    }
  });

  it("makes a station larger the more weight it has", () => {
    expect(graph.stations[0]?.r).toBe(13);
    expect(graph.stations[53]?.r).toBeGreaterThan(graph.stations[1]?.r ?? 0);
  });

  it("is the same for the same site", () => expect(drawLinkGraph(nodes, 1150)).toEqual(graph));

  it("holds 500 pages within the width, and a site of one page", () => {
    const big = drawLinkGraph([node("/", { clicks: 0 }), ...many("a", 300, { clicks: 3 }), ...many("b", 199, { clicks: 6 })], 1150);
    expect(Math.max(...big.stations.map((station) => station?.x ?? 0))).toBeLessThan(1150);
    expect(big.stations.filter(Boolean)).toHaveLength(500);
    expect(drawLinkGraph([node("/", { clicks: 0 })], 1150)).toMatchObject({ bands: [], labels: [] });
  });
});
