import type { MissingProperty } from "#engines/structured-data/google/check-limit.ts";
import { labelOf } from "./entity-label.ts";
import { grouped } from "./rules/feature-rules.ts";
import type { JudgedFeature, SchemaSubject } from "./schema-subject.ts";
import type { FeatureCard } from "./schema-validator.schema.ts";

/** One card a feature, over all items that were judged by it: what is missing first, retired ones last. */
export function featureCards({ features, graph }: SchemaSubject): FeatureCard[] {
  const cards = [...Map.groupBy(features, ({ feature }) => feature.id).values()].flatMap((results) => {
    const [first] = results;
    return first ? [cardOf(first, results, labelOf(first.entity, graph))] : [];
  });
  return cards.sort((a, b) => ORDER[a.status] - ORDER[b.status]);
}

const ORDER = { missing: 0, eligible: 1, retired: 2 };

function cardOf({ feature, entity, status }: JudgedFeature, results: readonly JudgedFeature[], label: string): FeatureCard {
  const eligible = results.filter((result) => result.status === "eligible").length;
  return {
    id: feature.id,
    name: feature.name,
    status: status === "retired" ? "retired" : eligible === results.length ? "eligible" : "missing",
    gives: feature.status === "live" ? feature.gives : "",
    blocked: status === "retired" ? null : (results.find(({ blocked }) => blocked !== null)?.blocked ?? null),
    retiredOn: feature.status === "retired" ? feature.retiredOn : null,
    items: results.length,
    eligible,
    line: entity.place.line,
    label,
    required: listed(results.flatMap(({ missing }) => missing)),
    recommended: listed(results.flatMap(({ recommended }) => recommended)),
    limits: [...new Set(results.flatMap(({ limits }) => limits.map(({ text }) => text)))].slice(0, 8),
    docUrl: feature.doc.url,
    checkedOn: feature.doc.checkedOn,
  };
}

function listed(missing: readonly MissingProperty[]): FeatureCard["required"] {
  return grouped(missing)
    .slice(0, 20)
    .map(({ paths, places }) => ({ paths: [...paths], lines: [...new Set(places.map(({ line }) => line))].slice(0, 10) }));
}
