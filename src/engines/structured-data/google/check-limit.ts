import type { Entity, EntityValue, Place } from "../entity.ts";
import { type EntityGraph, textOf } from "../entity-graph.ts";
import { hasOffset, isoDay, isoKind } from "../vocabulary/iso-8601.ts";
import { ratingFaults } from "./check-rating.ts";
import type { Limit, TextLimit } from "./feature.ts";
import { alternatives, hasNeed, valuesAt } from "./property-path.ts";

export interface BrokenLimit {
  text: string;
  place: Place;
  /** With it the feature is not shown, whatever else is there: Google does not take the type, or the value. */
  refuses?: "type" | "value";
  /** Said once for all features that show the rating. */
  isRating?: boolean;
}

type LimitFinding = BrokenLimit | MissingProperty;

/** What a limit says about an entity: a sentence, or a property that is missing after all. */
export function checkLimit(limit: Limit, entity: Entity, graph: EntityGraph, now: Date): LimitFinding[] {
  if (limit.kind === "breadcrumb") return breadcrumbGaps(entity, graph);
  if (limit.kind === "list") return listGaps(entity, graph);
  if (limit.kind === "rating") return ratingGaps(entity, limit.path, graph);
  const values = valuesAt(entity, limit.path, graph);
  if (values === "unknown") return [];
  if (limit.kind === "web-address") return addressGaps(values, limit, graph);
  if (limit.kind === "needs")
    return values.length > 0 && !hasNeed(entity, limit.need, graph) ? [{ paths: alternatives(limit.need), place: entity.place }] : [];
  if (limit.kind === "at-least") {
    const isShort = values.length > 0 && values.length < limit.count;
    return isShort ? [{ paths: [`${limit.path} (${limit.count} or more)`], place: entity.place }] : [];
  }
  return values.flatMap((value) => {
    const written = textOf(value);
    const text = written === null ? null : breach(limit, written, now);
    return text === null ? [] : [{ text, place: value.place, ...(limit.refuses ? { refuses: "value" } : {}) }];
  });
}

function breach(limit: TextLimit, written: string, now: Date): string | null {
  const { path } = limit;
  const short = written.length > 60 ? `${written.slice(0, 60)}…` : written;
  if (limit.kind === "length") {
    const { min = 0, max = Number.POSITIVE_INFINITY } = limit;
    const length = [...written].length;
    if (length < min) return `${path} has ${length} characters; Google asks for at least ${min}.`;
    return length > max ? `${path} has ${length} characters; Google takes at most ${max}.` : null;
  }
  if (limit.kind === "one-of")
    return limit.values.includes(written) ? null : `${path} is “${short}”; Google knows ${limit.values.join(", ")}.`;
  if (limit.kind === "more-than-zero")
    return Number(written) > 0 || Number.isNaN(Number(written)) ? null : `${path} is ${short}; a listing needs a price above zero.`;
  if (limit.kind === "number") {
    return /^\d+(?:\.\d+)?$/.test(written)
      ? null
      : `${path} is “${short}”; Google wants digits with a point, without separators or a currency.`;
  }
  if (limit.kind === "currency")
    return currencies.has(written.toUpperCase()) ? null : `${path} is “${short}”; Google knows the codes of ISO 4217, as USD or EUR.`;
  if (limit.kind === "with-offset") {
    return isoKind(written) === "date-time" && !hasOffset(written)
      ? `${path} has a time without an offset from UTC, so Google takes its own time zone for it.`
      : null;
  }
  if (limit.kind === "decimals") {
    const decimals = /\.(\d+)$/.exec(written)?.[1]?.length ?? 0;
    return decimals < limit.count ? `${path} has ${decimals} decimals; Google asks for at least ${limit.count}.` : null;
  }
  const day = isoKind(written) === null ? null : isoDay(written);
  return day !== null && day < now.toISOString().slice(0, 10) ? `${path} is ${short}, a day that has passed.` : null;
}

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

function ratingGaps(entity: Entity, path: string | undefined, graph: EntityGraph): LimitFinding[] {
  const values = path === undefined ? [] : valuesAt(entity, path, graph);
  const ratings = path === undefined ? [entity] : values === "unknown" ? [] : values.map((value) => graph.target(value));
  const faults = ratings.flatMap((rating) => (rating ? ratingFaults(rating, graph) : []));
  return faults.map(({ fault, place }) => ({ text: `${fault}.`, place, refuses: "value", isRating: true }));
}

/** One good address is enough. */
function addressGaps(values: readonly EntityValue[], { path, refuses }: Limit & { kind: "web-address" }, graph: EntityGraph) {
  const broken = values.filter((value) => !isWebAddress(value, graph));
  return broken.map((value): BrokenLimit => {
    const written = addressIn(value).slice(0, 60);
    const text = written ? `${path} is “${written}”, which is no web address.` : `${path} has no web address.`;
    return { text, place: value.place, ...(refuses && broken.length === values.length ? { refuses: "value" } : {}) };
  });
}

function isWebAddress(value: EntityValue, graph: EntityGraph): boolean {
  const target = graph.target(value);
  if (target) {
    const addresses = [...graph.values(target, "contentUrl"), ...graph.values(target, "url")];
    // What has an id and nothing else is described elsewhere.
    return addresses.length === 0 ? isWeb(target.id ?? "") : addresses.some((address) => isWeb(addressIn(address)));
  }
  const text = addressIn(value);
  // A reference to what another page describes.
  return (value.kind === "link" && value.isReference) || isWeb(text) || (value.kind === "text" && /^\.{0,2}\/\S+$/.test(text));
}

function addressIn(value: EntityValue): string {
  return value.kind === "link" ? value.address : (textOf(value) ?? "");
}

function isWeb(address: string): boolean {
  return !/\s/.test(address.trim()) && /^https?:$/.test(URL.parse(address)?.protocol ?? "");
}

function breadcrumbGaps(entity: Entity, graph: EntityGraph): LimitFinding[] {
  const entries = entriesOf(entity, graph);
  return entries.flatMap(({ target, place, index }) => {
    const of = (name: string) => ({ paths: [`itemListElement[${index}].${name}`], place });
    if (!target) return [of("position"), of("name")];
    const gaps: LimitFinding[] = [];
    if (!hasNeed(target, "position", graph)) gaps.push(of("position"));
    if (!isNamed(target, graph)) gaps.push(of("name"));
    // The last one is the page itself.
    if (index < entries.length && !hasNeed(target, "item", graph)) gaps.push(of("item"));
    return gaps;
  });
}

/** By itself or by what it points to; an address is no name. */
function isNamed(entry: Entity, graph: EntityGraph): boolean {
  const targets = graph.values(entry, "item").map((value) => graph.target(value));
  return [entry, ...targets].some((entity) => entity !== null && graph.values(entity, "name").length > 0);
}

function listGaps(entity: Entity, graph: EntityGraph): LimitFinding[] {
  return entriesOf(entity, graph).flatMap(({ target, place, index }) => {
    if (!target) return [{ paths: [`itemListElement[${index}].position`], place }];
    const gaps: LimitFinding[] = [];
    if (!hasNeed(target, "position", graph)) gaps.push({ paths: [`itemListElement[${index}].position`], place });
    if (!hasNeed(target, ["url", "item"], graph))
      gaps.push({ paths: [`itemListElement[${index}].url`, `itemListElement[${index}].item`], place });
    return gaps;
  });
}

/** The entries of a list in the order of their positions, counted from 1; of long lists the first hundred. */
function entriesOf(entity: Entity, graph: EntityGraph): { target: Entity | null; place: Place; index: number }[] {
  const position = (value: EntityValue) => {
    const target = graph.target(value);
    const [first] = target ? graph.values(target, "position") : [];
    const number = first ? Number(textOf(first)) : Number.NaN;
    return Number.isFinite(number) ? number : Number.POSITIVE_INFINITY;
  };
  const values = graph.values(entity, "itemListElement").slice(0, 100);
  const ordered = values.map((value) => ({ value, at: position(value) })).sort((a, b) => (a.at === b.at ? 0 : a.at - b.at));
  return ordered.map(({ value }, order) => ({ target: graph.target(value), place: value.place, index: order + 1 }));
}

export interface MissingProperty {
  paths: readonly string[];
  /** Of the entity that lacks it. */
  place: Place;
}
