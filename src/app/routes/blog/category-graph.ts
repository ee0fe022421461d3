import type { Category } from "#content/category/category.content-type.ts";
import { blog } from "#core/json-ld/blog.ts";
import { itemList } from "#core/json-ld/item-list.ts";
import type { JsonLdNode } from "#core/json-ld/json-ld-node.ts";
import type { Agency } from "#core/json-ld/organization.ts";
import { pageGraph } from "#core/json-ld/page-graph.ts";
import type { Crumb } from "#ui/breadcrumb/breadcrumb.tsx";
import type { Article } from "./article/article.ts";
import { blogWords } from "./blog-graph.ts";

type ListPage = Pick<List, "category" | "count" | "page" | "total">;

/** Title and description, different for every page of the list. */
export function categoryWords({ category: { title, description }, count, page, total }: ListPage): { title: string; description: string } {
  const posts = count === 1 ? "1 post" : `${count} posts`;
  const words = `${description} ${posts}, newest first, each with its sources and their dates.`;
  if (page === 1) return { title: `${title}: ${posts} from the blog`, description: words };
  return { title: `${title}, page ${page} of ${total}`, description: `Page ${page} of ${total}. ${words}` };
}

export const categoryCrumbs = ({ title, slug }: Category): Crumb[] => [
  { name: "Home", to: "/" },
  { name: "Blog", to: "/blog/" },
  { name: title, to: `/blog/category/${slug}/` },
];

interface List {
  origin: string;
  category: Category;
  /** Of all pages. */
  count: number;
  page: number;
  total: number;
  path: string;
  posts: readonly Article[];
}

export function categoryGraph(list: List, agency: Agency | undefined): JsonLdNode[] {
  if (!agency) return [];
  const { origin, category, page, path, posts } = list;
  const { title, description } = categoryWords(list);
  const crumbs = [...categoryCrumbs(category), ...(page > 1 ? [{ name: `Page ${page}`, to: path }] : [])];
  return [
    ...pageGraph(agency, { origin, path, name: title, description, type: "CollectionPage" }, crumbs),
    blog(origin, `${agency.brandName} blog`, blogWords(1, 1).description),
    itemList(
      origin,
      path,
      posts.map(({ title, path }) => ({ name: title, path })),
    ),
  ];
}
