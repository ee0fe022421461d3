import { blog } from "#core/json-ld/blog.ts";
import { itemList } from "#core/json-ld/item-list.ts";
import type { JsonLdNode } from "#core/json-ld/json-ld-node.ts";
import type { Agency } from "#core/json-ld/organization.ts";
import { pageGraph } from "#core/json-ld/page-graph.ts";
import type { Article } from "./article/article.ts";
import { blogPath } from "./blog-paging.ts";

const description =
  "What we tested, read and changed our minds about in search, ads and content. Every post names its sources and their dates.";

/** Title and description, different for every page of the list. */
export function blogWords(page: number, total: number): { title: string; description: string } {
  if (page === 1) return { title: "Blog: search, ads and content, with sources", description };
  return { title: `Blog, page ${page} of ${total}`, description: `Page ${page} of ${total}. ${description}` };
}

interface BlogList {
  origin: string;
  page: number;
  total: number;
  featured: Article | undefined;
  grid: readonly Article[];
}

export function blogGraph({ origin, page, total, featured, grid }: BlogList, agency: Agency | undefined): JsonLdNode[] {
  if (!agency) return [];
  const path = blogPath(page);
  const words = blogWords(page, total);
  const crumbs = [{ name: "Home", to: "/" }, { name: "Blog", to: "/blog/" }, ...(page > 1 ? [{ name: `Page ${page}`, to: path }] : [])];
  const posts = [...(featured ? [featured] : []), ...grid];
  return [
    ...pageGraph(agency, { origin, path, name: words.title, description: words.description, type: "CollectionPage" }, crumbs),
    blog(origin, `${agency.brandName} blog`, description),
    itemList(
      origin,
      path,
      posts.map(({ title, path }) => ({ name: title, path })),
    ),
  ];
}
