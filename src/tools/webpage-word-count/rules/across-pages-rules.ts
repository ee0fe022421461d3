import type { PageReport } from "#core/page-check/page-report.ts";
import type { Rule } from "#core/rules/rule.ts";
import * as google from "#core/sources/google.ts";
import type { WordFacts } from "../webpage-word-count.schema.ts";

/** Lengths side by side. */
export const acrossPagesRules: readonly Rule<readonly PageReport<WordFacts>[]>[] = [
  {
    id: "words-beside-others",
    title: "No page far shorter than the others",
    kind: "reading",
    sources: [google.helpfulContent],
    run(reports) {
      if (reports.length < 3) return [];
      const lengths = reports.map(({ facts }) => facts.main.words).toSorted((a, b) => a - b);
      const middle = lengths[Math.floor(lengths.length / 2)] ?? 0;
      const short = reports.filter(({ facts }) => facts.main.words < middle / 3);
      if (middle < 100 || short.length === 0) return [];
      return [
        {
          title: `${short.length} of ${reports.length} pages have less than a third of the usual length`,
          detail: `Half of these pages have ${middle.toLocaleString("en-US")} words or more. A short one may be unfinished, or written by scripts that we do not run.`,
          evidence: short
            .slice(0, 10)
            .map(({ url, facts }) => ({ line: null, column: null, snippet: `${facts.main.words} words: ${url}` })),
        },
      ];
    },
  },
];
