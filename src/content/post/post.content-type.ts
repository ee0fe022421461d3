import { z } from "zod";
import type { ContentSource } from "#core/content/content-source.ts";
import { defineContentType } from "#core/content/define-content-type.ts";
import { documentImage, isoDate, line, slug, text } from "#core/content/document-fields.ts";
import { field, optional, readAs } from "#core/content/field.ts";
import { blogPosting } from "#core/json-ld/blog-posting.ts";
import { type ImagePlace, pictureAddresses } from "../image/picture-addresses.ts";
import { countWords } from "../rich-text/count-words.ts";

/** `_ref` is the author's id; the rest is read from the author's document. */
const authorOfPost = {
  groq: 'author->{ "_ref": _id, authorUsername, name, designation, "slug": slug.current, authorAvatar }',
  schema: z.object({
    _ref: z.string(),
    authorUsername: text,
    name: text,
    designation: text,
    slug,
    authorAvatar: documentImage.optional(),
  }),
};

const namedAuthor = (author: unknown) => {
  if (author === null || author === undefined) return undefined;
  const { name, designation, slug, ...rest } = author as Record<string, unknown>;
  const username = String(rest["authorUsername"] ?? "");
  return { ...rest, name: name ?? username, designation: designation ?? "Author", slug: slug ?? username.replaceAll(".", "-") };
};

const categoriesOfPost = {
  groq: 'categories[]->{ "_ref": _id, title, "slug": slug.current }',
  schema: z.array(z.object({ _ref: z.string(), title: text, slug })).min(1),
};

/** The fields the specification names keep its paths: the public API answers with them as they are. */
export const post = defineContentType({
  name: "post",
  title: "Post",
  plural: "Posts",
  address: (slug) => `/blog/${slug}`,
  fields: {
    title: field.text("Title"),
    slug: readAs(field.slug("Address", "title"), z.object({ current: slug })),
    excerpt: field.text("Summary", { rows: 3, tab: "settings", help: "Two or three sentences for lists, the feed and the newsletter." }),
    publishDate: field.instant("Published at", {
      tab: "settings",
      help: "A post with a later date waits, and appears by itself when the time has come.",
    }),
    featureImage: optional(field.image("Picture", "16:9", { tab: "settings" })),
    author: field.reference("Author", "author", authorOfPost, { tab: "settings" }),
    categories: field.references("Categories", "category", categoriesOfPost, {
      tab: "settings",
      help: "The first is the main one and gives the post its color.",
    }),
    line: field.derived(line, "categories[0]->line"),
    content: field.richText("Text"),
    seo: field.seo(),
    checkedOn: optional(
      field.day("Facts checked on", {
        tab: "settings",
        help: "The day the statements about real products were last held against their sources.",
      }),
    ),
    sources: field.sources(),
  },
  card: ["title", "slug", "excerpt", "publishDate", "featureImage", "author", "categories", "line"],
  query: { where: "defined(publishDate)", order: "publishDate desc, _id asc" },
  /**
   * A category without a line of its own rides on the blog's, and a day is its first moment. What the specification does not ask of a
   * post or an author has its place taken: such a post is shown, and the studio says what is missing.
   */
  mapping: ({ publishDate, author, seo, ...raw }) => ({
    line: "purple",
    ...raw,
    publishDate: isoDate.safeParse(publishDate).success ? `${publishDate}T00:00:00Z` : publishDate,
    author: namedAuthor(author),
    seo: seo ?? { title: raw["title"], description: raw["excerpt"] },
  }),
  isShown: ({ publishDate }, now: Date) => Date.parse(publishDate) <= now.getTime(),
  sitemap: { file: "posts", dated: true },
  changedOn: ["checkedOn", "publishDate"],
  jsonLd: {
    entry: (post, place: ImagePlace) => [
      blogPosting({
        origin: place.origin,
        path: `/blog/${post.slug.current}`,
        headline: post.title,
        description: post.seo.description,
        datePublished: post.publishDate,
        dateModified: modifiedOn(post),
        author: { name: post.author.name, jobTitle: post.author.designation, path: `/author/${post.author.slug}/` },
        section: post.categories[0]?.title ?? "Blog",
        wordCount: countWords(post.content),
        images: pictureAddresses(post.featureImage, place),
        citations: post.sources.map(({ url }) => url),
      }),
    ],
  },
  search: { kind: "post", entry: ({ title, excerpt }) => ({ title, text: excerpt }) },
});
export type Post = z.output<typeof post.document>;
/** What lists show of a post. */
export type PostCard = z.output<typeof post.card>;

/** The day its facts were checked, where that is the later one. */
export function modifiedOn({ checkedOn = "", publishDate }: { checkedOn?: string | undefined; publishDate: string }): string {
  return checkedOn > publishDate ? checkedOn : publishDate;
}

/** Newest first; posts dated after `now` wait. */
export const { list: listPosts, read: readPost } = post;

export const listPostsByCategory = async (source: ContentSource, categoryId: string, now: Date) =>
  (await listPosts(source, now)).filter(({ categories }) => categories.some(({ _ref }) => _ref === categoryId));

export const listPostsByAuthor = async (source: ContentSource, authorId: string, now: Date) =>
  (await listPosts(source, now)).filter(({ author }) => author._ref === authorId);
