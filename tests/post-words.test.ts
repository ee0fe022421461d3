import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type RichText, richText } from "#core/content/rich-text.ts";
import { siteConstants } from "#core/site-constants.ts";

interface Post {
  name: string;
  excerpt: string;
  checkedOn?: string;
  sources: readonly unknown[];
  content: RichText;
}

const posts: Post[] = readFileSync("content/data.ndjson", "utf8")
  .split("\n")
  .filter((row) => row.includes('"_type":"post"'))
  .map((row) => JSON.parse(row))
  .map((raw) => ({ ...raw, name: raw.slug.current, content: richText.parse(raw.content) }));

describe("the posts in the dataset", () => {
  it("are there", () => expect(posts).not.toEqual([]));

  it("end a sentence where a card cuts their excerpt", () => {
    const cut = ({ excerpt }: Post) => excerpt.split(" ")[siteConstants.excerptWords.blogCard - 1] ?? "";
    expect(posts.filter((post) => !cut(post).endsWith(".")).map(({ name }) => name)).toEqual([]);
  });

  it("say below every table what it shows", () => {
    const bare = ({ content }: Post) => content.filter((block) => block._type === "table" && !block.caption);
    expect(posts.filter((post) => bare(post).length > 0).map(({ name }) => name)).toEqual([]);
  });

  it("name their sources and the day these were read, and lead to a service", () => {
    const links = ({ content }: Post) =>
      content.flatMap((block) => (block._type === "block" ? block.markDefs.map(({ href }) => href) : []));
    const lacking = posts.filter(
      (post) => post.sources.length === 0 || !post.checkedOn || !links(post).some((href) => href.startsWith("/services/")),
    );
    expect(lacking.map(({ name }) => name)).toEqual([]);
  });

  it("end with one paragraph under a heading of its own", () => {
    const styles = ({ content }: Post) => content.slice(-2).map((block) => (block._type === "block" ? block.style : block._type));
    expect(posts.filter((post) => styles(post).join() !== "h2,normal").map(({ name }) => name)).toEqual([]);
  });
});
