import { descriptionPreview } from "#engines/serp-preview/description-preview.ts";
import { textWidth } from "#engines/serp-preview/text-width.ts";
import { DESKTOP_TITLE } from "#engines/serp-preview/title-limits.ts";
import type { MetaField, MetaFields } from "./meta-fields.ts";

/** What the rules read. */
export interface MetaSubject {
  fields: MetaFields;
  titlePx: number;
  descriptionPx: number;
  now: Date;
}

export function metaSubject(fields: MetaFields, now: Date): MetaSubject {
  const text = (field: "title" | "description") => fields[field]?.replace(/\s+/g, " ").trim() ?? "";
  return {
    fields,
    titlePx: textWidth(text("title"), DESKTOP_TITLE).px,
    descriptionPx: descriptionPreview(text("description")).px,
    now,
  };
}

export function textOf({ fields }: Pick<MetaSubject, "fields">, field: MetaField): string {
  const value = fields[field];
  return typeof value === "string" ? value.replace(/\s+/g, " ").trim() : "";
}
