import { describe, expect, it } from "vitest";
import { noProviders } from "#core/providers/no-provider.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { readSearchConsoleText } from "#engines/search-console/read-search-console.ts";
import { comparedExport, pairedExport } from "./example-export.ts";
import { reportOf } from "./rank-report.ts";
import { serpRankCheckerInput, serpRankCheckerOutput } from "./serp-rank-checker.schema.ts";
import { checkRank } from "./serp-rank-checker.server.ts";

const now = new Date("2026-11-15T12:00:00Z");
const { signal } = new AbortController();

describe("the report of an export", () => {
  const report = reportOf(readSearchConsoleText(comparedExport), { now, brand: "Northloop" });
  const figureOf = (name: string, key: string) => report.nearWins.find((row) => row.name === name)?.figures[key];

  it("finds what stands close to the top and is shown often, the most shown first", () => {
    expect(report.nearMeans).toBe("average position 4 to 15, shown 200 times or more");
    expect(report.nearWins.map(({ name }) => name)).toEqual([
      ...["gravel bike chicago", "bike fitting", "tubeless tire setup", "bike tune up cost", "used road bikes"],
      ...["chain replacement cost", "ebike battery range", "disc brake bleed", "saddle height"],
    ]);
  });

  it("estimates by the owner's own click rate, and names it", () => {
    expect(figureOf("bike fitting", "atThird")).toMatchObject({
      state: "estimated",
      method: expect.stringMatching(/your own click rate near position 3: \d+\.\d% over 6 queries/),
    });
    const few = reportOf(readSearchConsoleText("Query,Clicks,Impressions,CTR,Position\na,1,100,1%,8"), { now });
    expect(few.nearWins[0]?.figures["atThird"]).toMatchObject({ state: "unavailable", detail: expect.not.stringMatching(/\d/) });
  });

  it("says what was won and lost by clicks, with both places", () => {
    expect(report.gains[0]).toMatchObject({
      name: "gravel bike chicago",
      figures: { clicks: { value: 148 }, clicksBefore: { value: 121 } },
    });
    expect(report.losses.map(({ name }) => name).slice(0, 2)).toEqual(["bike fitting", "used road bikes"]);
    expect(report.changesMissing).toBeNull();
  });

  it("leaves the owner's name out", () => expect(JSON.stringify(report)).not.toContain("northloop bikes"));

  it("compares with an earlier export, also what is new and what is gone", () => {
    const head = "Query,Clicks,Impressions,CTR,Position\n";
    const { gains, losses } = reportOf(readSearchConsoleText(`${head}a,5,50,10%,4\nnew,3,9,33%,2`), {
      now,
      earlier: readSearchConsoleText(`${head}a,9,50,18%,3\ngone,2,20,10%,7`),
    });
    expect(gains.map(({ name, figures }) => [name, figures["positionBefore"]?.state])).toEqual([["new", "unavailable"]]);
    expect(losses.map(({ name }) => name)).toEqual(["a", "gone"]);
  });

  it("names pages that share a query; without pairs it says why it cannot", () => {
    expect(reportOf(readSearchConsoleText(pairedExport), { now }).shared).toMatchObject([
      { name: "gravel bike chicago", figures: { page1: { value: "https://northloop.example/bikes/gravel/, position 5.1" }, page2: {} } },
    ]);
    expect(report.sharedMissing).toContain("queries and pages apart");
  });

  it("says when nothing could be read", () =>
    expect(reportOf(readSearchConsoleText("hello"), { now }).headline).toBe("No queries could be read in this export."));
});

describe("a keyword", () => {
  const run = async (input: object, answer?: unknown) => {
    const askProvider = (answer ? async () => answer : noProviders.askProvider) as ToolPorts["askProvider"];
    const output = await checkRank(serpRankCheckerInput.parse(input), { askProvider, now: () => now }, signal);
    return serpRankCheckerOutput.parse(output).search;
  };
  const results = [
    { position: 1, url: "https://a.example/", title: "A", snippet: "" },
    { position: 2, url: "https://www.shop.example/x", title: "B", snippet: "" },
  ];
  const given = {
    state: "given",
    source: "SerpApi",
    asOf: "2026-11-15",
    value: { engine: "Google", results, features: ["ads"], fetchedAt: "" },
  };

  it("without a source is no place, and a search to try by hand", async () => {
    const search = await run({ keyword: "blue shoes", site: "shop.example", country: "DE", lang: "de" });
    expect(search).toMatchObject({
      asked: null,
      results: [],
      rows: [{ figures: { position: { state: "unavailable", reason: "no-provider" } } }],
    });
    expect(search?.links[0]).toEqual({ name: "Google", url: "https://www.google.com/search?q=blue+shoes&gl=de&hl=de&pws=0" });
  });

  it("is found on any host of the site, under the engine's name", async () => {
    const search = await run({ keyword: "blue shoes", site: "https://shop.example/" }, given);
    expect(search).toMatchObject({
      asked: "Google, United States, English, desktop",
      rows: [{ figures: { position: { value: 2, source: "Google, by SerpApi" } } }],
    });
  });

  it("that is not found says how many were looked at", async () =>
    expect((await run({ keyword: "blue shoes", site: "c.example" }, given))?.rows[0]?.figures["position"]).toMatchObject({
      value: "Not in the first 2 checked",
    }));
});
