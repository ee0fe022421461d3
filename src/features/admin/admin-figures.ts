import { type Kysely, sql } from "kysely";
import type { Database } from "#platform/database/database-schema.ts";

/** A line or a row of bars: one number a week. */
interface Series {
  name: string;
  values: number[];
}

export interface WeekPlot {
  /** Mondays, as ISO dates. */
  weeks: string[];
  series: Series[];
}

const WEEKS = 12;
const DAY_MS = 86_400_000;

/** What the dashboard draws, counted by the database a day and a kind at a time. */
export function createAdminFigures({ db, now }: { db: Kysely<Database>; now: () => Date }) {
  return {
    /** Requests by the form they came through, over the last weeks, this one included. */
    async leadsBySource(): Promise<WeekPlot> {
      const weeks = weeksAround(now(), { ahead: 0 });
      const rows = await db
        .selectFrom("lead")
        .select(["form", dayOf("created_at"), countAll])
        .where("is_spam", "=", 0)
        .where("created_at", ">=", weeks[0] ?? "")
        .groupBy(["form", dayOf("created_at").expression])
        .execute();
      const names = [...new Set(rows.map(({ form }) => form))].toSorted();
      return {
        weeks,
        series: names.map((name) => ({
          name,
          values: perWeek(
            weeks,
            rows.filter(({ form }) => form === name),
          ),
        })),
      };
    },

    /** Calls that took or take place, three weeks ahead. */
    async bookingsAWeek(): Promise<WeekPlot> {
      const weeks = weeksAround(now(), { ahead: 3 });
      const rows = await db
        .selectFrom("booking")
        .select([dayOf("start_at"), countAll])
        .where("state", "=", "confirmed")
        .where("start_at", ">=", weeks[0] ?? "")
        .groupBy(dayOf("start_at").expression)
        .execute();
      return { weeks, series: [{ name: "calls", values: perWeek(weeks, rows) }] };
    },

    async reviewsByState(): Promise<{ state: string; count: number }[]> {
      const rows = await db.selectFrom("review").select(["state", countAll]).where("state", "!=", "removed").groupBy("state").execute();
      return (["pending", "approved", "disapproved"] as const).map((state) => ({
        state,
        count: Number(rows.find((row) => row.state === state)?.n ?? 0),
      }));
    },
  };
}

const countAll = sql<string | number>`count(*)`.as("n");
const dayOf = (column: string) => sql<string>`substr(${sql.ref(column)}, 1, 10)`.as("day");

/** Mondays in UTC, the last of them `ahead` weeks from now. */
function weeksAround(now: Date, { ahead }: { ahead: number }): string[] {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const monday = midnight - ((now.getUTCDay() + 6) % 7) * DAY_MS;
  return Array.from({ length: WEEKS }, (_, at) => new Date(monday + (at + 1 + ahead - WEEKS) * 7 * DAY_MS).toISOString().slice(0, 10));
}

function perWeek(weeks: readonly string[], rows: readonly { day: string; n: string | number }[]): number[] {
  return weeks.map((week, at) => {
    const next = weeks[at + 1] ?? new Date(Date.parse(week) + 7 * DAY_MS).toISOString().slice(0, 10);
    return rows.filter(({ day }) => day >= week && day < next).reduce((sum, { n }) => sum + Number(n), 0);
  });
}
