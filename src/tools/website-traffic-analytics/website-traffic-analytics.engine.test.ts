import { describe, expect, it } from "vitest";
import { exportFigures } from "./export-figures.ts";

const TODAY = "2026-11-17";

describe("an export", () => {
  it("is summed up by day where it has days: they hold every click", () => {
    const output = exportFigures("Date,Clicks,Impressions,CTR,Position\n2026-11-01,10,100,10%,3\n2026-11-02,5,50,10%,3\n", TODAY);
    expect(output.row.figures["clicks"]).toEqual({
      state: "measured",
      value: 15,
      source: "Your Search Console export",
      asOf: "2026-11-02",
    });
    expect(output.notes).toEqual([]);
  });

  it("of queries alone says that its sum is not all clicks", () =>
    expect(exportFigures("Query,Clicks,Impressions,CTR,Position\nshoes,10,100,10%,3\n", TODAY).notes).toEqual([
      "The export has no rows by day, so the sum covers only the rows that are in it: Search Console withholds rare queries.",
    ]));

  it("of another kind is refused with what to paste", () =>
    expect(() => exportFigures("name,price\nshoe,3\n", TODAY)).toThrow(
      "That is neither Search Console’s performance export nor a GA4 report.",
    ));
});
