import type { Category } from "#content/category/category.schema.ts";
import { blog } from "#core/json-ld/blog.ts";
import { itemList } from "#core/json-ld/item-list.ts";
import type { JsonLdNode } from "#core/json-ld/json-ld-node.ts";
import type { Agency } from "#core/json-ld/organization.ts";
import { pageGraph } from "#core/json-ld/page-graph.ts";
import type { Crumb } from "#ui/breadcrumb/breadcrumb.tsx";
import type { Article } from "./article.ts";
import { blogWords } from "./blog-graph.ts";

export function categoryWords({ title, description }: Category, posts: number): { title: string; description: string } {
  const count = posts === 1 ? "1 post" : `${posts} posts`;
  return {
    title: `${title}: ${count} from the blog`,
    description: `${description} ${count}, newest first, each with its sources and the day they were checked.`,
  };
}

export const categoryCrumbs = ({ title, slug }: Category): Crumb[] => [
  { name: "Home", to: "/" },
  { name: "Blog", to: "/blog/" },
  { name: title, to: `/blog/category/${slug}/` },
];

interface List {
  origin: string;
  category: Category;
  posts: readonly Article[];
}

export function categoryGraph({ origin, category, posts }: List, agency: Agency | undefined): JsonLdNode[] {
  if (!agency) return [];
  const path = `/blog/category/${category.slug}/`;
  const { title, description } = categoryWords(category, posts.length);
  return [
    ...pageGraph(agency, { origin, path, name: title, description, type: "CollectionPage" }, categoryCrumbs(category)),
    blog(origin, `${agency.brandName} blog`, blogWords(1, 1).description),
    itemList(
      origin,
      path,
      posts.map(({ title, path }) => ({ name: title, path })),
    ),
  ];
}
