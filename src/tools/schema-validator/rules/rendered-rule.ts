import { pass } from "#core/rules/evidence.ts";
import type { Rule } from "#core/rules/rule.ts";
import * as google from "#core/sources/google.ts";
import type { SchemaSubject } from "../schema-subject.ts";

/** Markup before and after scripts. Silent when nobody asked for the second. */
export const markupRendered: Rule<SchemaSubject> = {
  id: "markup-rendered",
  title: "The same structured data before and after scripts",
  kind: "markup-absent",
  sources: [google.markupByScript],
  run({ rendered, types }) {
    if (rendered && !rendered.snapshot) return [{ title: "Scripts were not run", detail: rendered.failure }];
    if (!types) return [];
    const { before, after } = types;
    const added = after.filter((type) => !before.includes(type));
    const taken = before.filter((type) => !after.includes(type));
    if (added.length + taken.length === 0) return pass("The same structured data before and after scripts");
    const changes = [...(added.length > 0 ? [`add ${listed(added)}`] : []), ...(taken.length > 0 ? [`take ${listed(taken)} away`] : [])];
    return [
      {
        title: `Scripts ${changes.join(" and ")}`,
        detail:
          "What follows is the page after its scripts, as Google sees it later. Most other readers run none, and product markup that scripts write is read less often.",
      },
    ];
  },
};

function listed(types: readonly string[]): string {
  return types.length > 6 ? `${types.slice(0, 6).join(", ")} and ${types.length - 6} more` : types.join(", ");
}
