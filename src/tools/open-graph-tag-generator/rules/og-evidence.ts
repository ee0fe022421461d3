import { present } from "#core/errors/present.ts";
import { type Evidence, factEvidence } from "#core/rules/evidence.ts";
import { metaTag } from "#engines/head-tags/head-tag.ts";
import { type OgField, ogProperties } from "#engines/head-tags/og-properties.ts";
import { htmlTag } from "#engines/head-tags/write-html.ts";
import type { OgSubject } from "../og-subject.ts";
import { textOf } from "../og-subject.ts";

/** The tag of a field where the page has it, else as it would be written; a part of its value marked. */
export function tagEvidence(subject: OgSubject, field: OgField, marked?: string): Evidence[] {
  const property = propertyOf(field);
  const written = subject.page?.tags.find(({ key }) => key === property.key);
  if (written) return [factEvidence(written, written.snippet, marked)];
  const value = textOf(subject, field);
  return value === "" ? [] : [factEvidence({ line: null, column: null }, tagFor(field, value), marked)];
}

/** A tag as HTML, ready to paste. */
export function tagFor(field: OgField, content: string): string {
  const property = propertyOf(field);
  return htmlTag(metaTag("attribute" in property ? property.attribute : "property", property.key, content));
}

export function propertyOf(field: OgField): (typeof ogProperties)[number] {
  return present(ogProperties.find((property) => property.field === field));
}
