import type { Entity, EntityValue } from "../entity.ts";
import { type EntityGraph, textOf } from "../entity-graph.ts";
import { isA } from "../vocabulary/vocabulary.ts";
import { type BrokenLimit, checkLimit, type MissingProperty } from "./check-limit.ts";
import type { Feature, Holding, LiveFeature, Need, RetiredFeature } from "./feature.ts";
import { liveFeatures } from "./features.ts";
import { alternatives, hasNeed, valuesAt } from "./property-path.ts";
import { retiredFeatures } from "./retired-features.ts";

/** How an entity stands with one of Google's features. */
export interface FeatureResult {
  feature: Feature;
  entity: Entity;
  status: "eligible" | "missing" | "retired";
  /** Paths that are required and not there; of alternatives all. */
  missing: MissingProperty[];
  recommended: MissingProperty[];
  limits: BrokenLimit[];
}

/** A page of thousands of products says the same of each. */
const MAX_RESULTS = 500;

export function judgeFeatures(graph: EntityGraph, { now }: { now: Date }): FeatureResult[] {
  const results: FeatureResult[] = [];
  const main = mainEntities(graph);
  const reviewed = reviewedInPlace(graph);
  const judged = new Set<string>();
  const byTypes = new Map<string, ReturnType<typeof featuresFor>>();
  for (const entity of graph.entities) {
    if (results.length >= MAX_RESULTS) break;
    const types = graph.typesOf(entity);
    // Nothing but a type and an id: the thing is described on another page. Without an id it is just empty.
    if (types.length === 0 || (entity.id !== null && graph.partsOf(entity).every(({ properties }) => properties.size === 0))) continue;
    if (entity.id !== null && judged.has(entity.id)) continue;
    if (entity.id !== null) judged.add(entity.id);
    const key = types.join(" ");
    const meant = byTypes.get(key) ?? featuresFor(types);
    byTypes.set(key, meant);
    for (const feature of meant.retired) if (asksFor(feature, entity, graph)) results.push(retired(feature, entity));
    for (const feature of meant.live) {
      if (!asksFor(feature, entity, graph)) continue;
      if (feature.whenInside && valuesInside(entity, feature.whenInside, graph).length === 0) continue;
      if (feature.scope === "main" && !graph.partsOf(entity).some(({ key }) => main.has(key))) continue;
      results.push(judge(feature, entity, graph, { now, reviewed: reviewed.get(entity.key) ?? [] }));
    }
  }
  return results;
}

function featuresFor(types: readonly string[]) {
  return {
    live: liveFeatures.filter((feature) => isMeantFor(feature, types)),
    retired: retiredFeatures.filter((feature) => wasMeantFor(feature, types)),
  };
}

function isMeantFor({ types: wanted, except, notAlone = [], exact = false }: LiveFeature, types: readonly string[]): boolean {
  if (isExcepted(types, except) || types.every((type) => notAlone.includes(type))) return false;
  return types.some((type) => wanted.some((name) => (exact ? type === name : isA(type, name))));
}

function wasMeantFor({ types: wanted, except, together = false }: RetiredFeature, types: readonly string[]): boolean {
  if (isExcepted(types, except)) return false;
  const has = (name: string) => types.some((type) => isA(type, name));
  return together ? wanted.every(has) : wanted.some(has);
}

function isExcepted(types: readonly string[], except: readonly string[] = []): boolean {
  return types.some((type) => except.some((other) => isA(type, other)));
}

function asksFor({ when, whenValue }: Feature, entity: Entity, graph: EntityGraph): boolean {
  if (when && !when.some((path) => hasNeed(entity, path, graph))) return false;
  if (!whenValue) return true;
  const values = valuesAt(entity, whenValue.path, graph);
  const wanted = whenValue.values.map((text) => text.toLowerCase());
  return values !== "unknown" && values.some((value) => wanted.includes(textOf(value)?.toLowerCase() ?? ""));
}

function retired(feature: RetiredFeature, entity: Entity): FeatureResult {
  return { feature, entity, status: "retired", missing: [], recommended: [], limits: [] };
}

function judge(
  feature: LiveFeature,
  entity: Entity,
  graph: EntityGraph,
  around: { now: Date; reviewed: readonly Entity[] },
): FeatureResult {
  const missing: MissingProperty[] = [];
  const recommended: MissingProperty[] = [];
  const lacks = (needs: readonly Need[], of: Entity, prefix: string): MissingProperty[] =>
    needs
      .filter((need) => !hasNeed(of, need, graph) && !(need === "itemReviewed" && around.reviewed.length > 0))
      .map((need) => ({ paths: alternatives(need).map((path) => prefix + path), place: of.place }));
  missing.push(...lacks(feature.required, entity, ""));
  recommended.push(...lacks(feature.recommended, entity, ""));
  for (const inside of feature.inside ?? []) {
    for (const value of valuesInside(entity, inside, graph)) {
      const target = graph.target(value);
      if (target) {
        missing.push(...lacks(inside.required, target, `${inside.path}.`));
        recommended.push(...lacks(inside.recommended, target, `${inside.path}.`));
      } else if (value.kind === "text" && !inside.types) {
        const unnamed = inside.required.filter((need) => !alternatives(need).includes("name"));
        missing.push(...unnamed.map((need) => ({ paths: alternatives(need).map((path) => `${inside.path}.${path}`), place: value.place })));
      }
    }
  }
  const found = (feature.limits ?? []).flatMap((limit) => checkLimit(limit, entity, graph, around.now));
  missing.push(...found.filter((item) => "paths" in item));
  const refusal = refusalOf(feature, entity, around.reviewed, graph);
  const limits = [...(refusal ? [refusal] : []), ...found.filter((item) => "text" in item)];
  const status = missing.length > 0 || limits.some(({ refuses }) => refuses) ? "missing" : "eligible";
  const required = new Set(missing.map(({ paths }) => paths.join()));
  return {
    feature,
    entity,
    status,
    missing,
    recommended: distinct(recommended).filter(({ paths }) => !required.has(paths.join())),
    limits,
  };
}

/** Stars of a thing that Google shows no stars for, however complete they are. */
function refusalOf({ rates }: LiveFeature, entity: Entity, reviewed: readonly Entity[], graph: EntityGraph) {
  if (!rates) return null;
  const named = graph.values(entity, "itemReviewed").map((value) => graph.target(value));
  const types = [...reviewed, ...named].flatMap((thing) => (thing ? graph.typesOf(thing) : [])).filter((type) => isA(type, "Thing"));
  if (types.length === 0 || types.some((type) => rates.some((name) => isA(type, name)))) return null;
  return {
    text: `Google shows no stars for ${types.join(", ")}; it does for ${rates.join(", ")}.`,
    place: entity.place,
    refuses: "type" as const,
  };
}

function valuesInside(entity: Entity, { path, types, except }: Holding, graph: EntityGraph): EntityValue[] {
  const values = valuesAt(entity, path, graph);
  if (values === "unknown") return [];
  return values.filter((value) => {
    const target = graph.target(value);
    const found = target ? graph.typesOf(target) : [];
    return (!types || found.some((type) => types.some((name) => isA(type, name)))) && !isExcepted(found, except);
  });
}

/** What twenty reviews lack alike is said once. */
function distinct(properties: readonly MissingProperty[]): MissingProperty[] {
  return [...new Map(properties.map((property) => [property.paths.join(), property])).values()];
}

/** What the page is about: entities of their own, and what those name as their main thing or list. */
function mainEntities(graph: EntityGraph): ReadonlySet<number> {
  const main = new Set<number>();
  for (const entity of graph.entities) {
    if (entity.isRoot) main.add(entity.key);
    for (const name of leadsToMain) {
      for (const value of graph.values(entity, name)) {
        const target = graph.target(value);
        if (target) main.add(target.key);
      }
    }
  }
  return main;
}

const leadsToMain = ["mainEntity", "itemListElement", "item", "hasVariant", "subjectOf"];

/** Reviews and ratings that stand inside the thing they are about, and the things: several may point to one rating. */
function reviewedInPlace(graph: EntityGraph): ReadonlyMap<number, Entity[]> {
  const found = new Map<number, Entity[]>();
  for (const entity of graph.entities) {
    for (const name of ["review", "reviews", "aggregateRating"]) {
      for (const value of graph.values(entity, name)) {
        const target = graph.target(value);
        if (!target) continue;
        const things = found.get(target.key);
        if (things) things.push(entity);
        else found.set(target.key, [entity]);
      }
    }
  }
  return found;
}
