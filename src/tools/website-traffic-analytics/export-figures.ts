import { AppError } from "#core/errors/app-error.ts";
import type { Figure } from "#core/figures/figure.schema.ts";
import { analyticsMetricOf } from "#engines/search-console/analytics-columns.ts";
import { type AnalyticsExport, readAnalytics } from "#engines/search-console/read-analytics.ts";
import { readSearchConsoleText, type SearchConsoleExport } from "#engines/search-console/read-search-console.ts";
import type { WebsiteTrafficOutput } from "./website-traffic-analytics.schema.ts";

const MOST_ROWS = 50;

/** The visitor's own numbers, summed up: their measurement, and nobody's estimate. */
export function exportFigures(text: string, today: string): WebsiteTrafficOutput {
  const analytics = readAnalytics(text);
  if (analytics) return analyticsFigures(analytics, today);
  const console = readSearchConsoleText(text);
  if (console.days.length > 0 || console.pages.length > 0 || console.queries.length > 0) return consoleFigures(console, today);
  throw new AppError("input_invalid", {
    reason:
      "That is neither Search Console’s performance export nor a GA4 report. Choose the file, or paste the rows with their headings, as they were exported.",
  });
}

function analyticsFigures({ dimension, metrics, rows, from, to }: AnalyticsExport, today: string): WebsiteTrafficOutput {
  const asOf = to ?? today;
  const source = "Your GA4 export";
  const columns = metrics.map((title) => ({ key: title, title }));
  const figureAt = (value: number | null): Figure =>
    value === null
      ? { state: "unavailable", reason: "unsupported", detail: "The cell holds no number." }
      : { state: "measured", value, source, asOf };
  const sums = metrics.map((_, index) => rows.reduce((sum, { values }) => sum + (values[index] ?? 0), 0));
  return {
    headline: `${sums[0]?.toLocaleString("en-US")} ${metrics[0]?.toLowerCase()} in your export${from && to ? `, ${from} to ${to}` : ""}.`,
    columns,
    row: { name: "Your site", figures: Object.fromEntries(metrics.map((title, index) => [title, figureAt(sums[index] ?? null)])) },
    tables: [
      {
        caption: `By ${dimension.toLowerCase()}`,
        named: dimension,
        columns,
        rows: rows
          .toSorted((a, b) => (b.values[0] ?? 0) - (a.values[0] ?? 0))
          .slice(0, MOST_ROWS)
          .map(({ name, values }) => ({
            name,
            figures: Object.fromEntries(metrics.map((title, index) => [title, figureAt(values[index] ?? null)])),
          })),
      },
    ],
    notes: metrics.some((title) => analyticsMetricOf(title) === "users")
      ? ["Users of two rows may be the same person, so their sum can be more than the users of the site."]
      : [],
  };
}

const CONSOLE_COLUMNS = [
  { key: "clicks", title: "Clicks", note: "from Google search" },
  { key: "impressions", title: "Impressions", note: "in Google search" },
];

function consoleFigures({ days, pages, queries, range, notes }: SearchConsoleExport, today: string): WebsiteTrafficOutput {
  const asOf = days.at(-1)?.day ?? today;
  const figuresOf = ({ clicks, impressions }: { clicks: number; impressions: number }): Record<string, Figure> => {
    const known = { state: "measured", source: "Your Search Console export", asOf } as const;
    return { clicks: { ...known, value: clicks }, impressions: { ...known, value: impressions } };
  };
  const parts = [
    { caption: "By day", named: "Day", rows: days.map(({ day, metrics }) => ({ name: day, metrics })) },
    { caption: "By page", named: "Page", rows: pages.map(({ name, now }) => ({ name, metrics: now })) },
    { caption: "By query", named: "Query", rows: queries.map(({ name, now }) => ({ name, metrics: now })) },
  ].filter(({ rows }) => rows.length > 0);
  // Days hold every click; pages and queries are cut at a thousand rows, and rare queries are withheld.
  const [whole] = parts;
  const sum = (whole?.rows ?? []).reduce(
    (all, { metrics }) => ({ clicks: all.clicks + metrics.clicks, impressions: all.impressions + metrics.impressions }),
    { clicks: 0, impressions: 0 },
  );
  return {
    headline: `${sum.clicks.toLocaleString("en-US")} clicks from Google search in your export${range ? `: ${range}` : ""}.`,
    columns: CONSOLE_COLUMNS,
    row: { name: "Your site", figures: figuresOf(sum) },
    tables: parts.map(({ caption, named, rows }) => ({
      caption,
      named,
      columns: CONSOLE_COLUMNS,
      rows: (named === "Day" ? rows : rows.toSorted((a, b) => b.metrics.clicks - a.metrics.clicks).slice(0, MOST_ROWS)).map(
        ({ name, metrics }) => ({
          name,
          figures: figuresOf(metrics),
        }),
      ),
    })),
    notes: [
      ...notes,
      ...(days.length === 0
        ? ["The export has no rows by day, so the sum covers only the rows that are in it: Search Console withholds rare queries."]
        : []),
    ],
  };
}
