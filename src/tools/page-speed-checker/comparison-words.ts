import { hostAndPath } from "#core/url/host-and-path.ts";
import { spreadOf } from "./middle-run.ts";
import type { SpeedPage } from "./page-speed-checker.schema.ts";

/** Which of two is faster, and only where their runs do not overlap. */
export function comparisonWords(pages: readonly SpeedPage[]): string {
  const [first, second] = pages.map(({ url, runs }) => ({ name: hostAndPath(url), score: spreadOf(runs, "score"), runs: runs.length }));
  if (!first?.score && !second?.score) return "Neither of the two could be measured.";
  if (!first?.score || !second?.score) return "Only one of the two could be measured.";
  const [ahead, behind] = first.score.middle >= second.score.middle ? [first, second] : [second, first];
  if (!ahead.score || !behind.score) return "";
  const by = Math.round(ahead.score.middle - behind.score.middle);
  if (Math.min(first.runs, second.runs) === 1) {
    const lead = by === 0 ? "Both have the same score" : `${ahead.name} is ${by} ${by === 1 ? "point" : "points"} ahead`;
    return `${lead}, by one run each: that may be chance.`;
  }
  if (ahead.score.low > behind.score.high)
    return `${ahead.name} is faster in every run, by ${by} ${by === 1 ? "point" : "points"} of the median score.`;
  return "No difference that these runs could prove: their scores overlap.";
}
