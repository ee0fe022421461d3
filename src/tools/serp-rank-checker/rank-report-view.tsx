import type { FigureRow } from "#core/figures/figure.schema.ts";
import type { FigureColumn } from "#core/figures/figure-csv.ts";
import { formatDate } from "#core/text/format.ts";
import { FigureTable } from "#ui/tool/figures/figure-table.tsx";
import { DaysPlot } from "./days-plot.tsx";
import { NearWinsPlot } from "./near-wins-plot.tsx";
import type { RankReport } from "./serp-rank-checker.schema.ts";

const METRICS: readonly FigureColumn[] = [
  { key: "position", title: "Position" },
  { key: "shown", title: "Shown" },
  { key: "clicks", title: "Clicks" },
];
const NEAR: readonly FigureColumn[] = [{ key: "page", title: "Page" }, ...METRICS, { key: "atThird", title: "Clicks at position three" }];
const CHANGE: readonly FigureColumn[] = [
  ...METRICS,
  { key: "clicksBefore", title: "Clicks before" },
  { key: "positionBefore", title: "Position before" },
];
const PAGES: readonly FigureColumn[] = [1, 2, 3, 4].map((place) => ({ key: `page${place}`, title: `Page ${place}` }));

/** A plot under 50 values says less than its table. */
const ENOUGH_TO_PLOT = 50;

export function RankReportView({ report, slug }: { report: RankReport; slug: string }) {
  const table = (name: string, caption: string, columns: readonly FigureColumn[], rows: readonly FigureRow[]) =>
    rows.length > 0 && (
      <FigureTable
        name={`${slug}-${name}`}
        caption={caption}
        named="Query"
        columns={columns.filter(({ key }) => rows.some(({ figures }) => figures[key]))}
        rows={rows}
      />
    );
  return (
    <>
      <section className="panel rank-report" aria-labelledby="rank-headline">
        <h2 id="rank-headline" className="figures-verdict">
          {report.headline}
        </h2>
        <p className="mute">
          {report.source}
          {report.range ? `, ${report.range}` : ""}, {formatDate(report.asOf)}. Near wins: {report.nearMeans}.
        </p>
        {report.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {report.points.length >= ENOUGH_TO_PLOT && <NearWinsPlot report={report} />}
        {report.days.length >= ENOUGH_TO_PLOT && <DaysPlot days={report.days} />}
      </section>
      {table("summary", "In all", METRICS, report.summary)}
      {table("near-wins", "Near wins", NEAR, report.nearWins)}
      {table("gains", "Clicks won", CHANGE, report.gains)}
      {table("losses", "Clicks lost", CHANGE, report.losses)}
      {table("shared", "Queries that several of your pages share", PAGES, report.shared)}
      <section className="panel rank-report" aria-label="What this export does not say">
        {[report.changesMissing, report.sharedMissing].map((why) => why && <p key={why}>{why}</p>)}
        <p>A position is an average over everybody who saw you. It says nothing about those to whom you were not shown.</p>
      </section>
    </>
  );
}
