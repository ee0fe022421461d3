import type { Milestone } from "#content/milestone/milestone.content-type.ts";
import type { Line } from "#core/line.ts";

export interface StoryStop {
  id: string;
  date: string;
  year: string;
  /** `Mar`; undefined where only the year is known. */
  month: string | undefined;
  title: string;
  text: string;
  /** The lines of work that run there, oldest first; the one that starts there last. */
  lines: readonly Line[];
  starts: boolean;
}

export function storyStops(milestones: readonly Milestone[]): StoryStop[] {
  const lines: Line[] = [];
  return milestones
    .filter(({ closed }) => !closed)
    .map(({ _id, date, title, text, opens }) => {
      if (opens) lines.push(opens.line);
      return { id: _id, date, ...shownDate(date), title, text, lines: [...lines], starts: opens !== undefined };
    });
}

export interface Siding {
  id: string;
  year: string;
  title: string;
  text: string;
  months: number;
  after: string;
}

export const storySidings = (milestones: readonly Milestone[]): Siding[] =>
  milestones.flatMap(({ _id, date, title, text, closed }) =>
    closed ? [{ id: _id, year: shownDate(date).year, title, text, months: closed.months, after: closed.after }] : [],
  );

function shownDate(date: string): { year: string; month: string | undefined } {
  const [year = "", month] = date.split("-");
  return { year, month: month && new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" }).format(new Date(`${date}-01`)) };
}
