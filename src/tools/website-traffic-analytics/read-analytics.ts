import { readCsv } from "#core/text/read-csv.ts";

/** A GA4 report as it is exported: lines of remarks, headings, rows. */
export interface AnalyticsExport {
  /** What the rows are: “Session default channel group”, “Page path”. */
  dimension: string;
  metrics: readonly string[];
  rows: readonly { name: string; values: readonly (number | null)[] }[];
  /** ISO days from the remarks, when they are there. */
  from: string | null;
  to: string | null;
}

/** Sums only: rates and averages of rows cannot be added up. */
const SUMMABLE =
  /^(?:active |new |returning |total )?users$|^(?:engaged )?sessions$|^views$|^event count$|^key events$|^conversions$|^purchases$/i;

/** Undefined when the text is no such report. */
export function readAnalytics(text: string): AnalyticsExport | undefined {
  const lines = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  const remarks = lines.filter((line) => line.startsWith("#")).join("\n");
  const [head = [], ...body] = readCsv(lines.filter((line) => line.trim() !== "" && !line.startsWith("#")).join("\n"));
  const metrics = head.flatMap((title, index) => (index > 0 && SUMMABLE.test(title.trim()) ? [{ title: title.trim(), index }] : []));
  if (metrics.length === 0) return undefined;
  return {
    dimension: head[0]?.trim() ?? "",
    metrics: metrics.map(({ title }) => title),
    rows: body.flatMap((cells) =>
      // The sum that GA4 puts among the rows would be counted twice.
      cells.length < 2 || /^(?:grand total|totals?)?$/i.test(cells[0]?.trim() ?? "")
        ? []
        : [{ name: cells[0]?.trim() ?? "", values: metrics.map(({ index }) => numberOf(cells[index] ?? "")) }],
    ),
    from: dayIn(remarks, "start"),
    to: dayIn(remarks, "end"),
  };
}

function numberOf(text: string): number | null {
  const digits = text.replace(/[,\s]/g, "");
  return /^\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : null;
}

/** `# Start date: 20261001` */
function dayIn(remarks: string, which: "start" | "end"): string | null {
  const [, year, month, day] = new RegExp(`${which} date:\\s*(\\d{4})-?(\\d\\d)-?(\\d\\d)`, "i").exec(remarks) ?? [];
  return year ? `${year}-${month}-${day}` : null;
}
