import type { JsonLdNode } from "./json-ld-node.ts";

export interface AddressFacts {
  street: string;
  /** `Chicago, IL 60600` */
  locality: string;
  country: string;
}

export function postalAddress({ street, locality, country }: AddressFacts): JsonLdNode {
  const [, city = locality, region, postalCode] = /^(.+?), ([\p{L}. ]+?) (\S*\d[\S ]*)$/u.exec(locality) ?? [];
  return {
    "@type": "PostalAddress",
    streetAddress: street,
    addressLocality: city,
    ...(region && { addressRegion: region, postalCode }),
    addressCountry: country,
  };
}
