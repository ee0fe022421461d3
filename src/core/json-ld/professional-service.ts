import { type JsonLdNode, jsonLdId, reference } from "./json-ld-node.ts";
import { type AddressFacts, postalAddress } from "./postal-address.ts";

interface OfficeFacts extends AddressFacts {
  city: string;
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
    ...(hours && { openingHoursSpecification: hours }),
    parentOrganization: reference(jsonLdId.organization(origin)),
  };
}

/** In the office's own time; undefined when the text says it in another way. */
function openingHours(text: string): JsonLdNode | undefined {
  const [, first = "", last = "", from, to] = /^([A-Z][a-z]{2}) to ([A-Z][a-z]{2}) (\d?\d:\d\d) to (\d?\d:\d\d)\b/.exec(text) ?? [];
  const [begin, end] = [first, last].map((name) => DAYS.findIndex((day) => day.startsWith(name)));
  if (!from || !to || begin === undefined || end === undefined || begin < 0 || end < begin) return undefined;
  return {
    "@type": "OpeningHoursSpecification",
    dayOfWeek: DAYS.slice(begin, end + 1),
    opens: from.padStart(5, "0"),
    closes: to.padStart(5, "0"),
  };
}

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
