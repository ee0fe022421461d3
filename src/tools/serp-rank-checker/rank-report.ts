import type { Figure, FigureRow } from "#core/figures/figure.schema.ts";
import type { ExportRow, Metrics, SearchConsoleExport } from "#engines/search-console/read-search-console.ts";
import type { RankReport } from "./serp-rank-checker.schema.ts";

interface Options {
  now: Date;
  brand?: string | undefined;
  /** An export of an earlier range. */
  earlier?: SearchConsoleExport | undefined;
}

const SOURCE = "Search Console export";
const LISTED = 30;
/** Where a little more brings much: below the first three, not yet out of sight. */
const NEAR = { first: 4, last: 15 };
/** As many of one's own queries near place three make a rate that can be trusted a little. */
const ENOUGH_QUERIES = 5;
const ENOUGH_SHOWN = 200;

/** What the owner's own figures say: near wins, what moved, and which queries their pages share. */
export function reportOf(read: SearchConsoleExport, { now, brand = "", earlier }: Options): RankReport {
  const asOf = read.days.at(-1)?.day ?? now.toISOString().slice(0, 10);
  const measured = (value: number | string): Figure => ({ state: "measured", value, source: SOURCE, asOf });
  const name = brand.trim().toLowerCase();
  const isMeant = (query: string) => name === "" || !query.toLowerCase().includes(name);
  const queries = withEarlier(read.queries, earlier).filter((row) => isMeant(row.name));
  const pairs = read.pairs.filter((row) => isMeant(row.name));
  const nearShown = usualShown(queries);
  const isNear = ({ now: { position, impressions } }: ExportRow) =>
    position !== null && position >= NEAR.first && position <= NEAR.last && impressions >= nearShown;
  const near = queries.filter(isNear).sort((a, b) => b.now.impressions - a.now.impressions);
  const moved = queries.filter(({ before }) => before !== null);
  const rate = rateNearThird(queries);
  const metricsOf = ({ clicks, impressions, position }: Metrics): FigureRow["figures"] => ({
    position: position === null ? unknown("The export has no position for it.") : measured(tenth(position)),
    shown: measured(impressions),
    clicks: measured(clicks),
  });
  const changeOf = (row: ExportRow): FigureRow => ({
    name: row.name,
    figures: {
      ...metricsOf(row.now),
      clicksBefore: measured(row.before?.clicks ?? 0),
      positionBefore: row.before?.position ? measured(tenth(row.before.position)) : unknown("It was not shown in the earlier range."),
    },
  });
  const change = (row: ExportRow) => row.now.clicks - (row.before?.clicks ?? 0);
  const shared = sharedQueries(pairs);
  return {
    source: SOURCE,
    asOf,
    range: read.range,
    nearShown: measured(nearShown),
    headline: headlineOf(queries.length, near.length),
    summary: [{ name: "All queries read", figures: metricsOf(totalOf(queries)) }],
    nearMeans: `average position ${NEAR.first} to ${NEAR.last}, shown ${nearShown.toLocaleString("en-US")} times or more`,
    nearWins: near.slice(0, LISTED).map((row) => ({
      name: row.name,
      figures: {
        ...metricsOf(row.now),
        ...pageOf(row.name, pairs, measured),
        atThird: atThird(row.now.impressions, rate, asOf),
      },
    })),
    gains: moved
      .filter((row) => change(row) > 0)
      .sort((a, b) => change(b) - change(a))
      .slice(0, LISTED)
      .map(changeOf),
    losses: moved
      .filter((row) => change(row) < 0)
      .sort((a, b) => change(a) - change(b))
      .slice(0, LISTED)
      .map(changeOf),
    changesMissing:
      moved.length > 0
        ? null
        : "This export holds one range. Compare two in Search Console before you export, or add an earlier one below the first.",
    shared: shared.slice(0, LISTED).map(({ query, pages }) => ({
      name: query,
      figures: Object.fromEntries(
        pages.map((page, index) => [`page${index + 1}`, measured(`${page.page}, position ${tenth(page.now.position ?? 0)}`)]),
      ),
    })),
    sharedMissing:
      pairs.length > 0
        ? null
        : "Search Console's own file lists queries and pages apart. An export through its API or a report, with a column of queries and one of pages, shows which pages share a query.",
    points: plotted(queries).map((row) => ({
      query: row.name,
      position: measured(tenth(row.now.position ?? 0)),
      shown: measured(row.now.impressions),
      isNear: isNear(row),
    })),
    days: read.days.map(({ day, metrics }) => ({ day, clicks: measured(metrics.clicks) })),
    notes: [...read.notes, ...(earlier?.notes ?? [])],
  };
}

function headlineOf(queries: number, near: number): string {
  if (queries === 0) return "No queries could be read in this export.";
  if (near === 0) return "No query stands close to the top and is shown often.";
  return near === 1
    ? "One query stands close to the top and is shown often."
    : `${near} queries stand close to the top and are shown often.`;
}

const unknown = (detail: string): Figure => ({ state: "unavailable", reason: "not-in-dataset", detail });
const tenth = (position: number) => Math.round(position * 10) / 10;

function withEarlier(rows: readonly ExportRow[], earlier: SearchConsoleExport | undefined): readonly ExportRow[] {
  if (!earlier) return rows;
  const before = new Map(earlier.queries.map((row) => [row.name, row.now]));
  const gone = earlier.queries.filter(({ name }) => !rows.some((row) => row.name === name));
  return [
    ...rows.map((row) => ({ ...row, before: before.get(row.name) ?? NOT_SHOWN })),
    ...gone.map((row) => ({ name: row.name, now: NOT_SHOWN, before: row.now })),
  ];
}

const NOT_SHOWN: Metrics = { clicks: 0, impressions: 0, ctr: null, position: null };

/** Often enough to matter on this site: what a quarter of its queries reach, as a round number. */
function usualShown(queries: readonly ExportRow[]): number {
  const sorted = queries.map(({ now }) => now.impressions).sort((a, b) => b - a);
  const quarter = sorted[Math.floor(sorted.length / 4)] ?? 0;
  return ROUND.findLast((step) => step <= quarter) ?? 10;
}
const ROUND = [10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000];

/** The owner's own click rate near place three: no table of somebody else's averages. */
function rateNearThird(queries: readonly ExportRow[]): { rate: number; queries: number } | undefined {
  const third = queries.filter(({ now: { position } }) => position !== null && position >= 2.5 && position < 3.5);
  const { clicks, impressions } = totalOf(third);
  return third.length >= ENOUGH_QUERIES && impressions >= ENOUGH_SHOWN ? { rate: clicks / impressions, queries: third.length } : undefined;
}

function atThird(shown: number, rate: { rate: number; queries: number } | undefined, asOf: string): Figure {
  if (!rate) return unknown("Too few of your own queries stand near position three to know how often people click there.");
  return {
    state: "estimated",
    value: Math.round(shown * rate.rate),
    source: SOURCE,
    asOf,
    method: `How often it was shown, times your own click rate near position 3: ${(rate.rate * 100).toFixed(1)}% over ${rate.queries} queries of this file.`,
    inputs: ["impressions of the query", "click rate of your queries between position 2.5 and 3.5"],
  };
}

function totalOf(rows: readonly ExportRow[]): Metrics {
  const clicks = rows.reduce((sum, { now }) => sum + now.clicks, 0);
  const impressions = rows.reduce((sum, { now }) => sum + now.impressions, 0);
  const placed = rows.filter(({ now }) => now.position !== null);
  const shown = placed.reduce((sum, { now }) => sum + now.impressions, 0);
  const position = shown > 0 ? placed.reduce((sum, { now }) => sum + (now.position ?? 0) * now.impressions, 0) / shown : null;
  return { clicks, impressions, ctr: impressions > 0 ? clicks / impressions : null, position };
}

type Pair = SearchConsoleExport["pairs"][number];

function pageOf(query: string, pairs: readonly Pair[], measured: (value: string) => Figure): FigureRow["figures"] {
  const own = pairs.filter(({ name }) => name === query).sort((a, b) => b.now.impressions - a.now.impressions);
  return own[0] ? { page: measured(own[0].page) } : {};
}

/** A page takes part when it has a tenth of what the query was shown: less is chance. */
function sharedQueries(pairs: readonly Pair[]): { query: string; pages: Pair[] }[] {
  return [...Map.groupBy(pairs, ({ name }) => name)]
    .map(([query, rows]) => {
      const all = rows.reduce((sum, { now }) => sum + now.impressions, 0);
      const pages = rows.filter(({ now }) => now.impressions >= 10 && now.impressions >= all / 10);
      return { query, all, pages: pages.sort((a, b) => b.now.impressions - a.now.impressions).slice(0, 4) };
    })
    .filter(({ pages }) => pages.length > 1)
    .sort((a, b) => b.all - a.all);
}

const PLOTTED = 100;

function plotted(queries: readonly ExportRow[]): ExportRow[] {
  return queries
    .filter(({ now }) => now.position !== null && now.position <= 20 && now.impressions > 0)
    .sort((a, b) => b.now.impressions - a.now.impressions)
    .slice(0, PLOTTED);
}
