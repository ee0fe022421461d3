import { readRows, type Term } from "./read-rows.ts";
import { schemaTable } from "./schema-table.ts";

export interface SchemaType extends Term {
  parents: readonly string[];
}

export interface SchemaProperty extends Term {
  /** Types that may have it, their descendants not listed. */
  domains: readonly string[];
  /** Types that its values are expected to have. */
  ranges: readonly string[];
}

export interface EnumerationMember extends Term {
  enumerations: readonly string[];
}

/** By name; a Map, since `constructor` and `__proto__` are names that pages may use. */
export const schemaTypes: ReadonlyMap<string, SchemaType> = new Map(readTypes());
export const schemaProperties: ReadonlyMap<string, SchemaProperty> = new Map(readProperties());
export const schemaMembers: ReadonlyMap<string, EnumerationMember> = new Map(readMembers());

/** The type and all its ancestors; empty for a name that schema.org does not have. */
export function ancestorsOf(type: string): ReadonlySet<string> {
  const known = ancestors.get(type);
  if (known) return known;
  const found = new Set<string>();
  if (schemaTypes.has(type)) {
    found.add(type);
    // A set grows while it is walked: each parent is visited once, whatever the order of the table.
    for (const name of found) for (const parent of schemaTypes.get(name)?.parents ?? []) found.add(parent);
    ancestors.set(type, found);
  }
  return found;
}

const ancestors = new Map<string, ReadonlySet<string>>();

export function isA(type: string, ancestor: string): boolean {
  return ancestorsOf(type).has(ancestor);
}

function* readTypes(): Generator<[string, SchemaType]> {
  for (const { term, parents } of readRows(schemaTable.types)) yield [term.name, { ...term, parents }];
}

function* readProperties(): Generator<[string, SchemaProperty]> {
  for (const { term, domains, ranges } of readRows(schemaTable.properties)) yield [term.name, { ...term, domains, ranges }];
}

function* readMembers(): Generator<[string, EnumerationMember]> {
  for (const { term, parents } of readRows(schemaTable.members)) yield [term.name, { ...term, enumerations: parents }];
}
