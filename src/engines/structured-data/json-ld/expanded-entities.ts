import { addValue, type Entity, type EntityValue, type Place } from "../entity.ts";
import type { JsonMember, JsonNode, JsonObject, Span } from "../json/json-tree.ts";
import type { ExpandedNode } from "./expand-json-ld.ts";
import { alignRoots, isReference, localName, membersByName, typeMember, writtenValues } from "./written-form.ts";

/** Where the entities of a block go, and how its offsets become places of the page. */
export interface BlockSink {
  entities: Entity[];
  block: number;
  placeOf(span: Span): Place;
}

/**
 * The entities of an expanded block. Expansion forgets where things stood, so each node is held against the source it came from:
 * the same nesting, names that end alike, values in the same order. Where that fails, the place is that of the object around.
 */
export function entitiesOf(expanded: readonly ExpandedNode[], root: JsonNode, sink: BlockSink): void {
  const written = alignRoots(expanded, root);
  expanded.forEach((node, index) => {
    addNode(node, written[index] ?? null, sink.placeOf(written[index] ?? root), sink, true);
  });
}

function addNode(node: ExpandedNode, written: JsonObject | null, around: Place, sink: BlockSink, isRoot: false): Entity;
function addNode(node: ExpandedNode, written: JsonObject | null, around: Place, sink: BlockSink, isRoot: boolean): Entity | null;
function addNode(node: ExpandedNode, written: JsonObject | null, around: Place, sink: BlockSink, isRoot: boolean): Entity | null {
  const place = written ? sink.placeOf(written) : around;
  const names = membersByName(written);
  const keys = Object.keys(node).filter((key) => key !== "@index");
  // What stands in a property is a value even when all it does is hold a graph.
  const isEnvelope = isRoot && keys.every((key) => key === "@graph" || key === "@included" || key === "@context");
  const entity = isEnvelope ? null : newEntity(node, written, place, sink, isRoot);
  for (const key of keys) {
    if (key === "@graph" || key === "@included") {
      const inner = writtenValues(names.get(key.slice(1))?.value);
      listOf(node[key]).forEach((child, index) => {
        addNode(child, asObject(inner[index]), place, sink, true);
      });
    } else if (key === "@reverse" && entity) {
      addReverse(node[key], entity, asObject(names.get("reverse")?.value), sink);
    } else if (!key.startsWith("@") && entity) {
      addProperty(entity, key, flatten(listOf(node[key])), names.get(localName(key)), sink);
    }
  }
  return entity;
}

function newEntity(node: ExpandedNode, written: JsonObject | null, place: Place, sink: BlockSink, isRoot: boolean): Entity {
  // Expansion leaves a null where a value read like a keyword.
  const types = listOf<string | null>(node["@type"]).filter((type) => type !== null);
  const writtenTypes = writtenValues(typeMember(written)?.value);
  const id = typeof node["@id"] === "string" ? node["@id"] : null;
  const entity: Entity = {
    key: sink.entities.length,
    syntax: "json-ld",
    types: types.map((iri, index) => {
      const span = writtenTypes.length === types.length ? writtenTypes[index] : typeMember(written)?.value;
      return { iri, place: span ? sink.placeOf(span) : place };
    }),
    // A blank name is good inside its own block only.
    id: id?.startsWith("_:") ? `_:${sink.block}-${id.slice(2)}` : id,
    properties: new Map(),
    place,
    block: sink.block,
    isRoot,
  };
  sink.entities.push(entity);
  return entity;
}

function addProperty(entity: Entity, iri: string, values: readonly ExpandedNode[], member: JsonMember | undefined, sink: BlockSink): void {
  const place = member ? sink.placeOf(member.keySpan) : entity.place;
  const written = writtenValues(member?.value);
  const isAligned = written.length === values.length;
  values.forEach((value, index) => {
    const form = isAligned ? written[index] : undefined;
    const around = form ? sink.placeOf(form) : member ? sink.placeOf(member.value) : place;
    addValue(entity, iri, place, entityValue(value, form, around, sink));
  });
}

function entityValue(value: ExpandedNode, written: JsonNode | undefined, place: Place, sink: BlockSink): EntityValue {
  if ("@value" in value) return literalOf(value, written, place);
  const keys = Object.keys(value).filter((key) => key !== "@index");
  const id = value["@id"];
  if (typeof id === "string" && keys.length === 1) {
    const address = id.startsWith("_:") ? `_:${sink.block}-${id.slice(2)}` : id;
    return { kind: "link", address, isReference: isReference(written), place };
  }
  return { kind: "entity", key: addNode(value, asObject(written), place, sink, false).key, place };
}

function literalOf(value: ExpandedNode, written: JsonNode | undefined, place: Place): EntityValue {
  const content = value["@value"];
  if (typeof content === "number") {
    const digits = written?.kind === "scalar" && written.value === content ? written.digits : undefined;
    return { kind: "number", number: content, text: digits ?? String(content), place };
  }
  if (typeof content === "boolean") return { kind: "boolean", boolean: content, place };
  return {
    kind: "text",
    text: typeof content === "string" ? content : JSON.stringify(content),
    language: typeof value["@language"] === "string" ? value["@language"] : null,
    datatype: typeof value["@type"] === "string" ? value["@type"] : null,
    place,
  };
}

/** `"@reverse": {"author": …}`: the other node has the property, and this one is its value. */
function addReverse(reverse: unknown, entity: Entity, written: JsonObject | null, sink: BlockSink): void {
  const names = membersByName(written);
  for (const [iri, nodes] of Object.entries(reverse as Record<string, ExpandedNode[]>)) {
    const member = names.get(localName(iri));
    const place = member ? sink.placeOf(member.keySpan) : entity.place;
    const forms = writtenValues(member?.value);
    listOf(nodes).forEach((node, index) => {
      const form = forms.length === nodes.length ? forms[index] : undefined;
      const other = addNode(node, asObject(form), place, sink, false);
      addValue(other, iri, place, { kind: "entity", key: entity.key, place });
    });
  }
}

/** Lists are values in an order; we keep the order and forget the list. */
function flatten(values: readonly ExpandedNode[]): ExpandedNode[] {
  return values.flatMap((value) => ("@list" in value ? flatten(listOf(value["@list"])) : isNothing(value) ? [] : [value]));
}

/** An address that read like a keyword, which expansion turns into null. */
function isNothing(value: ExpandedNode): boolean {
  return value["@id"] === null && Object.keys(value).every((key) => key === "@id" || key === "@index");
}

function listOf<Item = ExpandedNode>(value: unknown): Item[] {
  return (Array.isArray(value) ? value : value === undefined ? [] : [value]) as Item[];
}

function asObject(node: JsonNode | undefined): JsonObject | null {
  return node?.kind === "object" ? node : null;
}
