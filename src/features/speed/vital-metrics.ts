/** What is measured of a page view, in the order it is shown. */
export const metrics = ["lcp", "inp", "cls", "fcp", "ttfb"] as const;
export type Metric = (typeof metrics)[number];

export const devices = ["phone", "tablet", "desktop"] as const;
export type Device = (typeof devices)[number];

export type Rating = "good" | "fair" | "poor";

interface Rule {
  name: string;
  /** Up to here it is good, above the second poor; in the metric's own unit. */
  good: number;
  poor: number;
  /** Values are kept in steps of this, so that a day of any traffic is a few rows; no step crosses a threshold. */
  step: number;
  /** Larger ones count as this. */
  most: number;
}

/** Google's thresholds for the 75th percentile. Milliseconds; layout shift in thousandths. */
export const rules: Record<Metric, Rule> = {
  lcp: { name: "Largest Contentful Paint", good: 2500, poor: 4000, step: 20, most: 60_000 },
  inp: { name: "Interaction to Next Paint", good: 200, poor: 500, step: 4, most: 10_000 },
  cls: { name: "Cumulative Layout Shift", good: 100, poor: 250, step: 5, most: 5_000 },
  fcp: { name: "First Contentful Paint", good: 1800, poor: 3000, step: 20, most: 60_000 },
  ttfb: { name: "Time to First Byte", good: 800, poor: 1800, step: 10, most: 60_000 },
};

export function ratingOf(metric: Metric, value: number): Rating {
  const { good, poor } = rules[metric];
  return value <= good ? "good" : value <= poor ? "fair" : "poor";
}

/** Rounded up to its step, so that no value looks better than it was. */
export function keptValue(metric: Metric, value: number): number {
  const { step, most } = rules[metric];
  return Math.min(Math.ceil(value / step) * step, most);
}

/** `2.3 s`, `140 ms`, `0.08`. */
export function shownValue(metric: Metric, value: number): string {
  if (metric === "cls") return (value / 1000).toFixed(2);
  return value < 1000 ? `${value} ms` : `${(value / 1000).toFixed(1)} s`;
}
