import { type JsonLdNode, jsonLdId, reference } from "./json-ld-node.ts";

/** A case study: an article of ours about a client. Growth stands in it as text, never as a review. */
export function article(study: {
  origin: string;
  path: string;
  headline: string;
  description: string;
  /** The client it tells about. */
  about: string;
  section: string;
  /** Absolute addresses. */
  images: readonly string[];
}): JsonLdNode {
  const url = study.origin + study.path;
  const agency = reference(jsonLdId.organization(study.origin));
  return {
    "@type": "Article",
    "@id": `${url}#article`,
    url,
    headline: study.headline,
    description: study.description,
    inLanguage: "en-US",
    articleSection: study.section,
    ...(study.images.length > 0 && { image: study.images }),
    about: { "@type": "Organization", name: study.about },
    author: agency,
    publisher: agency,
    mainEntityOfPage: reference(jsonLdId.webPage(url)),
  };
}
