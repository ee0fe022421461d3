import { type JsonLdNode, jsonLdId, reference } from "./json-ld-node.ts";

export interface WebPageFacts {
  origin: string;
  /** The canonical spelling of the page's path. */
  path: string;
  name: string;
  description: string;
  type?: "WebPage" | "CollectionPage" | "AboutPage" | "ContactPage" | "ProfilePage";
  /** ISO date of the last change to the text. */
  dateModified?: string | undefined;
  /** The id of the node that the page is about: the person of a profile. */
  mainEntity?: string;
}

export function webPage({ origin, path, name, description, type = "WebPage", dateModified, mainEntity }: WebPageFacts): JsonLdNode {
  const url = origin + path;
  return {
    "@type": type,
    "@id": jsonLdId.webPage(url),
    url,
    name,
    description,
    inLanguage: "en-US",
    isPartOf: reference(jsonLdId.webSite(origin)),
    ...(path !== "/" && { breadcrumb: reference(jsonLdId.breadcrumb(url)) }),
    ...(dateModified && { dateModified }),
    ...(mainEntity && { mainEntity: reference(mainEntity) }),
  };
}
