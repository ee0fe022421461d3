import { expect, it } from "vitest";
import { comparisonWords } from "./comparison-words.ts";
import { middleRun, spreadOf } from "./middle-run.ts";
import type { LabReport, SpeedPage } from "./page-speed-checker.schema.ts";

const lab = (paint: number, interactiveMs: number | null) =>
  ({ interactiveMs, metrics: [{ short: "FCP", value: paint }] }) as unknown as LabReport;
const runs = (...scores: (number | null)[]) => scores.map((score) => ({ score, metrics: [], problem: score === null ? "no" : null }));
const page = (host: string, ...scores: (number | null)[]) => ({ url: `https://${host}/`, runs: runs(...scores) }) as unknown as SpeedPage;

it.each([
  ["one run", [lab(1, 1)], 0],
  ["the middle of three", [lab(900, 2000), lab(1500, 9000), lab(1000, 2100)], 2],
  // The first has the middle first paint, but came to rest far from the others: the third is nearest to both medians.
  ["both moments count", [lab(1000, 9000), lab(990, 3000), lab(1100, 3100)], 2],
  ["the middle of five", [lab(5, 5), lab(1, 1), lab(4, 4), lab(2, 2), lab(3, 3)], 4],
  ["no moment of rest", [lab(5, null), lab(4, null)], 0],
])("picks %s", (_, labs, expected) => expect(middleRun(labs)).toBe(expected));

it.each([
  [[70], { low: 70, middle: 70, high: 70 }],
  [[90, 70, 75], { low: 70, middle: 75, high: 90 }],
  [[90, null, 70], { low: 70, middle: 80, high: 90 }],
  [[null], undefined],
])("spreads %j", (scores, expected) => expect(spreadOf(runs(...scores), "score")).toEqual(expected));

it.each([
  [page("a.test", 90), page("b.test", 72), "a.test is 18 points ahead, by one run each: that may be chance."],
  [page("a.test", 72), page("b.test", 73), "b.test is 1 point ahead, by one run each: that may be chance."],
  [page("a.test", 72), page("b.test", 72), "Both have the same score, by one run each: that may be chance."],
  [page("a.test", 60, 62, 61), page("b.test", 80, 78, 90), "b.test is faster in every run, by 19 points of the median score."],
  [page("a.test", 60, 79, 61), page("b.test", 80, 78, 90), "No difference that these runs could prove: their scores overlap."],
  [page("a.test", 60, 80, 61), page("b.test", 80, 85, 90), "No difference that these runs could prove: their scores overlap."],
  [page("a.test", 60, 79, 61), page("b.test", null), "Only one of the two could be measured."],
  [page("a.test", null), page("b.test", null), "Neither of the two could be measured."],
])("says %#", (first, second, words) => expect(comparisonWords([first, second])).toBe(words));
