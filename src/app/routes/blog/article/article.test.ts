import { expect, it } from "vitest";
import type { PostCard } from "#content/post/post.content-type.ts";
import { recommendedAfter, toArticle } from "./article.ts";

const post: PostCard = {
  _id: "post-one",
  title: "One",
  slug: { current: "one" },
  excerpt: Array.from({ length: 40 }, (_, i) => `word${i + 1}`).join(" "),
  publishDate: "2024-01-05T00:30:00Z",
  author: { _ref: "author-a", authorUsername: "a.writer", name: "A. Writer", designation: "Editor", slug: "a-writer" },
  categories: [{ _ref: "category-technical", title: "Technical SEO", slug: "technical-seo" }],
  line: "blue",
};

it("cuts the excerpt to twenty words and writes the date in UTC", () => {
  const article = toArticle(post);
  expect(article.excerpt.split(" ")).toHaveLength(20);
  expect(article.excerpt).toMatch(/ word20…$/);
  expect(article).toMatchObject({ date: { text: "Jan 05, 2024", day: "2024-01-05" }, path: "/blog/one", author: { username: "a.writer" } });
});

it("recommends the first three posts of the list, and never the one that is being read", () => {
  const posts = ["one", "two", "three", "four"].map((slug) => ({ ...post, slug: { current: slug } }));
  const pathsAfter = (slug: string) => recommendedAfter(slug, posts).map(({ path }) => path);
  expect(pathsAfter("four")).toEqual(["/blog/one", "/blog/two", "/blog/three"]);
  expect(pathsAfter("two")).toEqual(["/blog/one", "/blog/three", "/blog/four"]);
});
