import { describe, expect, it } from "vitest";
import { caseMonths } from "./case-months.ts";

const series = [
  { label: "Jan", value: 100, work: "Cut" },
  { label: "Feb", value: 122, mistake: "A release hid the prices" },
  { label: "Mar", value: 61, work: "Write" },
];

describe("caseMonths", () => {
  it("carries work on until other work begins, and says how far each month is from the last", () => {
    expect(caseMonths(series)?.map(({ label, work, begins, change }) => [label, work, begins, change])).toEqual([
      ["Jan", "Cut", true, undefined],
      ["Feb", "Cut", false, "22% more than in Jan"],
      ["Mar", "Write", true, "50% fewer than in Feb"],
    ]);
  });

  it("keeps a mistake in its month", () => {
    expect(caseMonths(series)?.map(({ mistake }) => mistake)).toEqual([undefined, "A release hid the prices", undefined]);
  });

  it("puts the highest month at the top and the months in equal shares of the width", () => {
    expect(caseMonths(series)?.map(({ at }) => at)).toEqual([
      [167, 64],
      [500, 30],
      [833, 125],
    ]);
  });

  it("has nothing to step through in a study of two dates, or without work", () => {
    expect(caseMonths(series.slice(0, 2))).toBeUndefined();
    expect(caseMonths(series.map(({ label, value }) => ({ label, value })))).toBeUndefined();
  });
});
