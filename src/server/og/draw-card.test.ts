import { describe, expect, it } from "vitest";
import { fitTitle } from "#core/text/fit-title.ts";
import { climbingPlate } from "#ui/line-map/climbing-plate.ts";
import { drawCard } from "./draw-card.ts";
import { openTypeface } from "./typeface.ts";

const face = openTypeface();

describe("openTypeface", () => {
  it("measures in ems, kerned, whatever file a letter stands in", () => {
    expect(face.width("")).toBe(0);
    expect(face.width("AV")).toBeLessThan(face.width("A") + face.width("V"));
    expect(face.width("Łódź")).toBeGreaterThan(face.width("dz"));
  });

  it("leaves out what it cannot set", () => {
    expect(face.outline("a→b", { x: 0, baseline: 0, size: 10 })).toBe(face.outline("ab", { x: 0, baseline: 0, size: 10 }));
  });
});

describe("fitTitle", () => {
  const box = { width: 100, height: 100, largest: 60, lineHeight: 1, mostLines: 4 };
  const widthOf = (text: string) => text.length / 2;

  it.each([
    ["ab", ["ab"], 60],
    ["abcdefgh", ["abcdefgh"], 25],
    ["abcd abcd", ["abcd", "abcd"], 50],
    ["a b c d", ["a b", "c d"], 50],
    ["aa aa aa aa aa aa", ["aa aa", "aa aa", "aa aa"], 33.333],
    ["検索順位の話", ["検索順", "位の話"], 50],
  ])("sets %j as %j", (title, lines, size) => {
    const fitted = fitTitle(title, box, widthOf);
    expect(fitted.lines).toEqual(lines);
    expect(fitted.size).toBeCloseTo(size, 2);
    expect(fitted.width).toBeLessThanOrEqual(100);
  });
});

describe("climbingPlate", () => {
  it("keeps every line and stop off the words, whatever their corner", () => {
    for (let number = 0; number < 60; number++) {
      const text = { right: 80 + ((number * 37) % 852), bottom: 240 + ((number * 53) % 204) };
      const { tracks, stops, stroke } = climbingPlate(`seed ${number}`, text);
      for (const { points, aside } of tracks) {
        for (const [[x1, y1], [x2, y2]] of points.slice(1).map((point, place) => [points[place] ?? point, point] as const)) {
          for (let share = 0; share <= 1; share += 0.01) {
            const [x, y] = [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
            // The words' box with the widest bundle's half beside it.
            const reach = Math.abs(aside) * 1.42 + stroke / 2;
            expect(x - reach > text.right || y - reach > text.bottom, `seed ${number} at ${x}, ${y}`).toBe(true);
          }
        }
      }
      for (const { from, radius } of stops) expect(from[0] - radius > text.right || from[1] - radius > text.bottom).toBe(true);
    }
  });
});

describe("drawCard", () => {
  it("draws the same facts the same way, in the page's line", () => {
    const facts = { title: "PPC for dentists", brandName: "Agency", line: "red" } as const;
    expect(drawCard(facts, face)).toBe(drawCard(facts, face));
    expect(drawCard(facts, face)).toContain('fill="#9c1c10"');
    expect(drawCard(facts, face)).not.toMatch(/NaN|undefined|Infinity/);
  });
});
