import { z } from "zod";
import { defineContentType } from "#core/content/define-content-type.ts";
import { seo } from "#core/content/document-fields.ts";
import { field, optional, orElse, readAs } from "#core/content/field.ts";
import { jobPosting } from "#core/json-ld/job-posting.ts";
import type { Agency } from "#core/json-ld/organization.ts";
import { postalAddress } from "#core/json-ld/postal-address.ts";
import { jobDescription } from "./job-description.ts";

const rupees = z.number().int().positive();

/**
 * An open seat. The specification has two naming forms: `title`, `team`, `salaryMin` and `salaryMax`, or `jobTitle`, `teamName` and
 * `salary{minSalary, maxSalary}`; the salary may also stand flat. What it does not name has a default.
 */
export const vacancy = defineContentType({
  name: "vacancy",
  title: "Job",
  plural: "Jobs",
  address: (slug) => `/career/${slug}`,
  fields: {
    slug: field.slug("Address", "title"),
    title: field.text("Title", { at: ["title", "jobTitle"] }),
    team: field.text("Team", { at: ["team", "teamName"] }),
    line: orElse(field.line("Color", { tab: "settings" }), "slate"),
    jobType: field.text("Kind of job", { help: "Such as Full-time or Internship." }),
    workplaceType: field.text("Workplace", { help: "On-site, Hybrid or Remote." }),
    location: field.text("Place", { help: "The city, or the country when the work is remote." }),
    country: optional(
      field.patternText("Country code", /^[A-Z]{2}$/, "two capital letters", {
        tab: "search",
        help: "Two letters for search engines, such as IN or US.",
      }),
    ),
    minSalary: readAs(
      field.integer("Salary from", {
        min: 1,
        at: ["salaryMin", "salary.minSalary", "minSalary"],
        help: "A year, in rupees, without commas.",
      }),
      rupees,
    ),
    maxSalary: readAs(
      field.integer("Salary to", {
        min: 1,
        at: ["salaryMax", "salary.maxSalary", "maxSalary"],
        help: "A year, in rupees, without commas.",
      }),
      rupees,
    ),
    duration: optional(field.text("How long it lasts", { help: "Only for a job that ends by itself, such as Six months." })),
    datePosted: optional(
      field.day("Posted on", { tab: "settings", help: "It is shown from this day. Search engines list no job without it." }),
    ),
    validThrough: optional(field.day("Open until", { tab: "settings", help: "The last day on which it is shown." })),
    placeAndHours: optional(field.text("Place and hours", { rows: 4 })),
    colleagues: optional(field.text("Colleagues", { rows: 3, help: "Whom one would work with." })),
    keyRole: field.group("The job", {
      content: field.text("Text", { rows: 4 }),
      listItems: orElse(
        field.list(
          "Tasks",
          field.group("Task", {
            _key: field.derived(z.string()),
            listTitle: field.text("Title"),
            listText: field.text("Text", { rows: 2 }),
          }),
        ),
        [],
      ),
    }),
    skillReq: orElse(field.list("What it takes", field.text("Line")), []),
    firstDays: orElse(
      field.list("The first days", field.group("Stage", { title: field.text("Title"), text: field.text("Text", { rows: 3 }) })),
      [],
    ),
    notNeeded: orElse(field.list("What we do not need", field.text("Line")), []),
    steps: orElse(
      field.list(
        "How hiring goes",
        field.group("Step", {
          title: field.text("Title"),
          length: field.text("Takes", { help: "Such as 20 minutes." }),
          text: field.text("Text", { rows: 2 }),
        }),
      ),
      [],
    ),
    send: orElse(field.list("What to send", field.text("Line"), { help: "What an application holds." }), []),
    answeredBy: optional(field.text("Who reads applications", { tab: "settings" })),
    seo: readAs(optional(field.seo()), seo),
    order: field.place(),
  },
  rules: [
    { at: "minSalary", message: "the lower salary is above the higher one", holds: ({ minSalary, maxSalary }) => minSalary <= maxSalary },
  ],
  query: { order: "order asc, _id asc" },
  mapping: ({ seo, ...raw }) => ({
    ...raw,
    seo: seo ?? { title: raw["title"], description: (raw["keyRole"] as { content?: string } | undefined)?.content },
  }),
  /** From the day it was posted to the end of its last day, both in UTC. */
  isShown({ datePosted, validThrough }, now: Date) {
    const today = now.toISOString().slice(0, 10);
    return (datePosted ?? today) <= today && today <= (validThrough ?? today);
  },
  sitemap: { file: "jobs", dated: true },
  changedOn: ["datePosted"],
  jsonLd: {
    /** Without the day it was posted search engines refuse the whole posting. */
    entry(vacancy, { origin, agency }: { origin: string; agency: Agency }) {
      const { slug, title, datePosted, validThrough, jobType, workplaceType, location, country, minSalary, maxSalary } = vacancy;
      if (!datePosted) return [];
      const office = agency.offices.find(({ city }) => city === location);
      const address = {
        ...(office ? postalAddress(office) : { "@type": "PostalAddress", addressLocality: location }),
        ...(country && { addressCountry: country }),
      };
      return [
        jobPosting({
          origin,
          path: `/career/${slug}`,
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
        }),
      ];
    },
  },
});
export type Vacancy = z.output<typeof vacancy.document>;

export const { list: listOpenVacancies, read: readOpenVacancy } = vacancy;
