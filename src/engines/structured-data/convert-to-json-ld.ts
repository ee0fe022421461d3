import { type Entity, type EntityValue, schemaName, shownName } from "./entity.ts";
import type { EntityGraph } from "./entity-graph.ts";
import { schemaProperties, schemaTypes } from "./vocabulary/vocabulary.ts";

/** Deeper than that an entity is written on its own and named by its id. */
const MAX_DEPTH = 20;

/** Entities of any syntax as one JSON-LD text, each written once: what is met again is named by its id. */
export function convertToJsonLd(entities: readonly Entity[], graph: EntityGraph): string {
  const writer: Writer = { graph, ids: idsOfShared(entities, graph), written: new Set(), extra: [] };
  const roots = entities.filter(({ isRoot }) => isRoot);
  const nodes: object[] = [];
  for (const entity of roots.length > 0 ? roots : entities) if (!writer.written.has(entity.key)) nodes.push(nodeOf(entity, writer, 0));
  for (let next = writer.extra.shift(); next; next = writer.extra.shift())
    if (!writer.written.has(next.key)) nodes.push(nodeOf(next, writer, 0));
  const [only] = nodes;
  const context = { "@context": "https://schema.org" };
  return JSON.stringify(nodes.length === 1 ? { ...context, ...only } : { ...context, "@graph": nodes }, null, 2);
}

interface Writer {
  graph: EntityGraph;
  /** Ids for entities that have none and are the value of several others. */
  ids: ReadonlyMap<number, string>;
  written: Set<number>;
  /** Left for later, since they lie too deep. */
  extra: Entity[];
}

function idsOfShared(entities: readonly Entity[], graph: EntityGraph): Map<number, string> {
  const uses = new Map<number, number>();
  for (const { properties, isRoot, key } of entities) {
    if (isRoot) uses.set(key, (uses.get(key) ?? 0) + 1);
    for (const { values } of properties.values())
      for (const value of values) if (value.kind === "entity") uses.set(value.key, (uses.get(value.key) ?? 0) + 1);
  }
  const shared = [...uses].filter(([key, count]) => count > 1 && graph.entities[key]?.id === null);
  return new Map(shared.map(([key], index) => [key, `#item-${index + 1}`]));
}

function nodeOf(entity: Entity, writer: Writer, depth: number): object {
  writer.written.add(entity.key);
  const types = entity.types.map(({ iri }) => presentName(iri));
  const id = entity.id ?? writer.ids.get(entity.key);
  const properties = [...entity.properties.values()].map(({ iri, values }) => {
    const written = values.map((value) => writtenValue(value, iri, writer, depth));
    return [presentName(iri), written.length === 1 ? written[0] : written] as const;
  });
  return {
    ...(types.length > 0 ? { "@type": types.length === 1 ? types[0] : types } : {}),
    ...(id === undefined ? {} : { "@id": id }),
    ...Object.fromEntries(properties),
  };
}

/** A term that was replaced gives way to the one that replaced it. */
function presentName(iri: string): string {
  const name = shownName(iri);
  return (schemaName(iri) && (schemaProperties.get(name)?.supersededBy ?? schemaTypes.get(name)?.supersededBy)) || name;
}

function writtenValue(value: EntityValue, iri: string, writer: Writer, depth: number): unknown {
  if (value.kind === "text") return value.text.replace(/\s+/g, " ").trim();
  if (value.kind === "number") return value.number;
  if (value.kind === "boolean") return value.boolean;
  if (value.kind === "link") return takesAddress(iri) ? value.address : { "@id": value.address };
  const entity = writer.graph.entities[value.key];
  if (!entity) return null;
  const isLater = depth >= MAX_DEPTH || writer.written.has(entity.key);
  if (!isLater) return nodeOf(entity, writer, depth + 1);
  if (!writer.written.has(entity.key)) writer.extra.push(entity);
  return { "@id": entity.id ?? writer.ids.get(entity.key) ?? `#item-${entity.key}` };
}

/** Where schema.org expects an address or a text, an address is written plainly. */
function takesAddress(iri: string): boolean {
  const ranges = schemaProperties.get(schemaName(iri) ?? "")?.ranges ?? ["URL"];
  return ranges.includes("URL") || ranges.includes("Text") || !ranges.some((range) => /^[A-Z]/.test(range));
}
