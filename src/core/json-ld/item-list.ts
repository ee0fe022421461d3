import type { JsonLdNode } from "./json-ld-node.ts";

/** The pages a list page leads to, in their order. */
export function itemList(origin: string, path: string, items: readonly { name: string; path: string }[]): JsonLdNode {
  return {
    "@type": "ItemList",
    "@id": `${origin}${path}#list`,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({ "@type": "ListItem", position: index + 1, name: item.name, url: origin + item.path })),
  };
}
