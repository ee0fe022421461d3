import type { PageReport } from "#core/page-check/page-report.ts";
import type { Rule } from "#core/rules/rule.ts";
import * as google from "#core/sources/google.ts";
import type { CanonicalFacts } from "../canonical-tag-checker.schema.ts";

/** Several pages that name one. */
export const acrossPagesRules: readonly Rule<readonly PageReport<CanonicalFacts>[]>[] = [
  {
    id: "canonical-shared",
    title: "Pages name different canonicals",
    kind: "canonical-to-another-page",
    sources: [google.canonicalMistakes],
    run(reports) {
      const byCanonical = Map.groupBy(
        reports.filter(({ facts }) => facts.canonical !== null),
        ({ facts }) => facts.canonical ?? "",
      );
      return [...byCanonical]
        .filter(([, pages]) => new Set(pages.map(({ url }) => url)).size > 1)
        .map(([canonical, pages]) => ({
          title: `${pages.length} pages name ${canonical.slice(0, 120)} as canonical`,
          detail: "Right for copies of one page. For different pages it takes all but one out of the index.",
          evidence: pages.slice(0, 10).map(({ url }) => ({ line: null, column: null, snippet: url })),
        }));
    },
  },
];
