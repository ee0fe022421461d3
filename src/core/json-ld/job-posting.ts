import { type JsonLdNode, jsonLdId, reference } from "./json-ld-node.ts";
import { logoAddress } from "./organization.ts";

export interface JobFacts {
  origin: string;
  path: string;
  title: string;
  /** HTML, the whole ad. */
  description: string;
  identifier: string;
  hiringOrganization: string;
  datePosted: string;
  /** The last day. */
  validThrough?: string | undefined;
  jobType: string;
  logo?: string | undefined;
  /** Where the work is done; a country for remote work. */
  place: { remote: true; country: string } | { remote: false; address: JsonLdNode };
  salary: { currency: string; min: number; max: number };
}

/**
 * For the page of one job, never for a list of them: https://developers.google.com/search/docs/appearance/structured-data/job-posting
 * `directApply`, because the application is completed on the page.
 */
export function jobPosting(job: JobFacts): JsonLdNode {
  const url = job.origin + job.path;
  return {
    "@type": "JobPosting",
    "@id": `${url}#job`,
    url,
    title: job.title,
    description: job.description,
    identifier: { "@type": "PropertyValue", name: job.hiringOrganization, value: job.identifier },
    datePosted: job.datePosted,
    ...(job.validThrough && { validThrough: `${job.validThrough}T23:59:59Z` }),
    directApply: true,
    employmentType: employmentTypes[job.jobType.toLowerCase()] ?? "OTHER",
    hiringOrganization: {
      "@type": "Organization",
      "@id": jsonLdId.organization(job.origin),
      name: job.hiringOrganization,
      sameAs: `${job.origin}/`,
      logo: logoAddress(job.origin, job.logo),
    },
    ...placeOf(job.place),
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: job.salary.currency,
      value: { "@type": "QuantitativeValue", minValue: job.salary.min, maxValue: job.salary.max, unitText: "YEAR" },
    },
    mainEntityOfPage: reference(jsonLdId.webPage(url)),
  };
}

function placeOf(place: JobFacts["place"]) {
  if (place.remote) return { jobLocationType: "TELECOMMUTE", applicantLocationRequirements: { "@type": "Country", name: place.country } };
  return { jobLocation: { "@type": "Place", address: place.address } };
}

/** The words that search engines know for ours. */
const employmentTypes: Readonly<Record<string, string>> = {
  "full-time": "FULL_TIME",
  "part-time": "PART_TIME",
  contract: "CONTRACTOR",
  temporary: "TEMPORARY",
  internship: "INTERN",
};
