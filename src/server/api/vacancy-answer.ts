import { z } from "zod";
import { type Vacancy, vacancy } from "#content/vacancy/vacancy.content-type.ts";

const { slug, title, team, minSalary, maxSalary } = vacancy.document.shape;

/**
 * A seat under all names that the specification reads: `slug.current`, `title` and `jobTitle`, `team` and `teamName`, and the salary as
 * a card of the list has it (`salaryMin`, `salaryMax`), as the job's own page has it (`minSalary`, `maxSalary`), and as a group of both.
 */
export const vacancyAnswer = z.object({
  ...vacancy.document.shape,
  slug: z.object({ current: slug }),
  salaryMin: minSalary,
  salaryMax: maxSalary,
  jobTitle: title,
  teamName: team,
  salary: z.object({ minSalary, maxSalary }),
});

export function toVacancyAnswer(seat: Vacancy): z.output<typeof vacancyAnswer> {
  const { slug, title, team, minSalary, maxSalary } = seat;
  return {
    ...seat,
    slug: { current: slug },
    salaryMin: minSalary,
    salaryMax: maxSalary,
    jobTitle: title,
    teamName: team,
    salary: { minSalary, maxSalary },
  };
}
