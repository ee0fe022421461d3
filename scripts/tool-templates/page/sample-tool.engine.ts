import { pass } from "#core/rules/evidence.ts";
import type { Rule } from "#core/rules/rule.ts";
import { countsOf, faultsOf, levelOf } from "#core/rules/verdict-words.ts";
import * as google from "#core/sources/google.ts";
import type { PageCheck } from "#engines/page-snapshot/page-check.ts";
import type { PageSnapshot } from "#engines/page-snapshot/page-snapshot.ts";
import type { SampleToolFacts } from "./sample-tool.schema.ts";

const sampleToolRules: readonly Rule<PageSnapshot>[] = [
  {
    id: "sample-tool-first",
    title: "What holds when nothing is wrong",
    kind: "title-wording",
    sources: [google.starterGuide],
    run: ({ titles }) =>
      titles.length > 0 ? pass("What is right about this page") : [{ title: "What is wrong", detail: "What to do about it." }],
  },
];

/** What the tool judges of a page, and what its view draws. */
export const sampleTool: PageCheck<PageSnapshot, SampleToolFacts> = {
  rules: sampleToolRules,
  subjectOf: (snapshot) => snapshot,
  factsOf: ({ titles }) => ({ title: titles[0]?.text ?? "" }),
  verdictOf: (_, findings, headlineOr) => ({
    level: levelOf(findings),
    figure: String(faultsOf(findings).length),
    headline: headlineOr("Nothing to fix."),
    summary: countsOf(findings),
  }),
};
