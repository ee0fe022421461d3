import { describe, expect, it } from "vitest";
import type { Point } from "#ui/line-map/route.ts";
import { placeLabels } from "./place-labels.ts";

const texts = (count: number) => Array.from({ length: count }, (_, i) => ({ name: `M${i}`, value: "1,000" }));

describe("placeLabels", () => {
  it("stands below where the line starts, and at the right with its number where the line climbs", () => {
    const climb: Point[] = [
      [0, 500],
      [100, 450],
      [200, 350],
      [300, 250],
    ];
    expect(placeLabels(climb, texts(3))).toEqual([
      { text: "M0 1,000", x: 0, y: 544, anchor: "middle" },
      { text: "M1 1,000", x: 132, y: 478 },
      { text: "M2 1,000", x: 232, y: 378 },
    ]);
  });

  it("keeps its number on a flat stretch with room", () => {
    const flat: Point[] = [
      [0, 500],
      [100, 500],
      [200, 500],
      [300, 300],
    ];
    expect(placeLabels(flat, texts(3)).map(({ text }) => text)).toEqual(["M0 1,000", "M1 1,000", "M2 1,000"]);
  });

  it("goes above a peak, because the line comes down where the label would stand", () => {
    const peak: Point[] = [
      [0, 400],
      [70, 300],
      [140, 330],
      [210, 200],
    ];
    expect(placeLabels(peak, texts(3))[1]).toEqual({ text: "M1 1,000", x: 70, y: 268, anchor: "middle" });
  });

  it("never lays one label over another", () => {
    const close: Point[] = [
      [0, 400],
      [20, 400],
      [40, 400],
      [60, 300],
    ];
    const labels = placeLabels(close, texts(3));
    expect(new Set(labels.map(({ x, y }) => `${x} ${y}`)).size).toBe(labels.length);
    expect(labels.length).toBeLessThan(3);
  });
});
