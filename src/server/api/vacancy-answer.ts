import { z } from "zod";
import { type Vacancy, vacancy } from "#content/vacancy/vacancy.content-type.ts";

const { slug, minSalary, maxSalary } = vacancy.document.shape;

/**
 * A seat under the names that the specification reads: `slug.current`, and the salary as a card of the list has it (`salaryMin`,
 * `salaryMax`) and as the job's own page has it (`minSalary`, `maxSalary`).
 */
export const vacancyAnswer = z.object({
  ...vacancy.document.shape,
  slug: z.object({ current: slug }),
  salaryMin: minSalary,
  salaryMax: maxSalary,
});

export function toVacancyAnswer(seat: Vacancy): z.output<typeof vacancyAnswer> {
  return { ...seat, slug: { current: seat.slug }, salaryMin: seat.minSalary, salaryMax: seat.maxSalary };
}
