import { describe, expect, it } from "vitest";
import type { KnownDomain } from "#core/datasets/domain-record.ts";
import { noProviders } from "#core/providers/no-provider.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { takeSnapshot } from "#engines/page-snapshot/take-snapshot.ts";
import { fetchedPage } from "../../../tests/support/page-ports.ts";
import { depthOf, estimateDifficulty, matchOf, matchScore } from "./keyword-difficulty-checker.engine.ts";
import { keywordDifficultyCheckerInput, keywordDifficultyCheckerOutput } from "./keyword-difficulty-checker.schema.ts";
import { checkDifficulty } from "./keyword-difficulty-checker.server.ts";

const unknown: Omit<KnownDomain, "domain" | "linkRanks"> = {
  tranco: [],
  majestic: [],
  referring: null,
  seen: { domains: 0, followed: 0, since: null, until: null, examples: [] },
};
const HTML = `<title>Blue Shoe for men</title><meta name="description" content="Shoes"><h1>Our blue shoes</h1><p>Comfort.`;

describe("the match of a page", () => {
  it("counts the share of the words that each place holds, plurals as one", () => {
    const match = matchOf("blue shoes", takeSnapshot({ html: HTML, url: "https://shop.example/shoes/blue" }));
    expect(match).toEqual({ title: 1, address: 1, headings: 1, description: 0.5, text: 1 });
    expect(matchScore(match)).toBe(93);
    expect(matchScore(matchOf("red hats", takeSnapshot({ html: HTML, url: "https://shop.example/" })))).toBe(0);
  });
});

describe("the estimate", () => {
  const page = (linkScore: number | null, score = 100, isHome = false) => ({ linkScore, matchScore: score, isHome });
  it.each([
    [[page(60), page(60), page(60)], 60],
    [[page(60, 0), page(60, 0), page(60, 0)], 42],
    [[page(60, 0, true), page(60, 0, true), page(60, 0, true)], 36],
    [[page(90), page(10), page(10)], 51],
    [[page(60), page(60), page(null)], null],
    [[], null],
  ])("of %j is %s", (pages, difficulty) => expect(estimateDifficulty(pages)).toBe(difficulty));

  it.each([
    ["https://a.example/", 0],
    ["https://a.example/x/y/", 2],
  ])("%s is %i deep", (address, depth) => expect(depthOf(address)).toBe(depth));
});

describe("without a source", () => {
  const { signal } = new AbortController();
  const fetchPage: ToolPorts["fetchPage"] = async (address) =>
    fetchedPage(String(address), { html: HTML, ...(String(address).includes("gone") ? { status: 404 } : {}) });
  let rank: number | null = null;
  const knownDomains: ToolPorts["knownDomains"] = async (domains) =>
    domains.map((domain) => ({
      ...unknown,
      domain,
      linkRanks:
        rank === null
          ? []
          : [{ asOf: "2026-10-31", release: "cc-main-2026-aug-sep-oct", size: 1_000_000, harmonic: rank, pageRank: 1, hosts: 1 }],
    }));
  const run = async (input: object) =>
    keywordDifficultyCheckerOutput.parse(
      await checkDifficulty(
        keywordDifficultyCheckerInput.parse(input),
        { ...noProviders, fetchPage, knownDomains, now: () => new Date("2026-11-15") },
        signal,
      ),
    );

  it("says so, and compares the pages that the visitor names", async () => {
    const output = await run({ keyword: "blue shoes", pages: ["https://shop.example/shoes/blue"] });
    expect(output.headline).toBe("The difficulty cannot be measured. What the page makes of the keyword can.");
    expect(output.pages[0]?.figures).toMatchObject({
      match: { state: "estimated", value: 93 },
      title: { state: "measured", value: "all words" },
      links: { state: "unavailable", reason: "no-provider" },
    });
    for (const figure of Object.values(output.difficulty[0]?.figures ?? {}))
      expect(figure).toMatchObject({ state: "unavailable", detail: expect.not.stringMatching(/\d/) });
  });

  it("estimates from our own link ranks where they are imported", async () => {
    rank = 1_000;
    const output = await run({ keyword: "blue shoes", pages: ["a", "b", "www.c"].map((name) => `https://${name}.com/shoes/blue`) });
    rank = null;
    expect(output.pages[2]?.figures["links"]).toMatchObject({ state: "estimated", value: 50 });
    expect(output.headline).toBe("Difficulty about 49 of 100, by our estimate.");
  });

  it("does not speak of pages that could not be read", async () =>
    expect((await run({ keyword: "blue shoes", pages: ["https://gone.example/"] })).headline).toBe(
      "The difficulty cannot be measured. The page could not be read.",
    ));

  it("asks for pages when none are named", async () =>
    expect((await run({ keyword: "blue shoes" })).notes).toEqual([expect.stringContaining("Name the pages")]));

  it("takes a source's figure before any estimate", async () => {
    const askProvider = (async (kind: string) =>
      kind === "keywordDifficulty"
        ? { state: "given", source: "A source", asOf: "2026-11-15", value: [{ keyword: "Blue Shoes", difficulty: 61 }] }
        : noProviders.askProvider("searchResults", {} as never)) as ToolPorts["askProvider"];
    const input = keywordDifficultyCheckerInput.parse({ keyword: "blue shoes" });
    expect(
      (await checkDifficulty(input, { ...noProviders, askProvider, fetchPage, knownDomains, now: () => new Date("2026-11-15") }, signal))
        .headline,
    ).toBe("Difficulty 61 of 100, says A source.");
  });
});
