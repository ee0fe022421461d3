import { addValue, type Entity, type EntityValue, schemaName } from "../entity.ts";
import { RDF, RDFA, type RdfaTriple, type Resource } from "./rdfa-triple.ts";

/** Groups statements by what they are about. Subjects that schema.org has nothing to do with, such as Open Graph's page, are left out. */
export function entitiesOfTriples(triples: readonly RdfaTriple[], entities: Entity[]): void {
  const bySubject = new Map<Resource, RdfaTriple[]>();
  for (const triple of triples) {
    if (triple.predicate === `${RDFA}usesVocabulary`) continue;
    const known = bySubject.get(triple.subject);
    if (known) known.push(triple);
    else bySubject.set(triple.subject, [triple]);
  }
  const bySubjectEntity = new Map<Resource, Entity>();
  for (const [subject, statements] of bySubject) {
    if (!statements.some(({ predicate }) => predicate === `${RDF}type` || schemaName(predicate) !== null)) continue;
    const entity = newEntity(subject, statements, entities.length);
    entities.push(entity);
    bySubjectEntity.set(subject, entity);
  }
  for (const [subject, entity] of bySubjectEntity) {
    for (const { predicate, object, place } of bySubject.get(subject) ?? []) {
      if (predicate === `${RDF}type`) continue;
      for (const item of typeof object === "string" ? itemsOf(object, bySubject) : [object]) {
        addValue(entity, predicate, place, valueFor(item, place, bySubjectEntity, entity));
      }
    }
  }
}

function newEntity(subject: Resource, statements: readonly RdfaTriple[], key: number): Entity {
  const types = statements.flatMap(({ predicate, object, place: at }) =>
    predicate === `${RDF}type` && typeof object === "string" ? [{ iri: object, place: at }] : [],
  );
  const place = (types[0] ?? statements[0])?.place ?? { line: 1, column: 1, start: 0, end: 0 };
  return {
    key,
    syntax: "rdfa",
    types,
    id: subject.startsWith("_:b") ? null : subject,
    properties: new Map(),
    place,
    block: 0,
    isRoot: true,
  };
}

function valueFor(
  object: RdfaTriple["object"],
  place: EntityValue["place"],
  known: ReadonlyMap<Resource, Entity>,
  owner: Entity,
): EntityValue {
  if (typeof object !== "string") return { kind: "text", ...object, place };
  const inner = known.get(object);
  if (!inner || inner === owner) return { kind: "link", address: object, isReference: false, place };
  inner.isRoot = false;
  return { kind: "entity", key: inner.key, place };
}

/** The items of an RDF list, or the thing itself. */
function itemsOf(object: Resource, bySubject: ReadonlyMap<Resource, readonly RdfaTriple[]>): RdfaTriple["object"][] {
  const items: RdfaTriple["object"][] = [];
  const seen = new Set<Resource>();
  let node = object;
  while (!seen.has(node)) {
    seen.add(node);
    const statements = bySubject.get(node) ?? [];
    const first = statements.find(({ predicate }) => predicate === `${RDF}first`);
    const rest = statements.find(({ predicate }) => predicate === `${RDF}rest`)?.object;
    if (!first || typeof rest !== "string") break;
    items.push(first.object);
    node = rest;
  }
  return items.length > 0 || object === `${RDF}nil` ? items : [object];
}
