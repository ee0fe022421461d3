import { describe, expect, it } from "vitest";
import type { Milestone } from "#content/milestone/milestone.content-type.ts";
import { journeyMap } from "./journey-map.ts";

const station = (date: string, opens?: Milestone["opens"]): Milestone => ({
  _id: date,
  date,
  title: "T",
  text: "t",
  ...(opens && { opens }),
});
const story = [
  station("2014-01", { line: "blue", name: "SEO" }),
  station("2018-01", { line: "red", name: "PPC" }),
  station("2024-01"),
  { ...station("2019"), closed: { name: "Berlin", months: 0, after: "Never opened" } },
];
const strokes = (className: string) =>
  journeyMap(story)?.wide.marks.flatMap((mark) => ("d" in mark && mark.className === className ? [mark.d] : []));

describe("journeyMap", () => {
  it("places a line of work by its month, on one scale from the first station to the last", () => {
    expect(strokes("journey-track line-blue")).toEqual(["M72 104H1200"]);
    expect(strokes("journey-track line-red")).toEqual(["M523 82H1200"]);
  });

  it("lays a stop across the lines that run there", () => {
    expect(strokes("journey-ring journey-ground")).toEqual(["M72 104V104.01", "M523 82V104.01", "M1200 82V104.01"]);
  });

  it("draws what never opened as a dashed siding from the middle of its year", () => {
    expect(strokes("journey-siding journey-dashed")?.[0]).toMatch(/^M692 104/);
  });

  it("says the lines and the closed ones to people who do not see it", () => {
    expect(journeyMap(story)?.wide.label).toBe("2014 to 2024: SEO from 2014, PPC from 2018, Berlin, closed");
  });

  it("draws nothing for a single station", () => {
    expect(journeyMap(story.slice(0, 1))).toBeUndefined();
  });
});
