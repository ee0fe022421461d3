import type { Post } from "#content/post/post.content-type.ts";
import type { RichText } from "#core/content/rich-text.ts";
import { blog } from "#core/json-ld/blog.ts";
import { blogPosting } from "#core/json-ld/blog-posting.ts";
import type { JsonLdNode } from "#core/json-ld/json-ld-node.ts";
import type { Agency } from "#core/json-ld/organization.ts";
import { pageGraph } from "#core/json-ld/page-graph.ts";
import { blogWords } from "../blog-graph.ts";
import { postCrumbs } from "./post-crumbs.ts";
import { postImages } from "./post-images.ts";

export function postGraph(
  { post, origin, imageBase }: { post: Post; origin: string; imageBase: string },
  agency: Agency | undefined,
): JsonLdNode[] {
  if (!agency) return [];
  const path = `/blog/${post.slug.current}`;
  const dateModified = [post.checkedOn ?? "", post.publishDate].sort().at(-1) ?? post.publishDate;
  return [
    ...pageGraph(agency, { origin, path, name: post.seo.title, description: post.seo.description, dateModified }, postCrumbs(post)),
    blog(origin, `${agency.brandName} blog`, blogWords(1, 1).description),
    blogPosting({
      origin,
      path,
      headline: post.title,
      description: post.seo.description,
      datePublished: post.publishDate,
      dateModified,
      author: { name: post.author.name, jobTitle: post.author.designation, path: `/author/${post.author.slug}/` },
      section: post.categories[0]?.title ?? "Blog",
      wordCount: wordsOf(post.content),
      images: postImages(post.featureImage, { origin, imageBase }),
      citations: post.sources.map(({ url }) => url),
    }),
  ];
}

function wordsOf(content: RichText): number {
  const texts = content.flatMap((block) => {
    if (block._type === "block") return block.children.map(({ text }) => text).join("");
    if (block._type === "table") return block.rows.flatMap(({ cells }) => cells);
    if (block._type === "code") return block.code;
    return block._type === "image" ? (block.caption ?? []) : (block.text ?? []);
  });
  return texts.join(" ").split(/\s+/).filter(Boolean).length;
}
