import { z } from "zod";
import { isoDate, line, slug, text } from "#core/content/document-fields.ts";

const rupees = z.number().int().positive();

/** An open seat. The specification's two naming forms are one here: see the mapping. What it does not name has a default. */
export const vacancy = z
  .object({
    _id: z.string(),
    slug,
    title: text,
    team: text,
    line: line.default("slate"),
    jobType: text,
    workplaceType: text,
    /** The city, or the country when the work is remote. */
    location: text,
    /** ISO 3166, for search engines. */
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
    /** A year, in rupees. */
    minSalary: rupees,
    maxSalary: rupees,
    /** How long a seat lasts that ends by itself. */
    duration: text.optional(),
    datePosted: isoDate.optional(),
    /** The last day on which it is open. */
    validThrough: isoDate.optional(),
    placeAndHours: text.optional(),
    /** Whom one would work with. */
    colleagues: text.optional(),
    keyRole: z.object({
      content: text,
      listItems: z.array(z.object({ _key: z.string(), listTitle: text, listText: text })).default([]),
    }),
    skillReq: z.array(text).default([]),
    firstDays: z.array(z.object({ title: text, text })).default([]),
    notNeeded: z.array(text).default([]),
    steps: z.array(z.object({ title: text, length: text, text })).default([]),
    /** What an application holds. */
    send: z.array(text).default([]),
    /** Who reads the applications. */
    answeredBy: text.optional(),
    seo: z.object({ title: text, description: text }),
  })
  .refine(({ minSalary, maxSalary }) => minSalary <= maxSalary, {
    path: ["minSalary"],
    message: "the lower salary is above the higher one",
  });
export type Vacancy = z.output<typeof vacancy>;
