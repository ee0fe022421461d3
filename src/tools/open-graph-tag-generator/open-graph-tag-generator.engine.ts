import type { Finding } from "#core/rules/finding.schema.ts";
import { withLastingFixes } from "#core/rules/lasting-fixes.ts";
import type { Rule } from "#core/rules/rule.ts";
import { runRules } from "#core/rules/run-rules.ts";
import { countsOf, headlineFrom, levelOf } from "#core/rules/verdict-words.ts";
import { attributeOf, contentOf, keyOf } from "#engines/head-tags/head-tag.ts";
import type { OgFields } from "#engines/head-tags/og-properties.ts";
import { ogTags } from "#engines/head-tags/og-tags.ts";
import { writeHtml } from "#engines/head-tags/write-html.ts";
import { writeNext } from "#engines/head-tags/write-next.ts";
import { writeReact } from "#engines/head-tags/write-react.ts";
import { writeWordPress } from "#engines/head-tags/write-wordpress.ts";
import { type OgSubject, textOf } from "./og-subject.ts";
import { ogSubjectWithFix } from "./og-subject-with-fix.ts";
import type { OpenGraphTagGeneratorOutput } from "./open-graph-tag-generator.schema.ts";
import { addressRules } from "./rules/address-rules.ts";
import { imageRules } from "./rules/image-rules.ts";
import { pageRules } from "./rules/page-rules.ts";
import { requiredRules } from "./rules/required-rules.ts";
import { textRules } from "./rules/text-rules.ts";
import { typeRules } from "./rules/type-rules.ts";

type Output = OpenGraphTagGeneratorOutput;

export const ogRules: readonly Rule<OgSubject>[] = [
  ...requiredRules,
  ...addressRules,
  ...imageRules,
  ...textRules,
  ...typeRules,
  ...pageRules,
];

/** The same tags in five languages. Pure, so that the page writes them while somebody types. */
export function ogCode(fields: OgFields): Output["code"] {
  const tags = ogTags(fields);
  const json = tags.map((tag) => ({
    [attributeOf(tag, "property") === undefined ? "name" : "property"]: keyOf(tag),
    content: contentOf(tag),
  }));
  return {
    html: writeHtml(tags),
    next: writeNext(tags),
    react: writeReact(tags),
    wordpress: writeWordPress(tags, fields.url),
    json: JSON.stringify(json, null, 2),
  };
}

export function judgeOg(subject: OgSubject): Pick<Output, "verdict" | "findings" | "passes"> {
  const findings = withLastingFixes(ogRules, runRules(ogRules, subject), (finding) => ogSubjectWithFix(subject, finding));
  return {
    verdict: verdictOf(subject, findings),
    findings: findings.filter(({ status }) => status !== "pass"),
    passes: findings.filter(({ status }) => status === "pass"),
  };
}

const required = ["title", "type", "image", "url"] as const;

function verdictOf(subject: OgSubject, findings: readonly Finding[]): Output["verdict"] {
  const given = required.filter((field) => textOf(subject, field) !== "").length;
  return {
    level: levelOf(findings),
    figure: `${given}/${required.length}`,
    unit: "required",
    headline: headlineFrom(ogRules, subject, findings)("Ready to share."),
    summary: `${subject.image === null && textOf(subject, "image") !== "" ? "Nobody has looked at the picture yet. " : ""}${countsOf(findings)}`,
  };
}
