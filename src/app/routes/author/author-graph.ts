import { type Author, author as authorType } from "#content/author/author.content-type.ts";
import { itemList } from "#core/json-ld/item-list.ts";
import type { JsonLdNode } from "#core/json-ld/json-ld-node.ts";
import type { Agency } from "#core/json-ld/organization.ts";
import { pageGraph } from "#core/json-ld/page-graph.ts";
import { personId } from "#core/json-ld/person.ts";
import { authorCrumbs, authorIndexCrumbs } from "./author-crumbs.ts";
import { authorIndexWords, authorWords } from "./author-words.ts";

interface AuthorPage {
  origin: string;
  imageBase: string;
  author: Author;
  founderPath: string | undefined;
  page: number;
  total: number;
  count: number;
  /** Of this page; the person is the same on all of them. */
  path: string;
  posts: readonly { title: string; path: string }[];
}

export function authorGraph(shown: AuthorPage, agency: Agency | undefined): JsonLdNode[] {
  if (!agency) return [];
  const { origin, imageBase, author, founderPath, posts, path } = shown;
  const own = `/author/${author.slug}/`;
  const { title, description } = authorWords(shown);
  const page = { origin, path, name: title, description, mainEntity: personId(origin, own) };
  const crumbs = [...authorCrumbs(author), ...(shown.page > 1 ? [{ name: `Page ${shown.page}`, to: path }] : [])];
  return [
    ...pageGraph(agency, { ...page, type: "ProfilePage" }, crumbs),
    ...authorType.jsonLdOf(author, { origin, imageBase, founderPath }),
    itemList(
      origin,
      path,
      posts.map(({ title, path }) => ({ name: title, path })),
    ),
  ];
}

export function authorIndexGraph(
  { origin, authors }: { origin: string; authors: readonly { name: string; slug: string }[] },
  agency: Agency | undefined,
): JsonLdNode[] {
  if (!agency) return [];
  const page = { origin, path: "/author/", name: authorIndexWords.title, description: authorIndexWords.description };
  return [
    ...pageGraph(agency, { ...page, type: "CollectionPage" }, authorIndexCrumbs),
    itemList(
      origin,
      "/author/",
      authors.map(({ name, slug }) => ({ name, path: `/author/${slug}/` })),
    ),
  ];
}
