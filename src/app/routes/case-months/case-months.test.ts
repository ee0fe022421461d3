import { describe, expect, it } from "vitest";
import type { CaseStudy } from "#content/case-study/case-study.content-type.ts";
import { caseMonths } from "./case-months.ts";

const series: CaseStudy["series"] = [
  { label: "Jan", value: 100, work: "Cut" },
  { label: "Feb", value: 122, mistake: "A release hid the prices" },
  { label: "Mar", value: 61, work: "Write" },
];
const growth = { figure: "-39%", label: "clicks a month" };
const monthsOf = (points: typeof series) => caseMonths({ growth, series: points })?.months;
const inSeason = (sign?: string) =>
  caseMonths({
    growth,
    series: [],
    seasonal: {
      counts: "sold",
      ...(sign && { sign }),
      months: [
        { label: "Jun", value: 1500, before: 1000, work: "Write" },
        { label: "Jul", value: 900, before: 1200 },
        { label: "Aug", value: 2000, before: 2000 },
      ],
    },
  });

describe("caseMonths", () => {
  it("carries work on until other work begins, and says how far each month is from the last", () => {
    expect(monthsOf(series)?.map(({ label, work, begins, change }) => [label, work, begins, change])).toEqual([
      ["Jan", "Cut", true, undefined],
      ["Feb", "Cut", false, "22% more than in Jan"],
      ["Mar", "Write", true, "50% fewer than in Feb"],
    ]);
  });

  it("keeps a mistake in its month", () => {
    expect(monthsOf(series)?.map(({ mistake }) => mistake)).toEqual([undefined, "A release hid the prices", undefined]);
  });

  it("puts the highest month at the top and the months in equal shares of the width", () => {
    expect(monthsOf(series)?.map(({ at }) => at)).toEqual([
      [167, 64],
      [500, 30],
      [833, 125],
    ]);
  });

  it("has nothing to step through in a study of two dates, or without work", () => {
    expect(monthsOf(series.slice(0, 2))).toBeUndefined();
    expect(monthsOf(series.map(({ label, value }) => ({ label, value })))).toBeUndefined();
  });

  it("says what the banner counts, or what the months of a trade with seasons count", () => {
    expect([caseMonths({ growth, series })?.counts, inSeason()?.counts]).toEqual(["clicks a month", "sold"]);
  });

  it("puts a month beside the same month a year before where there are seasons, on one scale", () => {
    expect(inSeason()?.months.map(({ value, before, change }) => [value, before?.value, change])).toEqual([
      ["1,500", "1,000", "50% more than the 1,000 a year before"],
      ["900", "1,200", "25% fewer than the 1,200 a year before"],
      ["2,000", "2,000", "as a year before, 2,000"],
    ]);
    expect(inSeason()?.months.map(({ at, before }) => [at[1], before?.at[1]])).toEqual([
      [78, 125],
      [135, 106],
      [30, 30],
    ]);
  });

  it("writes money with its sign, and says less of it and not fewer", () => {
    expect(inSeason("$")?.months[1]).toMatchObject({
      value: "$900",
      change: "25% less than the $1,200 a year before",
    });
  });
});
