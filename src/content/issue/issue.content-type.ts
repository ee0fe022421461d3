import { z } from "zod";
import type { ContentSource } from "#core/content/content-source.ts";
import { defineContentType } from "#core/content/define-content-type.ts";
import { slug, text } from "#core/content/document-fields.ts";
import { field, orElse } from "#core/content/field.ts";

const postsOfIssue = {
  groq: 'posts[]->{ title, excerpt, "slug": slug.current, publishDate }',
  schema: z.array(z.object({ title: text, excerpt: text, slug, publishDate: z.string() })),
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
    preview: field.text("Preview line", { help: "What inboxes show after the subject, and results below the title." }),
    publishDate: field.instant("Dated", {
      tab: "settings",
      help: "Its page in the archive appears at this time. Sending is another step.",
    }),
    content: field.richText("Text"),
    posts: orElse(field.references("Posts", "post", postsOfIssue, { help: "Below the text, each with its summary." }), []),
  },
  card: ["title", "slug", "preview", "publishDate"],
  query: { where: "defined(publishDate)", order: "publishDate desc, _id asc" },
  /** A post that is gone leaves a gap. */
  mapping: ({ posts, ...raw }) => ({ ...raw, ...(Array.isArray(posts) && { posts: posts.filter(Boolean) }) }),
  isShown: ({ publishDate }, now: Date) => Date.parse(publishDate) <= now.getTime(),
  sitemap: { file: "posts", dated: true },
  jsonLd: "page alone",
  changedOn: ["publishDate"],
});
export type Issue = z.output<typeof issue.document>;

export const { list: listIssues } = issue;

/** A post that is dated later has no page yet, and is not shown. */
export async function readIssue(source: ContentSource, slug: string, now: Date): Promise<Issue | undefined> {
  const found = await issue.read(source, slug, now);
  return found && { ...found, posts: found.posts.filter(({ publishDate }) => Date.parse(publishDate) <= now.getTime()) };
}
