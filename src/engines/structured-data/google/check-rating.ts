import type { Entity, Place } from "../entity.ts";
import { type EntityGraph, textOf } from "../entity-graph.ts";

/**
 * What keeps Google from showing a rating: a value that is no number, fraction or percentage, one off its scale, or a count of nobody.
 * A comma is no decimal point to it: https://developers.google.com/search/docs/appearance/structured-data/review-snippet
 */
export function ratingFaults(rating: Entity, graph: EntityGraph): { fault: string; place: Place }[] {
  const scale = scaleOf(rating, graph);
  const faults = graph.values(rating, "ratingValue").flatMap((value) => {
    const fault = faultOfValue(textOf(value) ?? "", scale);
    return fault === null ? [] : [{ fault, place: value.place }];
  });
  const counts = ["ratingCount", "reviewCount"].flatMap((name) => graph.values(rating, name).map((value) => ({ name, value })));
  const [first] = counts;
  if (first && counts.every(({ value }) => !(Number(textOf(value)) > 0)))
    faults.push({ fault: `A ${first.name} of ${shown(textOf(first.value) ?? "")}`, place: first.value.place });
  return faults;
}

interface Scale {
  worst: number;
  best: number;
}

/** From 1 to 5 unless said otherwise. */
function scaleOf(rating: Entity, graph: EntityGraph): Scale {
  const number = (name: string) => {
    const [value] = graph.values(rating, name);
    const given = Number(value ? textOf(value) || Number.NaN : Number.NaN);
    return Number.isFinite(given) ? given : null;
  };
  const best = number("bestRating") ?? 5;
  return { best, worst: Math.min(number("worstRating") ?? 1, best) };
}

const FRACTION = /^(\d+(?:\.\d+)?)\s*\/\s*(\d+(?:\.\d+)?)$/;
const PERCENTAGE = /^(\d+(?:\.\d+)?)\s*%$/;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

function faultOfValue(text: string, { worst, best }: Scale): string | null {
  if (text === "") return null;
  const [, part, whole = "100"] = FRACTION.exec(text) ?? PERCENTAGE.exec(text) ?? [];
  if (part !== undefined) return Number(part) > Number(whole) ? `A rating of ${shown(text)}, more than the whole` : null;
  if (!NUMBER.test(text)) return `A rating of “${shown(text)}”, which is no number with a point`;
  const isOnScale = Number(text) >= worst && Number(text) <= best;
  return isOnScale ? null : `A rating of ${shown(text)} on a scale from ${worst} to ${best}`;
}

function shown(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
