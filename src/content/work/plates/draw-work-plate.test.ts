import { describe, expect, it } from "vitest";
import type { WorkScene } from "../work.content-type.ts";
import { drawWorkPlate } from "./draw-work-plate.ts";
import type { PlateDrawing } from "./plate-marks.ts";
import { walk } from "./walk.ts";

const draw = (scene: WorkScene, ...numbers: number[]) => drawWorkPlate({ _id: "work-a", plate: { scene, numbers } });
const count = ({ marks }: PlateDrawing, pattern: RegExp) => marks.reduce((sum, { d }) => sum + (d.match(pattern)?.length ?? 0), 0);
/** A stop is two dots: its ring and its filling. */
const DOT = /h\.01/g;

describe("a plate counts out the numbers of its work", () => {
  it.each<[string, PlateDrawing, RegExp, number]>([
    ["107 thin lines come in", draw("funnel", 107, 5), /M-9 [\d.]+H/g, 107],
    ["five tracks leave", draw("funnel", 107, 5), /M396 \d+H700/g, 5],
    ["14 months stand on the trellis", draw("trellis", 4, 1, 2, 3, 4, 5, 6, 7, 8, 9, 8, 9, 10, 11), DOT, 14 * 2],
    ["24 stops lie on the loop", draw("loop", 24), DOT, 24 * 2],
    ["58 stops lie on the fern, its crown a full one", draw("fern", 58), DOT, 57 * 2 + 1],
    ["42 rings and 47 full dots make 89", draw("crowd", 42, 89), DOT, 42 * 2 + 47],
    ["one sun and three harbors", draw("waves", 3), DOT, 1 + 3 * 2],
    ["19 rivets hold a plate of four circles", draw("rivets", 19), DOT, 19 + 4],
    ["96 bars sound", draw("waveform", 96), /v-?\d+/g, 96],
    ["22 stops lie on the roofs", draw("gables", 22), DOT, 22 * 2],
    ["23 tenths of a second are gone", draw("tiles", 39, 16), /h46v46/g, 23],
    ["16 tenths of a second are left", draw("tiles", 39, 16), DOT, 16],
  ])("%s", (_, drawing, pattern, times) => {
    expect(count(drawing, pattern)).toBe(times);
  });

  it("shows shares of a hundred as arcs: a quarter ends at the right", () => {
    expect(draw("wheel", 50, 25).marks.find(({ stroke }) => stroke === "edge")?.d).toBe("M340 88A132 132 0 0 1 472.00 220.00");
  });

  it("keeps the heights of two tables in proportion", () => {
    const tops = draw("tables", 2.1, 3.6).marks.flatMap(({ d }) => /^M(?:128|336) ([\d.]+)H/.exec(d)?.[1] ?? []);
    const [low = 0, high = 0] = tops.map((y) => 408 - Number(y));
    expect(high / low).toBeCloseTo(3.6 / 2.1, 2);
  });

  it("goes a step down for a month that lost, and up for one that gained", () => {
    const line = draw("trellis", 3, 1, 2).marks.find(({ stroke, width }) => stroke === "white" && width === 14)?.d;
    expect(line).toBe("M310,205L340,235L370,205");
  });
});

it("a work without a scene gets a map of its own", () => {
  expect(drawWorkPlate({ _id: "work-a" })).toStrictEqual(drawWorkPlate({ _id: "work-a" }));
  expect(drawWorkPlate({ _id: "work-a" })).not.toStrictEqual(drawWorkPlate({ _id: "work-b" }));
});

it("walk sets points at equal distances, half a distance from the ends", () => {
  const corner = [
    [0, 0],
    [30, 0],
    [30, 30],
  ] as const;
  expect(walk(corner, 3)).toStrictEqual([
    [10, 0],
    [30, 0],
    [30, 20],
  ]);
});
