import { expect, it } from "vitest";
import type { PostCard } from "#content/post/post.content-type.ts";
import { FEED_LENGTH, rssFeed } from "./rss-feed.ts";

const post = (number: number): PostCard => ({
  _id: `post-${number}`,
  title: `Post ${number} & <more>`,
  slug: { current: `post-${number}` },
  excerpt: 'It\'s "quoted" & kept.',
  publishDate: "2026-11-05T14:00:00Z",
  author: { _ref: "author-a", authorUsername: "a.writer", name: "A. Writer", designation: "Editor", slug: "a-writer" },
  categories: [{ _ref: "category-technical", title: "Technical SEO", slug: "technical-seo" }],
  line: "blue",
});
const feedOf = (posts: PostCard[]) =>
  rssFeed({ origin: "https://site.example", settings: { brandName: "Agency", tagline: "Words" }, posts });

it("writes every post with its address, its day and its text as text", () => {
  expect(feedOf([post(1)])).toContain(
    "<item><title>Post 1 &amp; &lt;more&gt;</title><link>https://site.example/blog/post-1</link><guid>https://site.example/blog/post-1</guid><pubDate>Thu, 05 Nov 2026 14:00:00 GMT</pubDate><description>",
  );
});

it("holds the newest posts up to its length, each once and in the list's order", () => {
  const guids = [...feedOf(Array.from({ length: FEED_LENGTH + 5 }, (_, index) => post(index))).matchAll(/post-(\d+)<\/guid>/g)];
  expect(guids.map(([, number]) => Number(number))).toEqual(Array.from({ length: FEED_LENGTH }, (_, index) => index));
});
