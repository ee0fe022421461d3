type Syntax = "json-ld" | "microdata" | "rdfa";

/** Where something stands in the page: line and column from 1, offsets from 0. */
export interface Place {
  line: number;
  column: number;
  start: number;
  end: number;
}

/** One thing that the page describes, whichever syntax it is written in. */
export interface Entity {
  /** Index in the list of the page's entities. */
  key: number;
  syntax: Syntax;
  /** Addresses, as the syntax gives them. */
  types: readonly { iri: string; place: Place }[];
  /** Absolute address, or `_:name` for one that is only good inside its block; null when it has none. */
  id: string | null;
  /** By address, in the order of the source. */
  properties: Map<string, EntityProperty>;
  place: Place;
  /** The script, or the outermost element, that it stands in; an index among those of its syntax. */
  block: number;
  /** Not a value of another entity where it was written. */
  isRoot: boolean;
}

export interface EntityProperty {
  iri: string;
  /** Of its name in the source. */
  place: Place;
  values: EntityValue[];
}

export type EntityValue = { place: Place } & (
  | { kind: "text"; text: string; language: string | null; datatype: string | null }
  | { kind: "number"; number: number; text: string }
  | { kind: "boolean"; boolean: boolean }
  /** An address. `isReference`: written as `{"@id": …}`, so that it means an entity and not a page. */
  | { kind: "link"; address: string; isReference: boolean }
  | { kind: "entity"; key: number }
);

const SCHEMA = /^https?:\/\/(?:www\.)?schema\.org\/(?:#)?/i;

/** "Product" for http://schema.org/Product; null for what belongs to another vocabulary. */
export function schemaName(iri: string): string | null {
  const match = SCHEMA.exec(iri);
  return match && iri.length > match[0].length ? iri.slice(match[0].length) : null;
}

/** What people call a term: its name in schema.org, its whole address elsewhere. */
export function shownName(iri: string): string {
  return schemaName(iri) ?? iri;
}

/** The names of its schema.org types. */
export function typeNames({ types }: Entity): string[] {
  return types.map(({ iri }) => schemaName(iri)).filter((name) => name !== null);
}

/** Adds a value to the entity's property of that address. */
export function addValue(entity: Entity, iri: string, place: Place, value: EntityValue): void {
  const known = entity.properties.get(iri);
  if (known) known.values.push(value);
  else entity.properties.set(iri, { iri, place, values: [value] });
}
