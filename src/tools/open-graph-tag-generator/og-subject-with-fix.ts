import type { Finding } from "#core/rules/finding.schema.ts";
import { PROPOSED } from "#core/rules/lasting-fixes.ts";
import { attributeOf, contentOf } from "#engines/head-tags/head-tag.ts";
import { readOg } from "#engines/head-tags/read-og.ts";
import { tagsInCode } from "#engines/head-tags/tags-in-code.ts";
import type { OgSubject } from "./og-subject.ts";

/** The values with a finding's tags in the place of those they replace; null for a fix that is no tag. */
export function ogSubjectWithFix(subject: OgSubject, { fix }: Finding): OgSubject | null {
  const tags = fix?.kind === "html" ? tagsInCode(fix.code) : [];
  if (tags.length === 0) return null;
  const { fields, tags: written } = readOg(
    tags.map((tag) => ({
      raw: contentOf(tag) ?? "",
      name: attributeOf(tag, "name") ?? null,
      property: attributeOf(tag, "property") ?? null,
      inHead: true,
      inNoscript: false,
      ...PROPOSED,
      snippet: fix?.code ?? "",
    })),
  );
  const { page } = subject;
  const others = page?.tags.filter(({ key }) => !written.some((tag) => tag.key === key)) ?? [];
  return { ...subject, fields: { ...subject.fields, ...fields }, page: page && { ...page, tags: [...written, ...others] } };
}
