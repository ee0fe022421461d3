import type { CaseStudyCard } from "#content/case-study/case-study.content-type.ts";
import type { Line } from "#core/line.ts";

/** A study's end against its start, on a scale that all of them share. */
export interface Growth {
  path: string;
  client: string;
  figure: string;
  line: Line;
  /** Percent of the longest track: where it started, and where it ended. */
  start: number;
  end: number;
}

/** Longest first. A study without two measured values is not on the scale. */
export function growthScale(studies: readonly CaseStudyCard[]): Growth[] {
  const measured = studies.flatMap((study) => {
    const [first, last] = [study.series[0]?.value, study.series.at(-1)?.value];
    return first && last && study.series.length > 1 ? [{ study, times: last / first }] : [];
  });
  const longest = Math.max(1, ...measured.map(({ times }) => times));
  return measured
    .sort((a, b) => b.times - a.times)
    .map(({ study: { path, client, growth, line }, times }) => ({
      path,
      client,
      figure: growth.figure,
      line,
      start: percent(1 / longest),
      end: percent(times / longest),
    }));
}

const percent = (share: number) => Number((share * 100).toFixed(2));
