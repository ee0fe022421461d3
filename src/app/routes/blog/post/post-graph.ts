import { modifiedOn, type Post, post as postType } from "#content/post/post.content-type.ts";
import { blog } from "#core/json-ld/blog.ts";
import type { JsonLdNode } from "#core/json-ld/json-ld-node.ts";
import type { Agency } from "#core/json-ld/organization.ts";
import { pageGraph } from "#core/json-ld/page-graph.ts";
import { blogWords } from "../blog-graph.ts";
import { postCrumbs } from "./post-crumbs.ts";

export function postGraph(
  { post, origin, imageBase }: { post: Post; origin: string; imageBase: string },
  agency: Agency | undefined,
): JsonLdNode[] {
  if (!agency) return [];
  const path = `/blog/${post.slug.current}`;
  return [
    ...pageGraph(
      agency,
      { origin, path, name: post.seo.title, description: post.seo.description, dateModified: modifiedOn(post) },
      postCrumbs(post),
    ),
    blog(origin, `${agency.brandName} blog`, blogWords(1, 1).description),
    ...postType.jsonLdOf(post, { origin, imageBase }),
  ];
}
