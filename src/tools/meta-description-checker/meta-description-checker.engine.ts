import type { RenderedPageInput } from "#core/page-check/page-input.ts";
import { withHeadFixes } from "#engines/head-tags/with-head-fixes.ts";
import type { PageCheck } from "#engines/page-snapshot/page-check.ts";
import { type RenderedSnapshot, renderWhenAsked } from "#engines/page-snapshot/render-snapshot.ts";
import { breadcrumbOf } from "#engines/serp-preview/breadcrumb.ts";
import { type DescriptionSubject, descriptionSubject } from "./description-subject.ts";
import { descriptionVerdict } from "./description-verdict.ts";
import type { DescriptionFacts } from "./meta-description-checker.schema.ts";
import { acrossPagesRules } from "./rules/across-pages-rules.ts";
import { lengthRules } from "./rules/length-rules.ts";
import { descriptionRendered } from "./rules/rendered-rule.ts";
import { structureRules } from "./rules/structure-rules.ts";
import { usageRules } from "./rules/usage-rules.ts";
import { wordingRules } from "./rules/wording-rules.ts";

/** The description tag of a page: there, whole, of a length that is shown, and worth showing. */
export const descriptionCheck: PageCheck<DescriptionSubject, DescriptionFacts, RenderedSnapshot | null, RenderedPageInput> = {
  rules: withHeadFixes([...structureRules, descriptionRendered, ...lengthRules, ...wordingRules, ...usageRules]),
  gather: renderWhenAsked,
  subjectOf: (snapshot, { extra }) => descriptionSubject(snapshot, extra),
  extraWithFix: () => null,
  factsOf: ({ tag, text, preview, title, siteName, limits, suggestion, snapshot }) => ({
    description: tag && text,
    characters: [...text].length,
    px: Math.round(preview.px * 100) / 100,
    estimated: preview.estimated,
    desktop: preview.desktop,
    phone: preview.phone,
    title,
    siteName,
    breadcrumb: breadcrumbOf(snapshot.request.url),
    maxSnippet: limits.nosnippet ? 0 : (limits.maxSnippet?.characters ?? null),
    suggestion,
  }),
  verdictOf: descriptionVerdict,
  acrossPages: acrossPagesRules,
};
