import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { drawPlate } from "./draw-plate.ts";
import type { Plate } from "./plate-model.ts";
import { plateShapes } from "./plate-shapes.ts";
import { plateColors, plateSvg } from "./plate-svg.ts";
import type { Point } from "./route.ts";

const seeds = Array.from({ length: 200 }, (_, number) => `seed ${number}`);
const sizes = [
  { width: 1600, height: 900 },
  { width: 1216, height: 400 },
  { width: 350, height: 260 },
  { width: 800, height: 800 },
  { width: 600, height: 1000 },
];

describe("drawPlate", () => {
  it("draws the same map for the same seed and another for another", () => {
    expect(drawPlate("a", { width: 1600, height: 900 })).toStrictEqual(drawPlate("a", { width: 1600, height: 900 }));
    const maps = new Set(seeds.map((seed) => JSON.stringify(drawPlate(seed, { width: 1600, height: 900 }))));
    expect(maps.size).toBe(200);
  });

  it.each(sizes)("runs at 0, 45 and 90 degrees only, at $width × $height", (size) => {
    for (const seed of seeds) {
      for (const { points } of drawPlate(seed, size).tracks) {
        for (const [[x1, y1], [x2, y2]] of pairs(points)) {
          const [dx, dy] = [Math.abs(x2 - x1), Math.abs(y2 - y1)];
          expect(dx === 0 || dy === 0 || Math.abs(dx - dy) < 1e-6, `${seed}: ${dx} by ${dy}`).toBe(true);
          expect(dx + dy, `${seed}: a segment without length`).toBeGreaterThan(0);
        }
      }
    }
  });

  it.each(sizes)("keeps every stop inside the sheet, at $width × $height", (size) => {
    for (const seed of seeds) {
      for (const { from, to, radius } of drawPlate(seed, size).stops) {
        for (const [x, y] of [from, to]) {
          expect(Math.min(x, y, size.width - x, size.height - y), `${seed}: ${x}, ${y}`).toBeGreaterThan(radius);
        }
      }
    }
  });

  it.each(sizes)("ends a built line outside the sheet, under a stop or on another line, at $width × $height", (size) => {
    for (const seed of seeds) {
      const plate = drawPlate(seed, size);
      for (const track of plate.tracks.filter((one) => !one.dashed)) {
        for (const end of [track.points[0] as Point, track.points.at(-1) as Point]) {
          expect(isOutside(end, plate) || isUnderStop(end, plate) || isOnOther(end, track, plate), `${seed}: ${end}`).toBe(true);
        }
      }
    }
  });

  it("gives every map a line in the colour of the platform edge", () => {
    for (const seed of seeds) expect(drawPlate(seed, { width: 1600, height: 900 }).tracks.some((track) => track.ink === "edge")).toBe(true);
  });
});

describe("plateSvg", () => {
  it("writes colours that the tokens define", () => {
    const tokens = readFileSync(new URL("../styles/tokens.css", import.meta.url), "utf8");
    for (const [line, { ground, lite }] of Object.entries(plateColors)) {
      expect(tokens).toContain(`--${line}-field: ${ground};`);
      expect(tokens).toContain(`--${line}-lite: ${lite};`);
    }
    expect(tokens).toContain("--edge: #fbd530;");
  });

  it("writes one file with the ground first and no number that is not one", () => {
    for (const seed of seeds) {
      const svg = plateSvg(drawPlate(seed, { width: 350, height: 260 }), "red");
      expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 350 260"><rect width="350" height="260" fill="#9c1c10"\/>/);
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    }
  });

  it("keeps corners round: no arc has a radius below zero", () => {
    for (const seed of seeds) {
      for (const { attributes } of plateShapes(drawPlate(seed, { width: 1600, height: 900 }))) {
        for (const [, radius] of String(attributes["d"] ?? "").matchAll(/A(-?[\d.]+)/g)) expect(Number(radius), seed).toBeGreaterThan(0);
      }
    }
  });
});

const pairs = (points: readonly Point[]) => points.slice(1).map((point, place) => [points[place] as Point, point] as const);

const isOutside = ([x, y]: Point, { width, height, stroke }: Plate) =>
  x <= -stroke || y <= -stroke || x >= width + stroke || y >= height + stroke;

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

const isUnderStop = (end: Point, { stops, stroke }: Plate) =>
  stops.some(({ from, to, radius }) => Math.min(distance(end, from), distance(end, to)) <= radius + stroke * 1.4);

function isOnOther(end: Point, track: Plate["tracks"][number], { tracks, stroke }: Plate): boolean {
  const isOn = (points: readonly Point[]) =>
    pairs(points).some(([a, b]) => Math.abs(distance(a, end) + distance(end, b) - distance(a, b)) < stroke);
  // A ring ends where it began.
  return (
    distance(track.points[0] as Point, track.points.at(-1) as Point) < 1 || tracks.some((other) => other !== track && isOn(other.points))
  );
}
