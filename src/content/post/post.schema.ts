import { z } from "zod";
import { citation, documentImage, isoDate, line, seo, slug, text } from "#core/content/document-fields.ts";
import { richText } from "#core/content/rich-text.ts";

/** What lists show of a post. The fields the specification names keep its paths: the public API hands them out as they are. */
export const postCard = z.object({
  _id: z.string(),
  title: text,
  slug: z.object({ current: slug }),
  excerpt: text,
  publishDate: z.iso.datetime(),
  featureImage: documentImage.optional(),
  /** `_ref` is the author's id; the rest is read from the author's document. */
  author: z.object({
    _ref: z.string(),
    authorUsername: text,
    name: text,
    designation: text,
    slug,
    authorAvatar: documentImage.optional(),
  }),
  /** The first is the main one and gives the post its line. */
  categories: z.array(z.object({ _ref: z.string(), title: text, slug })).min(1),
  line,
});
export type PostCard = z.output<typeof postCard>;

export const post = postCard.extend({
  content: richText.min(1),
  seo,
  /** The day the statements about real products were last held against their sources. */
  checkedOn: isoDate.optional(),
  sources: z.array(citation).default([]),
});
export type Post = z.output<typeof post>;
