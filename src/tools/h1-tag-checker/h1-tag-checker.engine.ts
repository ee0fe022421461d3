import type { PageCheck } from "#engines/page-snapshot/page-check.ts";
import { type H1Subject, h1Subject } from "./h1-subject.ts";
import type { H1Facts } from "./h1-tag-checker.schema.ts";
import { h1Verdict } from "./h1-verdict.ts";
import { acrossPagesRules } from "./rules/across-pages-rules.ts";
import { outlineRules } from "./rules/outline-rules.ts";
import { presenceRules } from "./rules/presence-rules.ts";
import { wordingRules } from "./rules/wording-rules.ts";

/** The main heading of a page, alone, beside the title and among the other headings. */
export const h1Check: PageCheck<H1Subject, H1Facts> = {
  rules: [...presenceRules, ...wordingRules, ...outlineRules],
  subjectOf: (snapshot) => h1Subject(snapshot),
  factsOf: ({ main, h1s, title, shared, tree }) => ({
    h1: main?.raw ?? null,
    characters: [...(main?.raw ?? "")].length,
    h1Count: h1s.filter(({ isHidden }) => !isHidden).length,
    title,
    shared,
    tree,
  }),
  verdictOf: h1Verdict,
  acrossPages: acrossPagesRules,
};
