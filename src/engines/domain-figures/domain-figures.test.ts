import { describe, expect, it } from "vitest";
import type { KnownDomain } from "#core/datasets/domain-record.ts";
import {
  linkRankFigure,
  linkRankScore,
  majesticFigure,
  popularityFigure,
  referringFigure,
  releaseWords,
  seenFigure,
} from "./domain-figures.ts";
import { domainList } from "./domain-list.ts";

const nothing: KnownDomain = {
  domain: "a.com",
  tranco: [],
  majestic: [],
  linkRanks: [],
  referring: null,
  seen: { domains: 0, followed: 0, since: null, until: null, examples: [] },
};
const rank = { asOf: "2026-10-31", release: "cc-main-2026-aug-sep-oct", size: 87_000_000, harmonic: 208_600, pageRank: 1, hosts: 3 };

describe("linkRankScore", () => {
  it.each([
    [1, 87_000_000, 100],
    [208_600, 87_000_000, 33],
    [87_000_000, 87_000_000, 0],
  ])("position %i of %i: %i", (position, size, score) => expect(linkRankScore(position, size)).toBe(score));
});

describe("a domain", () => {
  it("has a score that says how it is worked out, from what and from which release", () =>
    expect(linkRankFigure([rank])).toEqual({
      state: "estimated",
      value: 33,
      source: "Our formula, on Common Crawl of Aug to Oct 2026",
      asOf: "2026-10-31",
      method: "round(100 × (1 − log(position) ÷ log(domains))), with position 208,600 of 87,000,000 by harmonic centrality.",
      inputs: ["harmonic position 208,600", "87,000,000 domains in cc-main-2026-aug-sep-oct"],
    }));

  it.each([
    ["no list", linkRankFigure([]), "No list of link ranks is loaded on this site."],
    [
      "outside the graph",
      linkRankFigure([{ ...rank, harmonic: null }]),
      "Not among the 87,000,000 domains of Common Crawl of Aug to Oct 2026.",
    ],
    ["no graph", referringFigure(nothing), "No list of links between domains is loaded on this site."],
    ["never seen", seenFigure(nothing), "No site that our tools and audits have read so far links to it."],
    ["no popularity list", popularityFigure(nothing), "No list of popularity ranks is loaded on this site."],
    [
      "outside the list",
      majesticFigure({ ...nothing, majestic: [{ asOf: "2026-11-14", size: 1_000_000, rank: null, subnets: null, addresses: null }] }),
      "Outside the published list of 1,000,000 names. That says nothing about visits.",
    ],
  ])("with %s has a reason in place of a number", (_, figure, detail) => expect(figure).toMatchObject({ state: "unavailable", detail }));

  it.each([
    ["cc-main-2026-aug-sep-oct", "Aug to Oct 2026"],
    ["cc-main-2025-26-nov-dec-jan", "Nov 2025 to Jan 2026"],
  ])("%s is %s", (release, words) => expect(releaseWords(release)).toBe(words));
});

it("lists are domains that were registered, each once, and what is none with its reason", () =>
  expect(domainList(["www.a.co.uk, https://b.com/x", "a.co.uk", "127.0.0.1"])).toEqual({
    domains: ["a.co.uk", "b.com"],
    refused: [
      { input: "127.0.0.1", message: "127.0.0.1 is a number, not a name. Only domains are registered, so write one, such as example.com." },
    ],
  }));
