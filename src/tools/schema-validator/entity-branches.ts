import type { SchemaFacts, ShownEntity } from "./schema-validator.schema.ts";

/** An entity where it is drawn: in the open, or inside the value that holds it. */
export interface EntityBranch {
  entity: ShownEntity;
  properties: {
    name: string;
    line: number;
    fault: string | null;
    values: BranchValue[];
    more: number;
  }[];
}

export type BranchValue = { text: string; kind: ShownEntity["properties"][number]["values"][number]["kind"] } & (
  | { shows: "text" }
  /** Drawn here. */
  | { shows: "branch"; branch: EntityBranch }
  /** Drawn elsewhere on the page. */
  | { shows: "link"; to: ShownEntity }
);

/** The entities as trees, each drawn once: what is met again is named and linked. */
export function entityBranches({ entities }: Pick<SchemaFacts, "entities">): EntityBranch[] {
  const byKey = new Map(entities.map((entity) => [entity.key, entity]));
  const drawn = new Set<number>();
  const branchOf = (entity: ShownEntity): EntityBranch => {
    drawn.add(entity.key);
    return {
      entity,
      properties: entity.properties.map((property) => ({
        ...property,
        values: property.values.map((value): BranchValue => {
          const target = value.entity === null ? undefined : byKey.get(value.entity);
          const { text, kind } = value;
          if (!target) return { text, kind, shows: "text" };
          const isHere = kind === "entity" && !drawn.has(target.key) && !target.isRoot;
          return isHere ? { text, kind, shows: "branch", branch: branchOf(target) } : { text, kind, shows: "link", to: target };
        }),
      })),
    };
  };
  const roots = entities.filter(({ isRoot }) => isRoot).map(branchOf);
  // Entities whose owner is not drawn, or that only hold each other.
  const rest = entities.flatMap((entity) => (drawn.has(entity.key) ? [] : [branchOf(entity)]));
  return [...roots, ...rest];
}
