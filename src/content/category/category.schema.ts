import { z } from "zod";
import { line, slug, text } from "#core/content/document-fields.ts";

export const category = z.object({
  /** `category-trending` and `category-courses` feed the two carousels of the blog. */
  _id: z.string(),
  title: text,
  slug,
  /** One sentence under the title of the category's page. */
  description: text,
  line,
});
export type Category = z.output<typeof category>;
