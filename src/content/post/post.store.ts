import type { ContentSource } from "#core/content/content-source.ts";
import { readMany, readOne } from "#core/content/read-documents.ts";
import { toPost, toPostCard } from "./post.mapping.ts";
import { postBySlugQuery, postListQuery, postsOfAuthorQuery, postsOfCategoryQuery } from "./post.query.ts";
import type { Post, PostCard } from "./post.schema.ts";

/** Newest first; posts dated after `now` wait. */
export const listPosts = (source: ContentSource, now: Date): Promise<PostCard[]> =>
  readMany(source, postListQuery, { now: instant(now) }, toPostCard);

export const listPostsByCategory = (source: ContentSource, categoryId: string, now: Date): Promise<PostCard[]> =>
  readMany(source, postsOfCategoryQuery, { categoryId, now: instant(now) }, toPostCard);

export const listPostsByAuthor = (source: ContentSource, authorId: string, now: Date): Promise<PostCard[]> =>
  readMany(source, postsOfAuthorQuery, { authorId, now: instant(now) }, toPostCard);

export const readPost = (source: ContentSource, slug: string, now: Date): Promise<Post | undefined> =>
  readOne(source, postBySlugQuery, { slug, now: instant(now) }, toPost);

/** To the minute, so that a hosted source may keep an answer for one. */
const instant = (now: Date) => `${now.toISOString().slice(0, 16)}:00Z`;
