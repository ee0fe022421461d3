import { type Kysely, sql } from "kysely";
import { present } from "#core/errors/present.ts";
import { compareText } from "#core/lists/compare-text.ts";
import { ALL, type ListPage, type ListQuery } from "#core/lists/list-query.ts";
import type { Database } from "#platform/database/database-schema.ts";
import { type Device, devices, keptValue, type Metric, metrics, type Rating, ratingOf } from "./vital-metrics.ts";
import type { VitalSample } from "./vital-sample.ts";

interface Options {
  db: Kysely<Database>;
  /** The template of a route by its id; undefined for one that is not measured. */
  templateOf(id: string): string | undefined;
  now: () => Date;
}

/** The 75th percentile of so many page views; without a value when they are too few to say. */
export interface Percentile {
  p75: number | undefined;
  rating: Rating | undefined;
  count: number;
}

export interface SpeedRow {
  route: string;
  device: Device;
  /** Page views: the most that any metric has. */
  samples: number;
  vitals: Record<Metric, Percentile>;
}

export interface SpeedDay {
  day: string;
  vitals: Record<Metric, Percentile>;
}

export type Speed = ReturnType<typeof createSpeed>;

/** Below this a percentile says more about one visitor than about a page. */
export const FEWEST = 20;
const DAY_MS = 86_400_000;
export const KEPT_DAYS = 90;
export const PERIODS = ["7", "28"] as const;

/** How fast pages are for the people who open them. Kept as counts a day: no visitor, no address, and never more rows than values. */
export function createSpeed({ db, templateOf, now }: Options) {
  const dayAgo = (days: number) => new Date(now().getTime() - days * DAY_MS).toISOString().slice(0, 10);

  return {
    /** False when there is no such route. */
    async record({ route: id, device, ...values }: VitalSample): Promise<boolean> {
      const route = templateOf(id);
      if (route === undefined) return false;
      const rows = metrics.flatMap((metric) => {
        const value = values[metric];
        if (value === undefined) return [];
        return { day: dayAgo(0), route, device, metric, value: keptValue(metric, metric === "cls" ? value * 1000 : value), count: 1 };
      });
      await db
        .insertInto("vital")
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(["day", "route", "device", "metric", "value"]).doUpdateSet({ count: sql<number>`vital.count + 1` }),
        )
        .execute();
      return true;
    },

    /** By route and device, for the admin's list; the busiest first. */
    async list(query: ListQuery): Promise<ListPage<SpeedRow>> {
      const counts = await countsOf(query);
      const groups = Map.groupBy(counts, ({ route, device }) => `${route} ${device}`);
      const all = [...groups.values()].map((group): SpeedRow => {
        const vitals = vitalsOf(group);
        const [{ route, device } = { route: "", device: "desktop" as const }] = group;
        return { route, device, samples: Math.max(...metrics.map((metric) => vitals[metric].count)), vitals };
      });
      const found = all.filter(({ route }) => route.toLowerCase().includes(query.q.toLowerCase()));
      const device = query.filters["device"] ?? ALL;
      const rows = found.filter((row) => device === ALL || row.device === device).toSorted(orderOf(query.sort));
      return {
        rows,
        total: rows.length,
        counts: { days: await viewsByPeriod(), device: Object.fromEntries(devices.map((each) => [each, countOf(found, each)])) },
        query: { q: query.q, sort: query.sort, page: 1, filters: { days: periodOf(query), device } },
      };
    },

    /** All routes together, day by day, oldest first; and over the whole time. */
    async days(query: ListQuery): Promise<{ whole: Record<Metric, Percentile>; days: SpeedDay[] }> {
      const device = query.filters["device"] ?? ALL;
      const counts = (await countsOf(query)).filter((row) => device === ALL || row.device === device);
      const byDay = Map.groupBy(counts, ({ day }) => day);
      return {
        whole: vitalsOf(counts),
        days: [...byDay].toSorted(([a], [b]) => compareText(a, b)).map(([day, rows]) => ({ day, vitals: vitalsOf(rows) })),
      };
    },

    async removeOld(): Promise<void> {
      await db.deleteFrom("vital").where("day", "<", dayAgo(KEPT_DAYS)).execute();
    },
  };

  function countsOf(query: ListQuery) {
    const period = periodOf(query);
    const days = period === ALL ? KEPT_DAYS : Number(period);
    return db.selectFrom("vital").selectAll().where("day", ">", dayAgo(days)).execute();
  }

  /** Page views, as far as they were measured: every browser tells the time to the first byte. */
  async function viewsByPeriod(): Promise<Record<string, number>> {
    const rows = await db
      .selectFrom("vital")
      .select(["day", sql<number | string>`sum(count)`.as("n")])
      .where("metric", "=", "ttfb")
      .groupBy("day")
      .execute();
    const since = (days: number) => rows.filter(({ day }) => day > dayAgo(days)).reduce((sum, { n }) => sum + Number(n), 0);
    return Object.fromEntries(PERIODS.map((days) => [days, since(Number(days))]));
  }
}

interface Counted {
  metric: Metric;
  value: number;
  count: number;
}

function vitalsOf(rows: readonly Counted[]): Record<Metric, Percentile> {
  const byMetric = Map.groupBy(rows, ({ metric }) => metric);
  return Object.fromEntries(metrics.map((metric) => [metric, percentileOf(metric, byMetric.get(metric) ?? [])])) as Record<
    Metric,
    Percentile
  >;
}

/** By nearest rank: the smallest value that three of four page views do not exceed. */
function percentileOf(metric: Metric, rows: readonly Counted[]): Percentile {
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  if (count < FEWEST) return { p75: undefined, rating: undefined, count };
  let below = 0;
  const sorted = rows.toSorted((a, b) => a.value - b.value);
  const { value: p75 } = present(
    sorted.find((row) => {
      below += row.count;
      return below >= count * 0.75;
    }),
  );
  return { p75, rating: ratingOf(metric, p75), count };
}

const periodOf = ({ filters }: ListQuery): string => {
  const asked = filters["days"] ?? "28";
  return asked === ALL || (PERIODS as readonly string[]).includes(asked) ? asked : "28";
};

const countOf = (rows: readonly SpeedRow[], device: Device) => rows.filter((row) => row.device === device).length;

function orderOf(sort: string): (a: SpeedRow, b: SpeedRow) => number {
  const name = sort.replace(/^-/, "");
  const turn = sort.startsWith("-") ? -1 : 1;
  const metric = metrics.find((each) => each === name);
  if (name === "route") return (a, b) => turn * compareText(a.route, b.route);
  if (metric) return (a, b) => turn * ((a.vitals[metric].p75 ?? -1) - (b.vitals[metric].p75 ?? -1));
  return (a, b) => (name === "samples" ? turn : -1) * (a.samples - b.samples);
}
