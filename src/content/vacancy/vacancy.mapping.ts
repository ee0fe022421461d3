import { z } from "zod";
import { type Vacancy, vacancy } from "./vacancy.schema.ts";

/**
 * The one place that knows both naming forms: `title`, `team`, `salaryMin` and `salaryMax`, or `jobTitle`, `teamName` and
 * `salary{minSalary, maxSalary}`; the salary may also stand flat, as `minSalary` and `maxSalary`. A field left blank counts as absent.
 */
export function toVacancy(raw: unknown): Vacancy {
  const { jobTitle, teamName, salary, salaryMin, salaryMax, ...rest } = eitherForm.parse(raw);
  const title = rest.title ?? jobTitle;
  return vacancy.parse({
    ...rest,
    title,
    team: rest.team ?? teamName,
    minSalary: salaryMin ?? salary?.minSalary ?? rest.minSalary,
    maxSalary: salaryMax ?? salary?.maxSalary ?? rest.maxSalary,
    seo: rest["seo"] ?? { title, description: (rest["keyRole"] as { content?: string } | undefined)?.content },
  });
}

const name = z
  .string()
  .transform((value) => value.trim() || undefined)
  .optional();
const amount = z.number().optional();

const eitherForm = z.looseObject({
  title: name,
  jobTitle: name,
  team: name,
  teamName: name,
  salaryMin: amount,
  salaryMax: amount,
  minSalary: amount,
  maxSalary: amount,
  salary: z.looseObject({ minSalary: amount, maxSalary: amount }).optional(),
});
