import { type Entity, type EntityValue, schemaName, typeNames } from "./entity.ts";

/** The entities of a page as one graph: what has the same id is the same thing, and a link may lead to another entity. */
export class EntityGraph {
  readonly entities: readonly Entity[];
  private readonly byId = new Map<string, Entity[]>();
  private readonly byName: ReadonlyMap<string, readonly EntityValue[]>[] = [];

  constructor(entities: readonly Entity[]) {
    this.entities = entities;
    for (const entity of entities) {
      if (entity.id === null) continue;
      const same = this.byId.get(entity.id);
      if (same) same.push(entity);
      else this.byId.set(entity.id, [entity]);
    }
  }

  /** The entity and all that carry its id. */
  partsOf(entity: Entity): readonly Entity[] {
    return entity.id === null ? [entity] : (this.byId.get(entity.id) ?? [entity]);
  }

  withId(id: string): readonly Entity[] {
    return this.byId.get(id) ?? [];
  }

  /** What a value leads to, when that is described on this page. */
  target(value: EntityValue): Entity | null {
    if (value.kind === "entity") return this.entities[value.key] ?? null;
    if (value.kind !== "link") return null;
    const same = this.byId.get(value.address);
    return same?.find(({ types }) => types.length > 0) ?? same?.[0] ?? null;
  }

  /** Names of its types in schema.org, over all its parts. */
  typesOf(entity: Entity): string[] {
    const parts = this.partsOf(entity);
    return parts.length === 1 ? typeNames(entity) : [...new Set(parts.flatMap(typeNames))];
  }

  /** The values of a schema.org property, over all its parts; empty texts are none. */
  values(entity: Entity, name: string): readonly EntityValue[] {
    const parts = this.partsOf(entity);
    const [only] = parts;
    if (only && parts.length === 1) return this.namedValues(only).get(name) ?? [];
    return parts.flatMap((part) => this.namedValues(part).get(name) ?? []);
  }

  /** By the name of the property in schema.org, made once: rules ask for the same few names over and over. */
  private namedValues(entity: Entity): ReadonlyMap<string, readonly EntityValue[]> {
    const known = this.byName[entity.key];
    if (known) return known;
    const named = new Map<string, EntityValue[]>();
    for (const { iri, values } of entity.properties.values()) {
      const name = schemaName(iri);
      const filled = name === null ? [] : values.filter((value) => !isEmpty(value));
      if (name === null || filled.length === 0) continue;
      // http and https may stand side by side.
      named.set(name, [...(named.get(name) ?? []), ...filled]);
    }
    this.byName[entity.key] = named;
    return named;
  }
}

export function isEmpty(value: EntityValue): boolean {
  return value.kind === "text" && value.text.trim() === "";
}

/** A value in words: text as it is, an address, a name for what an enumeration's member is. */
export function textOf(value: EntityValue): string | null {
  if (value.kind === "text") return value.text.trim();
  if (value.kind === "number") return value.text;
  if (value.kind === "boolean") return String(value.boolean);
  return value.kind === "link" ? (schemaName(value.address) ?? value.address) : null;
}
