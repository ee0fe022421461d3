import { describe, expect, it } from "vitest";
import { noProviders } from "#core/providers/no-provider.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { planKeywords } from "./ads-keyword-tool.engine.ts";
import { adsKeywordToolInput, adsKeywordToolOutput } from "./ads-keyword-tool.schema.ts";
import { planAds } from "./ads-keyword-tool.server.ts";

const all = (keywords: string[]) => planKeywords(keywords).groups.flatMap((group) => group.keywords);

describe("planKeywords", () => {
  it("writes each keyword in its three match types, and once", () => {
    const { headline, notes } = planKeywords(["Blue  Shoes", "[blue shoes]"]);
    expect(all(["Blue  Shoes", "[blue shoes]"])).toMatchObject([{ broad: "blue shoes", phrase: '"blue shoes"', exact: "[blue shoes]" }]);
    expect(headline).toBe("One keyword, in its three match types.");
    expect(notes).toHaveLength(2);
  });

  it.each([
    ["buy blue shoes", "transactional", "buy"],
    ["emergency plumber near me", "transactional", "near me"],
    ["best running shoes", "commercial", "best"],
    ["how to fix a leak", "informational", "how"],
    ["acme login", "navigational", "login"],
    ["blue shoes", "unclear", ""],
  ])("%s is %s", (keyword, intent, because) => expect(all([keyword])[0]).toMatchObject({ intent, because }));

  it("groups by the word that some share and not all, plurals too", () => {
    const { groups } = planKeywords([
      "plumber chicago",
      "emergency plumber",
      "emergency plumbers cost",
      "drain cleaning plumber",
      "drain plumber",
      "boiler service",
    ]);
    expect(groups.map(({ name, keywords }) => [name, keywords.map(({ keyword }) => keyword)])).toEqual([
      ["drain", ["drain cleaning plumber", "drain plumber"]],
      ["emergency", ["emergency plumber", "emergency plumbers cost"]],
      ["the rest", ["plumber chicago", "boiler service"]],
    ]);
  });

  it("proposes to exclude what is not wanted, and never a word of a keyword", () => {
    const words = planKeywords(["plumber jobs", "used boilers"]).negatives.map(({ word }) => word);
    expect(words).toContain("salary");
    expect(words).not.toContain("jobs");
    expect(words).not.toContain("job");
    expect(words).not.toContain("used");
  });
});

describe("figures", () => {
  const { signal } = new AbortController();
  const run = async (askProvider: ToolPorts["askProvider"]) =>
    adsKeywordToolOutput.parse(await planAds(adsKeywordToolInput.parse({ keywords: ["Shoes", "hats"] }), { askProvider }, signal));

  it("are unavailable with the reason where no source is set up, and no digit stands in for one", async () => {
    const { figures } = await run(noProviders.askProvider);
    expect(figures).toHaveLength(2);
    for (const figure of figures.flatMap((row) => Object.values(row.figures)))
      expect(figure).toMatchObject({ state: "unavailable", reason: "no-provider", detail: expect.not.stringMatching(/\d/) });
  });

  it("come with currency and month; what the source left empty stays empty", async () => {
    const value = {
      currency: "USD",
      keywords: [
        {
          keyword: "shoes",
          searches: 900,
          competition: 40,
          bidLow: 0.4,
          bidHigh: null,
          cpc: null,
          months: [{ month: "2026-10", searches: 1000 }],
        },
      ],
    };
    const { figures } = await run((async () => ({
      state: "given",
      source: "A source",
      asOf: "2026-11-15",
      value,
    })) as unknown as ToolPorts["askProvider"]);
    expect(figures[0]?.figures).toMatchObject({
      searches: { state: "measured", value: 900 },
      lastMonth: { value: "1,000 in 2026-10" },
      competition: { value: 40 },
      bidLow: { value: "0.40 USD" },
      bidHigh: { state: "unavailable", reason: "not-in-dataset" },
    });
    expect(figures[1]?.figures["searches"]).toMatchObject({ state: "unavailable" });
  });
});
