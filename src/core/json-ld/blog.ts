import { type JsonLdNode, jsonLdId, reference } from "./json-ld-node.ts";

export const blogId = (origin: string) => `${origin}/blog/#blog`;

export function blog(origin: string, name: string, description: string): JsonLdNode {
  return {
    "@type": "Blog",
    "@id": blogId(origin),
    url: `${origin}/blog/`,
    name,
    description,
    inLanguage: "en-US",
    publisher: reference(jsonLdId.organization(origin)),
  };
}
