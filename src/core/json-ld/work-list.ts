import { type JsonLdNode, jsonLdId, reference } from "./json-ld-node.ts";

interface WorkFacts {
  name: string;
  desc: string;
  year: number;
  /** A path of ours, or an address elsewhere. */
  link: string;
}

/** Its figure stays words on the page: no vocabulary fits it honestly. */
export function creativeWork(origin: string, { name, desc, year, link }: WorkFacts): JsonLdNode {
  return {
    "@type": "CreativeWork",
    name,
    description: desc,
    dateCreated: String(year),
    url: new URL(link, origin).href,
    creator: reference(jsonLdId.organization(origin)),
  };
}

/** The works a page shows, in their order. */
export function workList(origin: string, path: string, works: readonly JsonLdNode[]): JsonLdNode {
  return {
    "@type": "ItemList",
    "@id": `${origin}${path}#works`,
    numberOfItems: works.length,
    itemListElement: works.map((item, index) => ({ "@type": "ListItem", position: index + 1, item })),
  };
}
