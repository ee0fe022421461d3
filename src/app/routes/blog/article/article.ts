import type { PostCard } from "#content/post/post.content-type.ts";
import type { DocumentImage } from "#core/content/document-fields.ts";
import type { Line } from "#core/line.ts";
import { siteConstants } from "#core/site-constants.ts";
import { cutWords, formatDate } from "#core/text/format.ts";

/** `Jan 05, 2024`, and the same day for machines. */
export interface ShownDate {
  text: string;
  day: string;
}

export const toShownDate = (iso: string): ShownDate => ({ text: formatDate(iso), day: iso.slice(0, 10) });

/** What a card shows of a post. */
export interface Article {
  path: string;
  title: string;
  /** The first twenty words. */
  excerpt: string;
  date: ShownDate;
  line: Line;
  image: DocumentImage | undefined;
  author: { name: string; username: string; avatar: DocumentImage | undefined };
}

export function toArticle({ title, slug, excerpt, publishDate, line, featureImage, author }: PostCard): Article {
  return {
    path: `/blog/${slug.current}`,
    title,
    excerpt: cutWords(excerpt, siteConstants.excerptWords.blogCard),
    date: toShownDate(publishDate),
    line,
    image: featureImage,
    author: { name: author.name, username: author.authorUsername, avatar: author.authorAvatar },
  };
}

/** What to read after a post: the newest others. */
export const recommendedAfter = (slug: string, posts: readonly PostCard[]): Article[] =>
  posts
    .filter((post) => post.slug.current !== slug)
    .slice(0, siteConstants.recommendedPosts)
    .map(toArticle);
