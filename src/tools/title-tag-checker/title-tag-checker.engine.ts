import type { RenderedPageInput } from "#core/page-check/page-input.ts";
import { withHeadFixes } from "#engines/head-tags/with-head-fixes.ts";
import type { PageCheck } from "#engines/page-snapshot/page-check.ts";
import { type RenderedSnapshot, renderWhenAsked } from "#engines/page-snapshot/render-snapshot.ts";
import { resultPreview } from "#engines/serp-preview/result-preview.ts";
import { textWidth } from "#engines/serp-preview/text-width.ts";
import { DESKTOP_TITLE } from "#engines/serp-preview/title-limits.ts";
import { acrossPagesRules } from "./rules/across-pages-rules.ts";
import { agreementRules } from "./rules/agreement-rules.ts";
import { titleRendered } from "./rules/rendered-rule.ts";
import { structureRules } from "./rules/structure-rules.ts";
import { widthRules } from "./rules/width-rules.ts";
import { wordingRules } from "./rules/wording-rules.ts";
import { type TitleSubject, titleSubject } from "./title-subject.ts";
import type { TitleFacts } from "./title-tag-checker.schema.ts";
import { titleVerdict } from "./title-verdict.ts";

/** The title of a page, measured and judged; of several pages, the titles side by side. */
export const titleCheck: PageCheck<TitleSubject, TitleFacts, RenderedSnapshot | null, RenderedPageInput> = {
  rules: withHeadFixes([...structureRules, titleRendered, ...widthRules, ...wordingRules, ...agreementRules]),
  acrossPages: acrossPagesRules,
  gather: renderWhenAsked,
  subjectOf: (snapshot, { now, extra }) => titleSubject(snapshot, now.getUTCFullYear(), extra),
  extraWithFix: () => null,
  verdictOf: (subject, findings, headlineOr) => titleVerdict(subject, findings, { preview: previewOf(subject), headlineOr }),
  factsOf(subject) {
    const title = subject.title?.text ?? "";
    return {
      title: subject.title ? title : null,
      px: round(subject.px),
      boldPx: round(textWidth(title, { ...DESKTOP_TITLE, bold: true }).px),
      characters: [...title].length,
      estimated: subject.estimated,
      preview: previewOf(subject),
      suggestion: subject.better.text || title,
      suggestionPx: round(subject.better.text ? subject.better.px : subject.px),
    };
  },
};

function previewOf({ snapshot, title, siteName }: TitleSubject) {
  const { url } = snapshot.request;
  const description = snapshot.metas.find(({ name, inHead }) => name === "description" && inHead)?.raw.trim() ?? "";
  return resultPreview({ title: title?.text || url, url, siteName, description });
}

function round(px: number): number {
  return Math.round(px * 100) / 100;
}
