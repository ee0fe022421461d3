import { type Post, type PostCard, post, postCard } from "./post.schema.ts";

export const toPostCard = (raw: unknown): PostCard => postCard.parse(withLine(raw));

export const toPost = (raw: unknown): Post => post.parse(withLine(raw));

/** A category without a line of its own rides on the blog's. */
const withLine = (raw: unknown) => ({ line: "purple", ...(raw as object) });
