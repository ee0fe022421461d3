import type { Finding } from "#core/rules/finding.schema.ts";
import { attributeOf, type HeadTag } from "#engines/head-tags/head-tag.ts";
import { tagsInCode } from "#engines/head-tags/tags-in-code.ts";
import type { MetaFields } from "./meta-fields.ts";
import { type MetaSubject, metaSubject } from "./meta-subject.ts";

/** The fields with a finding's tags in the place of those they replace; null for tags that stand beside others of their kind. */
export function metaSubjectWithFix({ fields, now }: MetaSubject, { fix }: Finding): MetaSubject | null {
  if (fix?.kind !== "html") return null;
  const lang = /^<html lang="([^"]*)">$/.exec(fix.code)?.[1];
  const changes = lang === undefined ? tagsInCode(fix.code).map(fieldOf) : [{ lang }];
  if (changes.length === 0 || changes.includes(null)) return null;
  return metaSubject(Object.assign({}, fields, ...changes), now);
}

const named = { description: "description", viewport: "viewport", "theme-color": "themeColor" } as const;

function fieldOf(tag: HeadTag): MetaFields | null {
  if (tag.element === "title") return { title: tag.text };
  const charset = attributeOf(tag, "charset");
  if (charset !== undefined) return { charset };
  const name = attributeOf(tag, "name") ?? "";
  if (name in named) return { [named[name as keyof typeof named]]: attributeOf(tag, "content") };
  return attributeOf(tag, "rel") === "canonical" ? { canonical: attributeOf(tag, "href") } : null;
}
