import type { Figure } from "../figures/figure.schema.ts";

/** What a provider said, or why it said nothing. Nothing here ever holds a key. */
export type ProviderAnswer<Value> =
  | {
      state: "given";
      /** Who says so, as it is shown beside every figure: “DataForSEO”. */
      source: string;
      /** ISO date: the day that the answer holds for. An answer that was kept keeps its day. */
      asOf: string;
      value: Value;
    }
  | Unavailable;

/** In the shape of a figure: it can stand in a table as it is. */
export type Unavailable = Extract<Figure, { state: "unavailable" }>;

/**
 * One number of an answer as a figure. What the provider left empty is unavailable and no zero. An answer that is itself an estimate names
 * its method.
 */
export function figureOf<Value>(
  answer: ProviderAnswer<Value>,
  pick: (value: Value) => number | string | null | undefined,
  { missing, method }: { missing: string; method?: string },
): Figure {
  if (answer.state === "unavailable") return answer;
  const { source, asOf } = answer;
  const value = pick(answer.value);
  if (value === null || value === undefined) return { state: "unavailable", reason: "not-in-dataset", detail: `${source}: ${missing}` };
  return method === undefined ? { state: "measured", value, source, asOf } : { state: "estimated", value, source, asOf, method };
}
