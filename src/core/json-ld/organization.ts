import { type JsonLdNode, jsonLdId } from "./json-ld-node.ts";
import { postalAddress } from "./postal-address.ts";

/** What the settings say about the agency. */
export interface Agency {
  brandName: string;
  /** The address of its own sign, whole or of this site. */
  logo?: string | undefined;
  tagline: string;
  description: string;
  mail?: { hello: string };
  offices: readonly { country: string; city: string; street: string; locality: string; phone: string; headOffice: boolean }[];
  socials: readonly { url: string }[];
}

/**
 * Who stands behind a page; with its description and addresses on the one page that shows them, the contact page.
 * Never with a rating: reviews about ourselves on our own pages are self-serving, and search engines have not shown them since 2019.
 */
export function organization(origin: string, agency: Agency, { whole }: { whole: boolean }): JsonLdNode {
  const home = agency.offices.find(({ headOffice }) => headOffice) ?? agency.offices[0];
  return {
    "@type": "Organization",
    "@id": jsonLdId.organization(origin),
    name: agency.brandName,
    url: `${origin}/`,
    logo: logoAddress(origin, agency.logo),
    ...(whole && {
      slogan: agency.tagline,
      description: agency.description,
      ...(agency.mail && { email: agency.mail.hello }),
      ...(home && { telephone: home.phone }),
      address: agency.offices.map(postalAddress),
    }),
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "sales",
      ...(agency.mail && { email: agency.mail.hello }),
      ...(home && { telephone: home.phone }),
      url: `${origin}/contact-us`,
    },
    sameAs: agency.socials.map(({ url }) => url),
  };
}

/** The agency's own sign, or the site's icon: a picture on a ground of its own, over the 112 pixels that search engines ask of a logo. */
export const logoAddress = (origin: string, logo = "/apple-touch-icon.png") => new URL(logo, origin).href;
