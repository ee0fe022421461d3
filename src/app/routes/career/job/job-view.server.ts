import { listOpenVacancies, readOpenVacancy } from "#content/vacancy/vacancy.content-type.ts";
import { addWorkingDays } from "#core/calendar/working-days.ts";
import type { ContentSource } from "#core/content/content-source.ts";
import { formatDate } from "#core/text/format.ts";
import { toSeat } from "../seats/seat.ts";

/** An application is answered within so many working days. */
const ANSWER_DAYS = 5;

/** A job's page, or undefined when there is no such vacancy, or none any more. */
export async function loadJob(content: ContentSource, slug: string, origin: string, now: Date) {
  const [vacancy, open] = await Promise.all([readOpenVacancy(content, slug, now), listOpenVacancies(content, now)]);
  if (!vacancy) return undefined;
  const { datePosted, validThrough } = vacancy;
  return {
    origin,
    vacancy,
    seat: toSeat(vacancy),
    posted: datePosted && formatDate(datePosted),
    until: validThrough && formatDate(validThrough),
    application: {
      written: formatDate(now.toISOString()),
      answered: formatDate(addWorkingDays(now, ANSWER_DAYS).toISOString()),
    },
    others: open.filter((other) => other.slug !== slug).map(toSeat),
  };
}

export type JobView = NonNullable<Awaited<ReturnType<typeof loadJob>>>;
