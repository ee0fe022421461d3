import type { Finding } from "#core/rules/finding.schema.ts";
import type { Rule, Verdict } from "#core/rules/rule.ts";
import { attributeOf, type HeadTag } from "./head-tag.ts";
import { tagsInCode } from "./tags-in-code.ts";
import { writeNext } from "./write-next.ts";
import { writeWordPress } from "./write-wordpress.ts";

type Fix = NonNullable<Finding["fix"]>;

/** Rules whose fixes are tags of the head, with the same fix for Next.js and for WordPress beside the HTML. */
export function withHeadFixes<Subject extends { snapshot: { request: { url: string } } }>(
  rules: readonly Rule<Subject>[],
): Rule<Subject>[] {
  return rules.map((rule) => ({
    ...rule,
    run: (subject) => rule.run(subject).map((verdict) => withAlternatives(verdict, subject.snapshot.request.url)),
  }));
}

function withAlternatives(verdict: Verdict, pageUrl: string): Verdict {
  const tags = verdict.fix?.kind === "html" && !verdict.alternatives ? headTagsIn(verdict.fix.code) : [];
  if (!verdict.fix || tags.length === 0) return verdict;
  const { label } = verdict.fix;
  const next: Fix = { kind: "next", label, code: writeNext(tags) };
  const wordPress: Fix = { kind: "wordpress", label, code: writeWordPress(tags, pageUrl) };
  return { ...verdict, alternatives: tags.every(fitsNext) ? [next, wordPress] : [wordPress] };
}

/** Next.js has no field for http-equiv, nor for a preload. */
function fitsNext(tag: HeadTag): boolean {
  return writeNext([tag]) !== writeNext([]);
}

/** Both systems write the encoding themselves. */
function headTagsIn(code: string): HeadTag[] {
  const tags = tagsInCode(code);
  return tags.some((tag) => attributeOf(tag, "charset") !== undefined) ? [] : tags;
}
