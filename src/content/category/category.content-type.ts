import type { z } from "zod";
import { defineContentType } from "#core/content/define-content-type.ts";
import { field, orElse } from "#core/content/field.ts";

/** `category-trending` and `category-courses` feed the two carousels of the blog. */
export const category = defineContentType({
  name: "category",
  title: "Category",
  plural: "Categories",
  address: (slug) => `/blog/category/${slug}/`,
  fields: {
    title: field.text("Title"),
    slug: field.slug("Address", "title"),
    description: field.text("Description", { rows: 2, help: "One sentence under the title of the category's page." }),
    line: orElse(field.line("Color", { help: "The color of its posts. Purple, the blog's own, unless you choose another." }), "purple"),
    order: field.place(),
  },
  query: { order: "order asc, title asc" },
  // Its page changes with every post, and nothing in the document says when.
  sitemap: { file: "pages", dated: false },
  jsonLd: "page alone",
});
export type Category = z.output<typeof category.document>;

export const { list: listCategories, read: readCategory } = category;
