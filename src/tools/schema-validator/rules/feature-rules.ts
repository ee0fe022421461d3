import type { Rule, Verdict } from "#core/rules/rule.ts";
import * as google from "#core/sources/google.ts";
import { formatDate } from "#core/text/format.ts";
import type { MissingProperty } from "#engines/structured-data/google/check-limit.ts";
import type { LiveFeature, RetiredFeature } from "#engines/structured-data/google/feature.ts";
import { liveFeatures } from "#engines/structured-data/google/features.ts";
import type { FeatureResult } from "#engines/structured-data/google/judge-features.ts";
import { retiredFeatures } from "#engines/structured-data/google/retired-features.ts";
import type { SchemaSubject } from "../schema-subject.ts";
import { listEvidence, times } from "./place-evidence.ts";

/** Not required, so never a fault: one note a feature. */
const recommendedRule: Rule<SchemaSubject> = {
  id: "google-recommended",
  title: "What Google recommends is there too",
  kind: "markup-recommended",
  sources: [google.markupGallery],
  run({ data, features }) {
    const byFeature = [...Map.groupBy(features, ({ feature }) => feature.id).values()];
    return byFeature.flatMap((results) => {
      const missing = grouped(results.flatMap(({ recommended }) => recommended));
      if (missing.length === 0) return [];
      const count = missing.length === 1 ? "one recommended property is" : `${missing.length} recommended properties are`;
      return [
        {
          title: `${results[0]?.feature.name}: ${count} missing`,
          detail: `${missing.map(({ paths }) => orList(paths)).join(", ")}. The result can show more with them.`,
          evidence: listEvidence(
            data,
            missing.slice(0, 1).flatMap(({ places }) => places.slice(0, 1)),
          ),
        },
      ];
    });
  },
};

/** Layer C: what Google asks for beyond schema.org. One rule a feature, each with its page in Google's documentation. */
export const featureRules: readonly Rule<SchemaSubject>[] = [
  ...liveFeatures.map(liveRule),
  ...liveFeatures.filter(({ limits, rates }) => limits ?? rates).map(limitRule),
  recommendedRule,
  ...retiredFeatures.map(retiredRule),
];

function liveRule(feature: LiveFeature): Rule<SchemaSubject> {
  return {
    id: `google-${feature.id}`,
    title: `${feature.name}: everything that Google requires is there`,
    // A page that lacks it is sound, and goes without the feature.
    kind: "markup-required",
    sources: [feature.doc],
    run({ data, features }) {
      const results = features.filter((result) => result.feature.id === feature.id);
      return results.length === 0 ? [] : [...missingVerdicts(feature, results, data), ...eligibleVerdicts(feature, results)];
    },
  };
}

function limitRule(feature: LiveFeature): Rule<SchemaSubject> {
  return {
    id: `google-${feature.id}-limits`,
    title: `${feature.name}: values keep to Google’s limits`,
    // What keeps a result away weighs as what is missing; of the rest Google shows less.
    kind: ["markup-required", "markup-recommended"],
    sources: [feature.doc],
    run: ({ data, features }) =>
      limitVerdicts(
        feature,
        features.filter((result) => result.feature.id === feature.id),
        data,
      ),
  };
}

function missingVerdicts({ name, gives }: LiveFeature, results: readonly FeatureResult[], data: SchemaSubject["data"]): Verdict[] {
  return grouped(results.flatMap(({ missing }) => missing)).map(({ paths, places }) => ({
    title: `${name} lacks ${orList(paths)}${times(places.length)}`,
    detail: `Google requires it for ${gives}. In schema.org itself the item is valid without it.`,
    evidence: listEvidence(data, places),
  }));
}

function limitVerdicts({ name }: LiveFeature, results: readonly FeatureResult[], data: SchemaSubject["data"]): Verdict[] {
  const byText = Map.groupBy(
    results.flatMap(({ limits }) => limits.filter(({ isRating }) => !isRating)),
    ({ text }) => text,
  );
  return [...byText].slice(0, 10).map(([text, found]) => ({
    title: `${name}: ${text.replace(/(?:; |\. |\.$)[\s\S]*$/, "")}${times(found.length)}`,
    detail: text,
    kind: found.some(({ refuses }) => refuses) ? "markup-required" : "markup-recommended",
    evidence: listEvidence(
      data,
      found.map(({ place }) => place),
    ),
  }));
}

function eligibleVerdicts({ name, gives }: LiveFeature, results: readonly FeatureResult[]): Verdict[] {
  const count = results.filter(({ status }) => status === "eligible").length;
  if (count === 0) return [];
  return [
    {
      status: "pass",
      title: `${name}: eligible${count > 1 ? ` (${count} items)` : ""}`,
      detail: `Everything that Google requires for ${gives} is there.`,
    },
  ];
}

function retiredRule(feature: RetiredFeature): Rule<SchemaSubject> {
  return {
    id: `google-retired-${feature.id}`,
    title: `${feature.name}: no longer a Google result`,
    kind: "markup-recommended",
    sources: [feature.doc],
    run({ data, features }) {
      const results = features.filter((result) => result.feature.id === feature.id);
      if (results.length === 0) return [];
      return [
        {
          title: `${feature.name}: retired by Google on ${formatDate(feature.retiredOn)}`,
          detail: "Valid schema.org, and no longer a rich result. It does no harm, and other readers may still use it.",
          evidence: listEvidence(
            data,
            results.map(({ entity }) => entity.place),
          ),
        },
      ];
    },
  };
}

/** The same property missing in many items is one thing to fix. */
export function grouped(missing: readonly MissingProperty[]): { paths: readonly string[]; places: MissingProperty["place"][] }[] {
  const byPaths = Map.groupBy(missing, ({ paths }) => paths.join().replace(/\[\d+\]/g, "[]"));
  return [...byPaths.values()].map((group) => ({ paths: group[0]?.paths ?? [], places: group.map(({ place }) => place) }));
}

export function orList(paths: readonly string[]): string {
  return paths.length < 2 ? paths.join("") : `${paths.slice(0, -1).join(", ")} or ${paths.at(-1)}`;
}
