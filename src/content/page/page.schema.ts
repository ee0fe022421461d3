import { z } from "zod";
import { isoDate, seo, slug, text } from "#core/content/document-fields.ts";
import { richText } from "#core/content/rich-text.ts";

/** A page that is text from top to bottom: the legal pages. */
export const page = z.object({
  _id: z.string(),
  title: text,
  slug,
  seo,
  lead: text.optional(),
  body: richText.min(1),
  changedOn: isoDate,
});
export type Page = z.output<typeof page>;
