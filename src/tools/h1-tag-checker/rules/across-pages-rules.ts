import type { PageReport } from "#core/page-check/page-report.ts";
import type { Rule } from "#core/rules/rule.ts";
import * as google from "#core/sources/google.ts";
import { fold } from "#core/text/topic-words.ts";
import type { H1Facts } from "../h1-tag-checker.schema.ts";
import { headingTag } from "./h1-evidence.ts";

/** What only shows when pages stand side by side. */
export const acrossPagesRules: readonly Rule<readonly PageReport<H1Facts>[]>[] = [
  {
    id: "h1s-unique",
    title: "Every page has an H1 of its own",
    kind: "title-edge",
    sources: [google.titleLinks],
    run(reports) {
      const named = reports.flatMap(({ url, facts }) => (facts.h1 ? [{ url, h1: facts.h1 }] : []));
      return [...Map.groupBy(named, ({ h1 }) => fold(h1)).values()]
        .filter(({ length }) => length > 1)
        .map((group) => ({
          title: `${group.length} pages carry the same H1`,
          detail: "A reader who opens two of them cannot tell them apart. Often it is the site’s name or a slogan that a theme sets as H1.",
          evidence: group.map(({ url, h1 }) => ({ line: null, column: null, snippet: `${url}  ${headingTag(1, h1)}` })),
        }));
    },
  },
];
