import { type JsonLdNode, jsonLdId, reference } from "./json-ld-node.ts";

/** Named by their page, so that a post's author and a profile are one person. */
export const personId = (origin: string, path: string) => `${origin}${path}#person`;

export function person(facts: {
  origin: string;
  /** The canonical spelling of their page's path. */
  path: string;
  name: string;
  jobTitle: string;
  description: string;
  /** Absolute address. */
  image: string | undefined;
  email?: string;
  languages?: readonly string[];
  /** Other pages of this site about the same person. */
  alsoAt?: readonly string[];
}): JsonLdNode {
  const { origin, path, languages = [], alsoAt = [] } = facts;
  return {
    "@type": "Person",
    "@id": personId(origin, path),
    name: facts.name,
    jobTitle: facts.jobTitle,
    description: facts.description,
    url: origin + path,
    ...(facts.image && { image: facts.image }),
    ...(facts.email && { email: facts.email }),
    ...(languages.length > 0 && { knowsLanguage: languages }),
    ...(alsoAt.length > 0 && { sameAs: alsoAt.map((other) => origin + other) }),
    worksFor: reference(jsonLdId.organization(origin)),
    mainEntityOfPage: reference(jsonLdId.webPage(origin + path)),
  };
}
