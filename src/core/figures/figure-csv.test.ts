import { describe, expect, it } from "vitest";
import { safeParse } from "zod/v4/core";
import { toCsv } from "../text/csv.ts";
import { figure } from "./figure.schema.ts";
import { figureCsv } from "./figure-csv.ts";

const columns = [
  { key: "rank", title: "Rank" },
  { key: "visits", title: "Visits" },
];

describe("figureCsv", () => {
  it("gives every value with its state, source and day, and an unknown one with its reason", () => {
    const rows = figureCsv("Site", columns, [
      {
        name: "a.example",
        figures: {
          rank: { state: "measured", value: 48_210, source: "Tranco list", asOf: "2026-11-14" },
          visits: { state: "unavailable", reason: "no-provider", detail: "No source without a key." },
        },
      },
      { name: "b.example", figures: { visits: { state: "estimated", value: 12, source: "Our formula", asOf: "2026-11-15", method: "…" } } },
    ]);
    expect(rows).toEqual([
      [
        ...["Site", "Rank", "Rank: state", "Rank: source or reason", "Rank: as of"],
        ...["Visits", "Visits: state", "Visits: source or reason", "Visits: as of"],
      ],
      ["a.example", 48_210, "measured", "Tranco list", "2026-11-14", "", "unavailable", "No source without a key.", ""],
      ["b.example", "", "", "", "", 12, "estimated", "Our formula", "2026-11-15"],
    ]);
  });

  it("keeps a name that a spreadsheet would run as text", () =>
    expect(toCsv(figureCsv("Keyword", [], [{ name: "=1+1", figures: {} }]))).toBe('"Keyword"\r\n"\'=1+1"\r\n'));
});

describe("figure", () => {
  it.each([
    [{ state: "measured", value: 1, source: "x", asOf: "2026-11-14" }, true],
    [{ state: "measured", value: 1 }, false],
    [{ state: "estimated", value: 1, source: "x", asOf: "2026-11-14" }, false],
    [{ state: "unavailable", reason: "quota", detail: "Tomorrow again." }, true],
    [{ state: "unavailable", value: 0, reason: "because", detail: "" }, false],
  ])("%j: %s", (given, isFigure) => expect(safeParse(figure, given).success).toBe(isFigure));
});
