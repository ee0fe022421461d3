import { type JsonLdNode, jsonLdId, reference } from "./json-ld-node.ts";

export function webSite(origin: string, name: string): JsonLdNode {
  return {
    "@type": "WebSite",
    "@id": jsonLdId.webSite(origin),
    url: `${origin}/`,
    name,
    inLanguage: "en-US",
    publisher: reference(jsonLdId.organization(origin)),
  };
}
