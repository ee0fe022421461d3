import type { Figure } from "#core/figures/figure.schema.ts";

/** What an answer says, as a figure. One that is missing says why, and is never a zero. */
export function sampleTool(status: number | null, today: string): Figure {
  if (status === null) return { state: "unavailable", reason: "upstream-error", detail: "The site did not answer." };
  return { state: "measured", value: status, source: "The site's own answer", asOf: today };
}
