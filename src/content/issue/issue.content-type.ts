import { z } from "zod";
import { defineContentType } from "#core/content/define-content-type.ts";
import { slug, text } from "#core/content/document-fields.ts";
import { field, orElse } from "#core/content/field.ts";

const postsOfIssue = {
  groq: 'posts[]->{ title, excerpt, "slug": slug.current }',
  schema: z.array(z.object({ title: text, excerpt: text, slug })),
};

/** One newsletter: a mail to everybody who confirmed, and a page for everybody else. */
export const issue = defineContentType({
  name: "issue",
  title: "Newsletter issue",
  plural: "Newsletter issues",
  address: (slug) => `/letters/${slug}`,
  fields: {
    title: field.text("Subject", { help: "What stands in the inbox. About 40 characters fit on a phone." }),
    slug: field.slug("Address", "title"),
    preview: field.text("Preview line", { tab: "settings", help: "What inboxes show after the subject, and results below the title." }),
    publishDate: field.instant("Dated", {
      tab: "settings",
      help: "Its page in the archive appears at this time. Sending is another step.",
    }),
    content: field.richText("Text"),
    posts: orElse(field.references("Posts", "post", postsOfIssue, { tab: "settings", help: "Below the text, each with its summary." }), []),
  },
  card: ["title", "slug", "preview", "publishDate"],
  query: { where: "defined(publishDate)", order: "publishDate desc, _id asc" },
  /** A post that is gone leaves a gap. */
  mapping: ({ posts, ...raw }) => ({ ...raw, ...(Array.isArray(posts) && { posts: posts.filter(Boolean) }) }),
  isShown: ({ publishDate }, now: Date) => Date.parse(publishDate) <= now.getTime(),
  sitemap: { file: "posts", dated: true },
  changedOn: ["publishDate"],
});
export type Issue = z.output<typeof issue.document>;

export const { list: listIssues, read: readIssue } = issue;
