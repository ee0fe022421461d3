import type { PageReport } from "#core/page-check/page-report.ts";
import type { Rule } from "#core/rules/rule.ts";
import * as google from "#core/sources/google.ts";
import { fold } from "#core/text/topic-words.ts";
import type { DescriptionFacts } from "../meta-description-checker.schema.ts";
import { descriptionTag } from "./description-evidence.ts";

/** What only shows when pages stand side by side. */
export const acrossPagesRules: readonly Rule<readonly PageReport<DescriptionFacts>[]>[] = [
  {
    id: "descriptions-unique",
    title: "Every page has a description of its own",
    kind: "description-style",
    sources: [google.snippets],
    run(reports) {
      const described = reports.flatMap(({ url, facts: { description } }) => (description ? [{ url, description }] : []));
      return [...Map.groupBy(described, ({ description }) => fold(description)).values()]
        .filter(({ length }) => length > 1)
        .map((group) => ({
          title: `${group.length} pages carry the same description`,
          detail:
            "Google asks for one of its own on each page. The same text everywhere helps nobody choose; none at all would be as good.",
          evidence: group.map(({ url, description }) => ({
            line: null,
            column: null,
            snippet: `${url}  ${descriptionTag(description)}`.slice(0, 300),
          })),
        }));
    },
  },
];
