import { describe, expect, it } from "vitest";
import { jobSketches } from "./job-sketches.ts";
import type { SketchData } from "./sketch.tsx";

const inkOf = (sketch: SketchData | undefined) => sketch?.marks.find((mark) => mark.className === "job-ink");
const drawn = (sketches: readonly SketchData[]) => new Set(sketches.map((sketch) => JSON.stringify(sketch))).size;

describe("jobSketches", () => {
  it("gives a card the drawing that its title asks for", () => {
    const [ruler, buffer] = jobSketches(["Speed where it counts", "Filter policy"]);
    expect(inkOf(ruler)).toMatchObject({ d: expect.stringContaining("M40 108H326") });
    expect(inkOf(buffer)).toMatchObject({ d: "M256 88v32" });
  });

  it("never draws the same twice on a page", () => {
    expect(drawn(jobSketches(["Crawl", "Crawl again", "Nothing known", "Nothing either", "Crawl a third time", "Zero"]))).toBe(6);
  });

  it("still answers when there are more cards than drawings", () => {
    expect(jobSketches(Array.from({ length: 12 }, () => "x"))).toHaveLength(12);
  });

  it("draws the yellow stop last, over everything", () => {
    expect(jobSketches(["x"])[0]?.marks.at(-1)?.className).toBe("job-ring job-on");
  });
});
