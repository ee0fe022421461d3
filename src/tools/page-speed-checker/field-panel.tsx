import { formatDate } from "#core/text/format.ts";
import { DataTable } from "#ui/table/data-table.tsx";
import { msText } from "./amounts.ts";
import type { FieldReport } from "./page-speed-checker.schema.ts";

/** Core Web Vitals thresholds at the 75th percentile: https://web.dev/articles/vitals, checked 2026-11-15 */
const GOOD = { LCP: 2500, INP: 200, CLS: 0.1, FCP: 1800, TTFB: 800 };

/** What visitors measured, or why there is nothing. */
export function FieldPanel({ field }: { field: FieldReport }) {
  if (!field.isThere)
    return (
      <div className="page-view">
        <h3>From real visits</h3>
        <p className="mute">Not available: {field.reason}. The figures above come from a laboratory run.</p>
      </div>
    );
  return (
    <div className="page-view">
      <DataTable
        caption={`From real visits to ${field.scope === "page" ? "this page" : "the whole site"}`}
        columns={[
          { key: "name", header: "Metric", cell: ({ name }) => name },
          { key: "p75", header: "75 of 100 visits within", numeric: true, cell: ({ name, p75 }) => (name === "CLS" ? p75 : msText(p75)) },
          { key: "limit", header: "Good up to", numeric: true, cell: ({ name }) => (name === "CLS" ? GOOD.CLS : msText(GOOD[name])) },
          { key: "good", header: "Good", numeric: true, cell: ({ shares }) => `${Math.round(shares.good * 100)}%` },
          { key: "poor", header: "Poor", numeric: true, cell: ({ shares }) => `${Math.round(shares.poor * 100)}%` },
        ]}
        rows={field.metrics}
        rowKey={({ name }) => name}
      />
      <p className="meta speed-below">
        Chrome UX Report{field.from && field.to ? `, ${formatDate(field.from)} to ${formatDate(field.to)}` : ""}.
      </p>
    </div>
  );
}
