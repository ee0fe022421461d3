import type { Finding } from "#core/rules/finding.schema.ts";
import { withLastingFixes } from "#core/rules/lasting-fixes.ts";
import type { Rule } from "#core/rules/rule.ts";
import { runRules } from "#core/rules/run-rules.ts";
import { countsOf, headlineFrom, levelOf } from "#core/rules/verdict-words.ts";
import { writeAngular } from "#engines/head-tags/write-angular.ts";
import { writeHtml } from "#engines/head-tags/write-html.ts";
import { writeNext } from "#engines/head-tags/write-next.ts";
import { writeNuxt } from "#engines/head-tags/write-nuxt.ts";
import { writeWordPress } from "#engines/head-tags/write-wordpress.ts";
import { shownPx } from "#engines/serp-preview/title-limits.ts";
import type { MetaFields } from "./meta-fields.ts";
import { type MetaSubject, metaSubject, textOf } from "./meta-subject.ts";
import { metaSubjectWithFix } from "./meta-subject-with-fix.ts";
import type { MetaTagGeneratorOutput } from "./meta-tag-generator.schema.ts";
import { metaTags } from "./meta-tags.ts";
import { addressRules } from "./rules/address-rules.ts";
import { pageRules } from "./rules/page-rules.ts";
import { resultRules } from "./rules/result-rules.ts";
import { robotsRules } from "./rules/robots-rules.ts";

type Output = MetaTagGeneratorOutput;

export const metaRules: readonly Rule<MetaSubject>[] = [...resultRules, ...robotsRules, ...addressRules, ...pageRules];

/** The same head in six languages. Pure, so that the page writes it while somebody types. */
export function metaCode(fields: MetaFields): Output["code"] {
  const tags = metaTags(fields);
  const lang = fields.lang?.trim() ?? "";
  const json = {
    ...(lang ? { lang } : {}),
    tags: tags.map(({ element, attributes, text }) => ({
      element,
      ...Object.fromEntries(attributes),
      ...(text === undefined ? {} : { text }),
    })),
  };
  return {
    html: writeHtml(tags),
    next: writeNext(tags),
    nuxt: writeNuxt(tags, lang),
    angular: writeAngular(tags, lang),
    wordpress: writeWordPress(tags, fields.canonical?.trim() || fields.url),
    json: JSON.stringify(json, null, 2),
  };
}

/** Judges the fields. Pure: the day comes in. */
export function judgeMeta(fields: MetaFields, now: Date): Pick<Output, "verdict" | "findings" | "passes"> {
  const subject = metaSubject(fields, now);
  const findings = withLastingFixes(metaRules, runRules(metaRules, subject), (finding) => metaSubjectWithFix(subject, finding));
  return {
    verdict: verdictOf(subject, findings),
    findings: findings.filter(({ status }) => status !== "pass"),
    passes: findings.filter(({ status }) => status === "pass"),
  };
}

function verdictOf(subject: MetaSubject, findings: readonly Finding[]): Output["verdict"] {
  const hasTitle = textOf(subject, "title") !== "";
  return {
    level: levelOf(findings),
    figure: hasTitle ? shownPx(subject.titlePx).toLocaleString("en-US") : "None",
    unit: hasTitle ? "px" : "",
    headline: headlineFrom(metaRules, subject, findings)("Nothing contradicts."),
    summary: countsOf(findings),
  };
}
