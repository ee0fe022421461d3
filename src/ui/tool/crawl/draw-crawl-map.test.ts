import { describe, expect, it } from "vitest";
import type { PageFacts } from "#core/crawl/crawl-event.ts";
import { sampleCrawl } from "#core/crawl/crawl-sample.ts";
import { crawlState } from "#core/crawl/crawl-state.ts";
import { cpuTime } from "../../../../tests/support/cpu-time.ts";
import type { CrawlMap, MapStation } from "./crawl-map-model.ts";
import { drawCrawlMap } from "./draw-crawl-map.ts";

type Step = [path: string, facts?: Partial<PageFacts>];
const folder = (name: string, count: number): Step[] => [
  [`/${name}/`],
  ...Array.from({ length: count - 1 }, (_, i): Step => [`/${name}/p${i + 1}`]),
];
const waits = (name: string, count: number) => Array.from({ length: count }, (_, i) => `/${name}/w${i}`);
const stateOf = (...given: Parameters<typeof sampleCrawl>) => crawlState(sampleCrawl(...given));
const finished = (...given: Parameters<typeof sampleCrawl>) =>
  crawlState([...sampleCrawl(...given), { at: 90_000, kind: "finished", reason: "complete" }]);
const at = (path: string) => `https://site.example${path}`;
const stationAt = (map: CrawlMap, path: string) => map.stations.find(({ url }) => url === at(path));
const row = (map: CrawlMap, start: string) => map.stations.filter(({ key }) => key.startsWith(at(start)));
const texts = (map: CrawlMap, tone: string) => map.labels.filter((label) => label.tone === tone).map(({ text }) => text);

const dead = { status: 404 };
const sixtyOne = stateOf(
  [
    ...folder("features", 12),
    ...folder("templates", 11),
    ...folder("blog", 13),
    ...folder("customers", 9),
    ...(["/pricing", "/about", "/contact", "/press"] as const).map((path): Step => [path]),
    ["/terms", { noindex: "meta" }],
    ["/privacy", { canonical: at("/terms") }],
    ["/login", { status: 302, redirectTo: at("/") }],
    ...folder("help", 7),
    ["/help/sso", dead],
  ],
  [...waits("features", 9), ...waits("help", 6)],
  ["/features/exports", "/blog/planning"],
);

describe("the wide map", () => {
  const map = drawCrawlMap(sixtyOne, 1216);

  it("gives each first folder a line, the single pages slate, and the fifth folder a branch", () => {
    const lines = map.tracks
      .filter(({ key }) => key.endsWith("from home") || key.endsWith("from the change"))
      .map(({ key, line }) => [key.split(" ")[0], line]);
    expect(lines).toEqual([
      ["/features/", "blue"],
      ["/templates/", "green"],
      ["", "slate"],
      ["/help/", "red"],
      ["/blog/", "purple"],
      ["/customers/", "pink"],
    ]);
    expect(map.capsules.map(({ kind, x, y, width, height }) => [kind, x, y, width, height])).toEqual([
      ["interchange", 682, 308, 24, 41],
      ["home", 66, 270, 28, 100],
    ]);
  });

  it("stands the stations as far apart as the longest line allows, on rows that do not touch", () => {
    expect(
      row(map, "/features/")
        .slice(0, 4)
        .map(({ x, y }) => [x, y]),
    ).toEqual([
      [407, 96],
      [448, 96],
      [489, 96],
      [530, 96],
    ]);
    expect(
      [row(map, "/templates/"), row(map, "/pricing"), row(map, "/help/"), row(map, "/blog/"), row(map, "/customers/")].map(
        ([first]) => first?.y,
      ),
    ).toEqual([208, 320, 337, 448, 560]);
    expect(map.height).toBe(600);
  });

  it("stands the stations of a small site 44 px apart", () => {
    expect(row(drawCrawlMap(stateOf(folder("a", 3)), 1216), "/a/").map(({ x }) => x)).toEqual([407, 451, 495]);
  });

  it("shows every state by its own shape", () => {
    expect(
      ["/features/", "/features/exports", "/features/w0", "/terms", "/privacy", "/login", "/help/sso"].map(
        (path) => stationAt(map, path)?.kind,
      ),
    ).toEqual(["read", "reading", "waiting", "out", "out", "redirect", "dead"]);
  });

  it("dashes the track from the last page on, and shows three of those that wait", () => {
    expect(row(map, "/features/w").map(({ key }) => key)).toEqual([at("/features/w0"), at("/features/w1"), at("/features/w2")]);
    const tracks = map.tracks.filter(({ line }) => line === "blue");
    expect(tracks.filter(({ dashed }) => dashed).map(({ d }) => d)).toEqual(["M899 96H940", "M940 96H981", "M981 96H1022", "M1022 96h6"]);
    expect(map.labels.filter(({ key }) => key.startsWith("/features/")).map(({ text, x }) => [text, x])).toEqual([
      ["12 read", 1052],
      ["10 waiting", 1052],
    ]);
  });

  it("sets names at 45 degrees, lines and what is being read in bold", () => {
    expect(map.labels.find(({ text }) => text === "p1")).toMatchObject({ x: 450, y: 79, slanted: true, tone: "name" });
    expect(texts(map, "strong")).toEqual(["/features/", "exports", "/templates/", "/help/", "/blog/", "planning", "/customers/"]);
  });

  it("keeps every line clear of the others between home and its row", () => {
    const fans = map.tracks.filter(({ key }) => key.endsWith("from home")).map(({ d }) => pointsOf(d));
    for (let x = 80; x <= 407; x += 3) {
      const heights = fans.map((points) => heightAt(points, x));
      expect(heights, `at x = ${x}`).toEqual(heights.toSorted((a, b) => a - b));
      for (let i = 1; i < heights.length; i++) expect((heights[i] ?? 0) - (heights[i - 1] ?? 0)).toBeGreaterThanOrEqual(16.9);
    }
  });

  it("makes a branch only at five pages, and keeps the folder among the single pages until then", () => {
    const four = [...folder("a", 2), ...folder("b", 2), ...folder("c", 2), ...folder("d", 2), ["/x"] as Step];
    const lines = (count: number) =>
      new Set(drawCrawlMap(stateOf([...four, ...folder("late", count)]), 1216).tracks.map(({ line }) => line));
    expect([lines(4).has("red"), lines(5).has("red")]).toEqual([false, true]);
  });

  it("tightens to 28 px, drops the names below 32, and then names each line at its end", () => {
    const tight = drawCrawlMap(finished([...folder("blog", 22), ...folder("shop", 4)]), 1216);
    const [first, second] = row(tight, "/blog/");
    expect((second?.x ?? 0) - (first?.x ?? 0)).toBe(33);
    const tighter = drawCrawlMap(finished([...folder("blog", 24), ...folder("shop", 4)]), 1216);
    const [third, fourth] = row(tighter, "/blog/");
    expect((fourth?.x ?? 0) - (third?.x ?? 0)).toBe(30);
    expect([texts(tight, "strong"), texts(tighter, "strong")]).toEqual([["/blog/", "/shop/"], []]);
    expect(texts(tighter, "note")).toEqual(["/blog/", "/shop/", "site.example"]);
  });

  it("bundles the oldest pages of a line that is longer than the map, never those in trouble", () => {
    const many = drawCrawlMap(stateOf([...folder("blog", 120), ["/blog/gone", dead], ...folder("blog2", 30)]), 1216);
    const bundle = many.stations.find(({ kind }) => kind === "bundle");
    const shown = row(many, "/blog/");
    expect(shown.length + Number(bundle?.text?.slice(1))).toBe(121);
    expect(shown.map(({ kind }) => kind)).toContain("dead");
    expect(Math.max(...many.stations.map(({ x }) => x))).toBeLessThanOrEqual(1216 - 108);
  });

  it("ends each line in a terminus and turns home to ink when all is done", () => {
    const done = drawCrawlMap(finished([...folder("blog", 6), ...folder("shop", 3), ["/shop/x", dead]]), 1216);
    expect(row(done, "/blog/").at(-1)?.kind).toBe("terminus");
    expect(row(done, "/shop/").at(-1)?.kind).toBe("dead");
    expect(done.capsules.at(-1)?.kind).toBe("home-done");
  });

  it("draws a site of one page, and one of which nothing is known yet", () => {
    expect(drawCrawlMap(stateOf([]), 1216)).toMatchObject({ tracks: [], stations: [], capsules: [{ kind: "home" }] });
    expect(drawCrawlMap(crawlState([]), 1216).labels.map(({ text }) => text)).toEqual(["Home"]);
  });

  it.each([700, 760, 900, 1150, 1216, 1600])("stays within a width of %i px", (width) => {
    const sites = [
      sixtyOne,
      finished(Array.from({ length: 12 }, (_, i) => folder(`section-${i}`, 9)).flat()),
      finished(folder("one", 400)),
    ];
    for (const state of sites) {
      const drawn = drawCrawlMap(state, width);
      for (const { x, y } of [...drawn.stations, ...drawn.labels]) {
        expect(x).toBeGreaterThanOrEqual(20);
        expect(x).toBeLessThanOrEqual(width - 20);
        expect(y).toBeLessThanOrEqual(drawn.height);
        expect(y).toBeGreaterThan(20);
      }
      for (const { x } of drawn.capsules) expect(x + 24).toBeLessThanOrEqual(width);
      const keys = [...drawn.tracks, ...drawn.stations, ...drawn.labels].map(({ key }) => key);
      expect(new Set(drawn.tracks.map(({ key }) => key)).size, `keys of ${keys.length} parts`).toBe(drawn.tracks.length);
      expect(new Set(drawn.labels.map(({ key }) => key)).size).toBe(drawn.labels.length);
      expect(new Set(drawn.stations.map(({ key }: MapStation) => key)).size).toBe(drawn.stations.length);
    }
  });

  it("draws 500 pages in a moment", () => {
    const state = stateOf(Array.from({ length: 20 }, (_, i) => folder(`s${i}`, 25)).flat());
    const started = cpuTime();
    for (let i = 0; i < 20; i++) drawCrawlMap(state, 1216);
    expect((cpuTime() - started) / 20).toBeLessThan(40);
  });
});

describe("the tall map", () => {
  const map = drawCrawlMap(sixtyOne, 310);

  it("hangs every line from a trunk, with its newest page", () => {
    expect(texts(map, "count")).toEqual(["/features/", "/templates/", "Single pages", "/help/", "/blog/", "/customers/"]);
    expect(texts(map, "note")).toEqual(["12 read, 10 waiting", "11 read", "7 read", "8 read, 6 waiting", "13 read, 1 waiting", "9 read"]);
    expect(texts(map, "strong")).toEqual(["exports, reading now", "planning, reading now"]);
    expect(texts(map, "name")).toEqual([
      "p1",
      "p2",
      "p1",
      "p2",
      "p10",
      "pricing",
      "about",
      "login, redirect",
      "p1",
      "p2",
      "sso, dead end (404)",
      "p1",
      "p2",
      "p1",
      "p2",
      "p8",
    ]);
  });

  it("stays within its width and goes down only", () => {
    for (const { x, text } of map.labels) expect(x + text.length * 8).toBeLessThanOrEqual(310 + 8);
    const heights = map.stations.map(({ y }) => y);
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    expect(map.height).toBeGreaterThan(heights.at(-1) ?? 0);
  });

  it("is drawn below 700 px", () => {
    expect(drawCrawlMap(sixtyOne, 699).tracks[0]?.key).toBe("trunk");
    expect(drawCrawlMap(sixtyOne, 700).tracks[0]?.key).not.toBe("trunk");
  });
});

/** Corners of a path made of M, L, A and H, arcs taken as their chord. */
function pointsOf(d: string): [number, number][] {
  return [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)|A[^A-Z]* (-?[\d.]+) (-?[\d.]+)(?=[A-Z]|$)/g)].map(([, x1, y1, x2, y2]) => [
    Number(x1 ?? x2),
    Number(y1 ?? y2),
  ]);
}

function heightAt(points: readonly [number, number][], x: number): number {
  for (let i = 1; i < points.length; i++) {
    const [[fromX, fromY], [toX, toY]] = [points[i - 1] as [number, number], points[i] as [number, number]];
    if (x <= toX) return fromY + ((toY - fromY) * (x - fromX)) / (toX - fromX || 1);
  }
  return points.at(-1)?.[1] ?? 0;
}
