import { type JsonLdNode, jsonLdId, reference } from "./json-ld-node.ts";

export function service(page: {
  origin: string;
  path: string;
  name: string;
  description: string;
  serviceType: string;
  areaServed: readonly string[];
  /** The parts of the service, by name. */
  parts: readonly { name: string; description: string }[];
}): JsonLdNode {
  const url = page.origin + page.path;
  return {
    "@type": "Service",
    "@id": `${url}#service`,
    name: page.name,
    description: page.description,
    serviceType: page.serviceType,
    url,
    mainEntityOfPage: reference(jsonLdId.webPage(url)),
    provider: reference(jsonLdId.organization(page.origin)),
    areaServed: page.areaServed.map((name) => ({ "@type": "Country", name })),
    hasOfferCatalog: {
      "@type": "OfferCatalog",
      name: page.name,
      itemListElement: page.parts.map((part) => ({ "@type": "Offer", itemOffered: { "@type": "Service", ...part } })),
    },
  };
}
