import { type JsonLdNode, jsonLdId, reference } from "./json-ld-node.ts";

interface OfficeFacts {
  country: string;
  city: string;
  street: string;
  /** `Chicago, IL 60600` */
  locality: string;
  phone: string;
  /** `Mon to Fri 9:00 to 17:30 Central` */
  hours: string;
}

/** An office of the agency, on the page that lists them. Never with a rating: see organization.ts. */
export function professionalService(
  origin: string,
  path: string,
  agency: { brandName: string; email: string },
  office: OfficeFacts,
): JsonLdNode {
  const hours = openingHours(office.hours);
  return {
    "@type": "ProfessionalService",
    "@id": `${origin}${path}#${office.city.toLowerCase().replaceAll(/[^a-z]+/g, "-")}`,
    name: `${agency.brandName}, ${office.city}`,
    url: origin + path,
    telephone: office.phone,
    email: agency.email,
    address: postalAddress(office),
    ...(hours && { openingHours: hours }),
    parentOrganization: reference(jsonLdId.organization(origin)),
  };
}

function postalAddress({ street, locality, country }: OfficeFacts): JsonLdNode {
  const [, city = locality, region, postalCode] = /^(.+?), ([\p{L}. ]+?) (\S*\d[\S ]*)$/u.exec(locality) ?? [];
  return {
    "@type": "PostalAddress",
    streetAddress: street,
    addressLocality: city,
    ...(region && { addressRegion: region, postalCode }),
    addressCountry: country,
  };
}

/** `Mo-Fr 09:00-17:30`, in the office's own time; undefined when the text says it in another way. */
function openingHours(text: string): string | undefined {
  const [, first, last, from, to] = /^([A-Z][a-z])[a-z]+ to ([A-Z][a-z])[a-z]+ (\d?\d:\d\d) to (\d?\d:\d\d)\b/.exec(text) ?? [];
  return from && to && `${first}-${last} ${from.padStart(5, "0")}-${to.padStart(5, "0")}`;
}
