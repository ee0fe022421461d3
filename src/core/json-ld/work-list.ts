import { type JsonLdNode, jsonLdId, reference } from "./json-ld-node.ts";

interface WorkFacts {
  name: string;
  desc: string;
  year: number;
  /** A path of ours, or an address elsewhere. */
  link: string;
}

/** The works a page shows, in their order. Their figures stay words on the page: no vocabulary fits them honestly. */
export function workList(origin: string, path: string, works: readonly WorkFacts[]): JsonLdNode {
  return {
    "@type": "ItemList",
    "@id": `${origin}${path}#works`,
    numberOfItems: works.length,
    itemListElement: works.map(({ name, desc, year, link }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: {
        "@type": "CreativeWork",
        name,
        description: desc,
        dateCreated: String(year),
        url: new URL(link, origin).href,
        creator: reference(jsonLdId.organization(origin)),
      },
    })),
  };
}
