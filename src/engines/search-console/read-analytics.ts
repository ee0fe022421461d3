import { readCsv } from "#core/text/read-csv.ts";
import { analyticsMetricOf } from "./analytics-columns.ts";
import { metricOf } from "./export-columns.ts";

/** A GA4 report as it is exported: lines of remarks, headings, rows. */
export interface AnalyticsExport {
  /** What the rows are: “Session default channel group”, “Page path”. */
  dimension: string;
  /** Headings as they were exported. */
  metrics: readonly string[];
  rows: readonly { name: string; values: readonly (number | null)[] }[];
  /** ISO days from the remarks, when they are there. */
  from: string | null;
  to: string | null;
}

/** Undefined when the text is no such report. Of several tables the one that tells most; charts stand before it, by the number of a day or with one figure. */
export function readAnalytics(text: string): AnalyticsExport | undefined {
  const lines = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  const [from = null, to = null] = lines.filter(isRemark).flatMap(daysIn);
  const tables = lines
    .map((line) => (isRemark(line) ? "" : line))
    .join("\n")
    .split(/\n\s*\n/)
    .flatMap((table) => readTable(readCsv(table)) ?? []);
  const worth = (table: Table) => (isByNumber(table) ? 0 : table.metrics.length);
  const [first, ...others] = tables;
  if (!first) return undefined;
  return { ...others.reduce((best, next) => (worth(next) > worth(best) ? next : best), first), from, to };
}

type Table = Omit<AnalyticsExport, "from" | "to">;

/** “Nth day”: 0000, 0001 and so on. */
const isByNumber = ({ rows }: Table) => rows.every(({ name }, index) => /^\d{1,4}$/.test(name) && Number(name) === index);

/** A file that was unpacked has its remarks quoted, like every cell. */
const isRemark = (line: string) => /^"?#/.test(line);

function readTable([head = [], ...body]: readonly string[][]): Table | undefined {
  // In some languages GA4's views and Search Console's impressions have one name; only the latter stand beside clicks.
  if (head.some((title) => metricOf(title) === "clicks")) return undefined;
  const metrics = head.flatMap((title, index) => (index > 0 && analyticsMetricOf(title) ? [{ title: title.trim(), index }] : []));
  const rows = body.flatMap((cells) =>
    // The sum that GA4 puts among the rows would be counted twice.
    cells.length < 2 || isSum(cells[0] ?? "")
      ? []
      : [{ name: cells[0]?.trim() ?? "", values: metrics.map(({ index }) => numberOf(cells[index] ?? "")) }],
  );
  if (metrics.length === 0 || rows.length === 0) return undefined;
  return { dimension: head[0]?.trim() ?? "", metrics: metrics.map(({ title }) => title), rows: summed(rows) };
}

/** A second dimension repeats the names of the first. */
function summed(rows: Table["rows"]): Table["rows"] {
  return [...Map.groupBy(rows, ({ name }) => name)].map(([name, same]) => ({
    name,
    values: (same[0]?.values ?? []).map((first, index) =>
      same.slice(1).reduce((sum, { values }) => (sum === null ? (values[index] ?? null) : sum + (values[index] ?? 0)), first),
    ),
  }));
}

const SUM =
  /^(?:grand total|totals?|gesamt(?:summe|ergebnis)?|total g[ée]n[ée]ral|total geral|totale(?: complessivo)?|(?:eind)?totaal|suma(?: końcowa)?|łącznie|総計|合計)?$/i;
const isSum = (name: string) => SUM.test(name.trim());

/** Counts may have thousands divided by any sign; what has fewer than three digits behind its sign is a fraction. */
function numberOf(text: string): number | null {
  const plain = text.replace(/[\s'’\u00A0\u202F]/g, "");
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(plain)) return Number(plain.replace(/[.,]/g, ""));
  if (/^\d{1,3}(?:,\d{3})+\.\d+$/.test(plain)) return Number(plain.replaceAll(",", ""));
  return /^\d{1,15}(?:[.,]\d+)?$/.test(plain) ? Number(plain.replace(",", ".")) : null;
}

/** `# Start date: 20261001`, in whatever language, the first where it begins and the second where it ends; an exploration has both: `# 20261001-20261031`. */
function daysIn(remark: string): string[] {
  const [, day, until] = /(?:[:：]\s*|^"?#\s*)(\d{4}-?\d\d-?\d\d)(?:-(\d{8}))?\b/.exec(remark) ?? [];
  return [day, until].flatMap((found) => found?.replace(/^(\d{4})-?(\d\d)-?(\d\d)$/, "$1-$2-$3") ?? []);
}
