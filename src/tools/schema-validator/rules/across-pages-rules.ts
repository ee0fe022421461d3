import type { PageReport } from "#core/page-check/page-report.ts";
import type { Rule } from "#core/rules/rule.ts";
import * as google from "#core/sources/google.ts";
import * as w3c from "#core/sources/w3c.ts";
import type { SchemaFacts } from "../schema-validator.schema.ts";

/** What only shows when pages stand side by side. */
export const acrossPagesRules: readonly Rule<readonly PageReport<SchemaFacts>[]>[] = [
  {
    id: "markup-across-pages",
    title: "Pages of one kind carry the same markup",
    kind: "markup-vocabulary",
    sources: [google.markupGuidelines],
    run(reports) {
      if (reports.length < 4) return [];
      const types = new Set(reports.flatMap(({ facts }) => facts.types));
      return [...types].flatMap((type) => {
        const without = reports.filter(({ facts }) => !facts.types.includes(type));
        // Three of four have it: the rest were probably forgotten.
        if (without.length === 0 || without.length > reports.length / 4) return [];
        return [
          {
            title: `${type} is on ${reports.length - without.length} of ${reports.length} pages`,
            detail: "If the pages share a template, these were left out.",
            evidence: without.map(({ url }) => ({ line: null, column: null, snippet: url })),
          },
        ];
      });
    },
  },
  {
    id: "markup-ids-across-pages",
    title: "An @id means the same on every page",
    kind: "markup-vocabulary",
    sources: [w3c.jsonLdIdentifiers],
    run(reports) {
      const named = reports.flatMap(({ url, facts }) =>
        facts.entities.flatMap(({ id, types, label }) =>
          id && types.length > 0 && label ? [{ url, id, what: `${types.join(", ")} “${label}”` }] : [],
        ),
      );
      return [...Map.groupBy(named, ({ id }) => id).values()]
        .filter((group) => new Set(group.map(({ what }) => what)).size > 1)
        .slice(0, 20)
        .map((group) => ({
          title: "One @id for different things",
          detail: "Readers that join pages by @id will mix them up.",
          evidence: group.slice(0, 5).map(({ url, what, id }) => ({ line: null, column: null, snippet: `${id} is ${what} on ${url}` })),
        }));
    },
  },
];
