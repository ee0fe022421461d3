import type { Author } from "#content/author/author.schema.ts";
import { itemList } from "#core/json-ld/item-list.ts";
import type { JsonLdNode } from "#core/json-ld/json-ld-node.ts";
import type { Agency } from "#core/json-ld/organization.ts";
import { pageGraph } from "#core/json-ld/page-graph.ts";
import { person, personId } from "#core/json-ld/person.ts";
import { portraitAddress } from "../../seo/portrait-address.ts";
import { authorCrumbs, authorsCrumbs } from "./author-crumbs.ts";
import { authorsWords, authorWords } from "./author-words.ts";

interface AuthorPage {
  origin: string;
  imageBase: string;
  author: Author;
  founderPath: string | undefined;
  posts: readonly { title: string; path: string }[];
}

export function authorGraph({ origin, imageBase, author, founderPath, posts }: AuthorPage, agency: Agency | undefined): JsonLdNode[] {
  if (!agency) return [];
  const path = `/author/${author.slug}/`;
  const { title, description } = authorWords(author, posts.length);
  const page = { origin, path, name: title, description, mainEntity: personId(origin, path) };
  return [
    ...pageGraph(agency, { ...page, type: "ProfilePage" }, authorCrumbs(author)),
    person({
      origin,
      path,
      name: author.name,
      jobTitle: author.designation,
      description: author.bio,
      image: portraitAddress(author.authorAvatar, { origin, imageBase }),
      alsoAt: founderPath ? [founderPath] : [],
    }),
    itemList(
      origin,
      path,
      posts.map(({ title, path }) => ({ name: title, path })),
    ),
  ];
}

export function authorsGraph(
  { origin, authors }: { origin: string; authors: readonly { name: string; slug: string }[] },
  agency: Agency | undefined,
): JsonLdNode[] {
  if (!agency) return [];
  const page = { origin, path: "/author/", name: authorsWords.title, description: authorsWords.description };
  return [
    ...pageGraph(agency, { ...page, type: "CollectionPage" }, authorsCrumbs),
    itemList(
      origin,
      "/author/",
      authors.map(({ name, slug }) => ({ name, path: `/author/${slug}/` })),
    ),
  ];
}
