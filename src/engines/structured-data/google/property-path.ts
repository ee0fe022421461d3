import type { Entity, EntityValue } from "../entity.ts";
import type { EntityGraph } from "../entity-graph.ts";
import type { Need } from "./feature.ts";

/** What stands at the end of `offers.price`. "unknown" when the way leaves the page: what a link leads to may well have it. */
export function valuesAt(entity: Entity, path: string, graph: EntityGraph): EntityValue[] | "unknown" {
  let values: EntityValue[] = [{ kind: "entity", key: entity.key, place: entity.place }];
  let leavesPage = false;
  for (const name of path.split(".")) {
    const next: EntityValue[] = [];
    for (const value of values) {
      const target = graph.target(value);
      if (target) next.push(...graph.values(target, name));
      // A text in the place of a person or a brand is its name.
      else if (value.kind === "text" && name === "name") next.push(value);
      else if (value.kind === "link") leavesPage = true;
    }
    values = next;
  }
  return values.length === 0 && leavesPage ? "unknown" : values;
}

export function hasNeed(entity: Entity, need: Need, graph: EntityGraph): boolean {
  return alternatives(need).some((path) => {
    const values = valuesAt(entity, path, graph);
    return values === "unknown" || values.length > 0;
  });
}

export function alternatives(need: Need): readonly string[] {
  return typeof need === "string" ? [need] : need;
}
