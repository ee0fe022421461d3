import type { Vacancy } from "#content/vacancy/vacancy.content-type.ts";
import { jobPosting } from "#core/json-ld/job-posting.ts";
import type { JsonLdNode } from "#core/json-ld/json-ld-node.ts";
import type { Agency } from "#core/json-ld/organization.ts";
import { pageGraph } from "#core/json-ld/page-graph.ts";
import { postalAddress } from "#core/json-ld/postal-address.ts";
import { careersCrumbs } from "../career-crumbs.ts";
import { seatPath } from "../seats/seat.ts";
import { jobDescription } from "./job-description.ts";

export function jobGraph({ vacancy, origin }: { vacancy: Vacancy; origin: string }, agency: Agency | undefined): JsonLdNode[] {
  if (!agency) return [];
  const { title, slug, seo, datePosted } = vacancy;
  const path = seatPath(slug);
  const page = { origin, path, name: seo.title, description: seo.description, dateModified: datePosted };
  return [
    ...pageGraph(agency, page, [...careersCrumbs, { name: title, to: path }]),
    // Without the day it was posted search engines refuse the whole posting.
    ...(datePosted ? [postingOf({ ...vacancy, datePosted }, origin, agency)] : []),
  ];
}

function postingOf(vacancy: Vacancy & { datePosted: string }, origin: string, agency: Agency): JsonLdNode {
  const { title, slug, datePosted, validThrough, jobType, workplaceType, location, country, minSalary, maxSalary } = vacancy;
  const office = agency.offices.find(({ city }) => city === location);
  const address = {
    ...(office ? postalAddress(office) : { "@type": "PostalAddress", addressLocality: location }),
    ...(country && { addressCountry: country }),
  };
  return jobPosting({
    origin,
    path: seatPath(slug),
    title,
    description: jobDescription(vacancy),
    identifier: slug,
    hiringOrganization: agency.brandName,
    logo: agency.logo,
    datePosted,
    validThrough,
    jobType,
    place: workplaceType === "Remote" ? { remote: true, country: location } : { remote: false, address },
    salary: { currency: "INR", min: minSalary, max: maxSalary },
  });
}
