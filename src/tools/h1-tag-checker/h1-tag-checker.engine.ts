import type { RenderedPageInput } from "#core/page-check/page-input.ts";
import type { PageCheck } from "#engines/page-snapshot/page-check.ts";
import { type RenderedSnapshot, renderWhenAsked } from "#engines/page-snapshot/render-snapshot.ts";
import { type H1Subject, h1Subject, visibleH1s } from "./h1-subject.ts";
import type { H1Facts } from "./h1-tag-checker.schema.ts";
import { h1Verdict } from "./h1-verdict.ts";
import { acrossPagesRules } from "./rules/across-pages-rules.ts";
import { outlineRules } from "./rules/outline-rules.ts";
import { presenceRules } from "./rules/presence-rules.ts";
import { h1Rendered } from "./rules/rendered-rule.ts";
import { wordingRules } from "./rules/wording-rules.ts";

/** The main heading of a page, alone, beside the title and among the other headings. */
export const h1Check: PageCheck<H1Subject, H1Facts, RenderedSnapshot | null, RenderedPageInput> = {
  rules: [...presenceRules, h1Rendered, ...wordingRules, ...outlineRules],
  gather: renderWhenAsked,
  subjectOf: (snapshot, { extra }) => h1Subject(snapshot, extra),
  extraWithFix: () => null,
  factsOf: ({ main, h1s, title, shared, tree, rendered }) => ({
    h1: main?.raw ?? null,
    characters: [...(main?.raw ?? "")].length,
    h1Count: h1s.filter(({ isHidden }) => !isHidden).length,
    title,
    shared,
    rendered: rendered?.snapshot ? visibleH1s(rendered.snapshot).slice(0, 20) : null,
    tree,
  }),
  verdictOf: h1Verdict,
  acrossPages: acrossPagesRules,
};
