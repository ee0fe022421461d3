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

  it("draws one meaning alike, wherever it is asked for", () => {
    const [logs, , audit] = jobSketches(["Server logs", "Hours that answer", "App and motion audit"]);
    expect(logs).toEqual(audit);
    expect(jobSketches(["Filter policy"])[0]).toEqual(jobSketches(["x", "The refusal log"])[1]);
  });

  it("lends a meaning to no card that does not ask for it: such a card shows its place among the others", () => {
    const places = jobSketches(["Nine seats", "Long memory", "Repairs and replacements"]);
    expect(drawn(places)).toBe(3);
    expect(places.map(({ marks }) => marks.at(-1))).toMatchObject([{ d: "M40 68v0.01" }, { d: "M183 68v0.01" }, { d: "M326 68v0.01" }]);
  });

  it("draws the yellow stop last, over everything", () => {
    expect(jobSketches(["x"])[0]?.marks.at(-1)?.className).toBe("job-ring job-on");
  });
});
