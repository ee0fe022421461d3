import { type Entity, type EntityProperty, schemaName } from "../entity.ts";
import type { EntityGraph } from "../entity-graph.ts";
import { checkValue } from "./check-value.ts";
import { nearestTerm } from "./nearest-term.ts";
import { ancestorsOf, isA, schemaProperties, schemaTypes } from "./vocabulary.ts";
import type { Note, Suggest, VocabularyNote } from "./vocabulary-note.ts";

/** Enough to see what is wrong; a page with more of them repeats itself. */
const MAX_NOTES = 2000;
/** Looking for the nearest name takes a millisecond. */
const MAX_SUGGESTIONS = 100;

/** Holds the entities of a page against schema.org. What Google asks for beyond that is another question. */
export function checkVocabulary(graph: EntityGraph): VocabularyNote[] {
  const notes: VocabularyNote[] = [];
  const suggestions = new Map<string, string | null>();
  const suggest: Suggest = (name, known, among) => {
    const key = `${among} ${name}`;
    if (!suggestions.has(key) && suggestions.size < MAX_SUGGESTIONS) suggestions.set(key, nearestTerm(name, known()));
    return suggestions.get(key) ?? null;
  };
  for (const entity of graph.entities) {
    if (notes.length >= MAX_NOTES) break;
    const types = judgedTypes(entity, graph);
    const note: Note = (kind, term, details) =>
      notes.push({ kind, entity: entity.key, term, types, found: "", expected: [], suggestion: null, ...details });
    checkTypes(entity, note, suggest);
    for (const property of entity.properties.values()) {
      if (notes.length >= MAX_NOTES) break;
      // Names of an item without a type belong to no vocabulary at all.
      if (entity.syntax === "microdata" && types.length === 0 && schemaName(property.iri) === null) continue;
      checkProperty(property, types, graph, note, suggest);
    }
  }
  return notes;
}

/** Its types in schema.org, with those that additionalType adds. */
function judgedTypes(entity: Entity, graph: EntityGraph): string[] {
  const added = graph
    .values(entity, "additionalType")
    .map((value) => (value.kind === "link" ? value.address : value.kind === "text" ? value.text : ""));
  return [...new Set([...graph.typesOf(entity), ...added.map(schemaName).filter((name) => name !== null)])];
}

function checkTypes(entity: Entity, note: Note, suggest: Suggest): void {
  if (lacksType(entity)) note("no-type", "", { place: entity.place });
  for (const { iri, place } of entity.types) {
    const name = schemaName(iri);
    const type = name === null ? undefined : schemaTypes.get(name);
    if (name === null) note("foreign", iri, { place });
    else if (!type) note("unknown-type", name, { place, suggestion: suggest(name, () => schemaTypes.keys(), "type") });
    else if (type.supersededBy) note("superseded", name, { place, found: "type", suggestion: type.supersededBy });
    else if (type.isPending) note("pending", name, { place, found: "type" });
  }
}

/** What has an id may be typed elsewhere. */
function lacksType({ types, id, properties, syntax }: Entity): boolean {
  if (types.length > 0 || id !== null || properties.size === 0) return false;
  return syntax === "microdata" || [...properties.keys()].some((iri) => schemaName(iri) !== null);
}

function checkProperty(
  { iri, place, values }: EntityProperty,
  types: readonly string[],
  graph: EntityGraph,
  note: Note,
  suggest: Suggest,
): void {
  const written = schemaName(iri);
  if (written === null) {
    note("foreign", iri, { place });
    return;
  }
  // Actions annotate what they ask for, also on things around them: query-input, result-output. https://schema.org/docs/actions.html
  const name = written.replace(/-(?:input|output)$/, "");
  const property = schemaProperties.get(name);
  if (!property) {
    const meant = suggest(name, () => propertiesFirst(types), `property of ${types.join(" ")}`);
    note("unknown-property", written, { place, suggestion: meant && meant + written.slice(name.length) });
    return;
  }
  if (property.supersededBy) note("superseded", name, { place, found: "property", suggestion: property.supersededBy });
  else if (property.isPending) note("pending", name, { place, found: "property" });
  const known = types.filter((type) => schemaTypes.has(type));
  // A role may carry any property: https://blog.schema.org/2014/06/introducing-role.html
  // Quantities are data types since release 30.0, and schema.org's own examples give them a name.
  const isOpen = known.some((type) => isA(type, "Role") || isA(type, "DataType"));
  const isAnnotation = name !== written;
  if (known.length > 0 && !isOpen && !isAnnotation && !known.some((type) => property.domains.some((domain) => isA(type, domain))))
    note("outside-domain", name, { place, expected: property.domains });
  if (isAnnotation) return;
  for (const value of values) checkValue(value, property, graph, note, suggest);
}

/** Properties that these types may have come first: of two equally near names the fitting one wins. */
function* propertiesFirst(types: readonly string[]): Generator<string> {
  const fitting = new Set(types.flatMap((type) => [...ancestorsOf(type)]));
  const rest: string[] = [];
  for (const { name, domains, supersededBy } of schemaProperties.values()) {
    if (!supersededBy && domains.some((domain) => fitting.has(domain))) yield name;
    else rest.push(name);
  }
  yield* rest;
}
