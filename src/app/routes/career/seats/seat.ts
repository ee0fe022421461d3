import type { Vacancy } from "#content/vacancy/vacancy.content-type.ts";
import type { Line } from "#core/line.ts";
import { formatDate } from "#core/text/format.ts";
import { formatRupees } from "#core/text/rupees.ts";

/** A vacancy as one row of the departures board. */
export interface Seat {
  path: string;
  title: string;
  team: string;
  line: Line;
  jobType: string;
  /** Under the type: how long it lasts, else until when it is open. */
  term: string | undefined;
  location: string;
  workplaceType: string;
  salary: readonly [from: string, to: string];
}

export const seatPath = (slug: string) => `/career/${slug}`;

export const toSeat = (vacancy: Vacancy): Seat => ({
  path: seatPath(vacancy.slug),
  title: vacancy.title,
  team: vacancy.team,
  line: vacancy.line,
  jobType: vacancy.jobType,
  term: vacancy.duration ?? (vacancy.validThrough && `Closes ${formatDate(vacancy.validThrough)}`),
  location: vacancy.location,
  workplaceType: vacancy.workplaceType,
  salary: [formatRupees(vacancy.minSalary), formatRupees(vacancy.maxSalary)],
});
