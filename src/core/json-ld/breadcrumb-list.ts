import { type JsonLdNode, jsonLdId } from "./json-ld-node.ts";

/** The pages above a page, and the page itself last. */
export function breadcrumbList(origin: string, crumbs: readonly { name: string; to: string }[]): JsonLdNode {
  return {
    "@type": "BreadcrumbList",
    "@id": jsonLdId.breadcrumb(origin + (crumbs.at(-1)?.to ?? "/")),
    itemListElement: crumbs.map(({ name, to }, index) => ({ "@type": "ListItem", position: index + 1, name, item: origin + to })),
  };
}
