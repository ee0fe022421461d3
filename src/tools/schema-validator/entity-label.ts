import type { Entity } from "#engines/structured-data/entity.ts";
import { type EntityGraph, textOf } from "#engines/structured-data/entity-graph.ts";

const MAX_LABEL = 100;

/** What people would call it. */
export function labelOf(entity: Entity, graph: EntityGraph): string {
  for (const name of ["name", "headline", "title", "text", "url"]) {
    const [first] = graph.values(entity, name);
    const text = first ? textOf(first) : null;
    if (text) return text.length > MAX_LABEL ? `${text.slice(0, MAX_LABEL - 1)}…` : text.replace(/\s+/g, " ");
  }
  return "";
}
