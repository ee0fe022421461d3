import { defineContentType } from "#core/content/define-content-type.ts";
import { field, optional } from "#core/content/field.ts";

/** A page that is text from top to bottom: the legal pages. */
export const page = defineContentType({
  name: "page",
  title: "Page",
  plural: "Pages",
  address: (slug) => `/${slug}/`,
  fields: {
    title: field.text("Title"),
    slug: field.slug("Address", "title"),
    seo: field.seo(),
    lead: optional(field.text("Opening", { rows: 3, help: "Larger than the rest, above the text." })),
    body: field.richText("Text"),
    changedOn: field.day("Changed on", { tab: "settings", help: "The day shown at the top as the last change." }),
  },
  query: { order: "title asc" },
  sitemap: { file: "pages", dated: true },
  jsonLd: "page alone",
  changedOn: ["changedOn"],
});

export const { list: listPages, read: readPage } = page;
