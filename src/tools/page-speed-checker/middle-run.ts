import type { LabReport, SpeedRun } from "./page-speed-checker.schema.ts";

/**
 * The run nearest to the medians of first paint and of coming to rest, so that everything shown belongs to one load that really happened.
 * Lighthouse picks its own representative run the same way (core/lib/median-run.js of Lighthouse 13.5, checked 2026-11-15).
 */
export function middleRun(labs: readonly LabReport[]): number {
  const points = labs.map(({ metrics, interactiveMs }) => ({
    paint: metrics.find(({ short }) => short === "FCP")?.value ?? Number.POSITIVE_INFINITY,
    rest: interactiveMs ?? Number.POSITIVE_INFINITY,
  }));
  const paint = median(points.map((point) => point.paint));
  const rest = median(points.map((point) => point.rest));
  let best = 0;
  let nearest = Number.POSITIVE_INFINITY;
  for (const [index, point] of points.entries()) {
    const distance = (point.paint - paint) ** 2 + (point.rest - rest) ** 2;
    if (distance < nearest) [best, nearest] = [index, distance];
  }
  return best;
}

/** What two runs are compared by: the score and what it is made of. */
export const FIGURES = [
  { what: "score", name: "Performance score" },
  { what: "FCP", name: "First contentful paint" },
  { what: "LCP", name: "Largest contentful paint" },
  { what: "TBT", name: "Total blocking time" },
  { what: "CLS", name: "Layout shift" },
  { what: "SI", name: "Speed index" },
] as const;

export interface Spread {
  low: number;
  middle: number;
  high: number;
}

/** Score ("score") or a metric by its short name over all runs that have it; undefined when none has. */
export function spreadOf(runs: readonly SpeedRun[], what: string): Spread | undefined {
  const values = runs.flatMap(({ score, metrics }) =>
    what === "score" ? (score ?? []) : (metrics.find(({ short }) => short === what)?.value ?? []),
  );
  return values.length === 0 ? undefined : { low: Math.min(...values), middle: median(values), high: Math.max(...values) };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const [lower = 0, upper = 0] = sorted.length % 2 === 1 ? [sorted[half], sorted[half]] : [sorted[half - 1], sorted[half]];
  return (lower + upper) / 2;
}
