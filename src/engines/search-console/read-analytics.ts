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

/** Undefined when the text is no such report. Of several tables the first that has rows with what can be added up. */
export function readAnalytics(text: string): AnalyticsExport | undefined {
  const lines = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  const remarks = lines.filter(isRemark);
  const [from = null, to = null] = remarks.flatMap((line) => dayIn(line) ?? []);
  const tables = lines
    .filter((line) => !isRemark(line))
    .join("\n")
    .split(/\n\s*\n/);
  for (const table of tables) {
    const read = readTable(readCsv(table));
    if (read) return { ...read, from, to };
  }
  return undefined;
}

/** A file that was unpacked has its remarks quoted, like every cell. */
const isRemark = (line: string) => /^"?#/.test(line);

function readTable([head = [], ...body]: readonly string[][]): Omit<AnalyticsExport, "from" | "to"> | undefined {
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
  return { dimension: head[0]?.trim() ?? "", metrics: metrics.map(({ title }) => title), rows };
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

/** `# Start date: 20261001`, in whatever language: the first is where it begins, the second where it ends. */
function dayIn(remark: string): string | undefined {
  const [, year, month, day] = /[:：]\s*(\d{4})-?(\d\d)-?(\d\d)\b/.exec(remark) ?? [];
  return year ? `${year}-${month}-${day}` : undefined;
}
