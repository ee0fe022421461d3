import { describe, expect, it } from "vitest";
import { exportFigures } from "./export-figures.ts";
import { readAnalytics } from "./read-analytics.ts";

const TODAY = "2026-11-17";

describe("a GA4 report", () => {
  it("is read below its remarks, without its own sum, and only what can be added up", () =>
    expect(
      readAnalytics(
        `# Start date: 20261001\n# End date: 20261031\nSession default channel group,Sessions,Engagement rate,Total users\n,1620,0.6,900\nOrganic Search,"1,120",0.68,700\nDirect,(other),0.49,200\nGrand total,1620,0.6,900\n`,
      ),
    ).toEqual({
      dimension: "Session default channel group",
      metrics: ["Sessions", "Total users"],
      rows: [
        { name: "Organic Search", values: [1120, 700] },
        { name: "Direct", values: [null, 200] },
      ],
      from: "2026-10-01",
      to: "2026-10-31",
    }));

  it.each(["", "hello", "Query,Clicks\nshoes,3\n"])("is not seen in %j", (text) => expect(readAnalytics(text)).toBeUndefined());
});

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
