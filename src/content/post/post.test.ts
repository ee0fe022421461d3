import { expect, it } from "vitest";
import { post } from "./post.content-type.ts";

const bare = {
  _id: "post-x",
  title: "A post",
  slug: { _type: "slug", current: "a-post" },
  excerpt: "What it says.",
  publishDate: "2024-01-05",
  author: { _ref: "author-ada", authorUsername: "ada.wong", name: null, designation: null, slug: null },
  categories: [{ _ref: "category-x", title: "Technical", slug: "technical" }],
  content: [
    { _type: "block", _key: "a", style: "normal", markDefs: [], children: [{ _type: "span", _key: "b", text: "Text.", marks: [] }] },
  ],
};

it("shows a post with only what the specification asks for, by an author with only a user name", () => {
  expect(post.map(bare)).toMatchObject({
    publishDate: "2024-01-05T00:00:00Z",
    author: { name: "ada.wong", designation: "Author", slug: "ada-wong" },
    seo: { title: "A post", description: "What it says." },
    line: "purple",
  });
});

it("takes a day for a publish date, in lists too, and still says in the studio what is missing", () => {
  expect(post.mapCard(bare).publishDate).toBe("2024-01-05T00:00:00Z");
  const { author: _, ...stored } = bare;
  const faults = post.faultsOf({ ...stored, _type: "post", author: { _ref: "author-ada" } });
  expect(faults.map(({ field }) => field)).not.toContain("Published at");
  expect(faults.length).toBeGreaterThan(0);
});
