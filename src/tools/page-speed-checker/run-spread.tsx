import { DataTable } from "#ui/table/data-table.tsx";
import { figureText } from "./amounts.ts";
import { FIGURES, spreadOf } from "./middle-run.ts";
import type { SpeedRun } from "./page-speed-checker.schema.ts";

type Figure = (typeof FIGURES)[number];

/** Every measurement in a column of its own, so that nobody takes one figure for the truth. */
export function RunSpread({ runs }: { runs: readonly SpeedRun[] }) {
  const failed = runs.flatMap(({ problem }, index) => (problem === null ? [] : { run: index + 1, problem }));
  const text = (what: string, of: readonly SpeedRun[], part: "low" | "middle" | "high") => {
    const spread = spreadOf(of, what);
    return spread ? figureText(what, spread[part]) : "–";
  };
  return (
    <div className="page-view">
      <DataTable<Figure>
        caption="Every run"
        columns={[
          { key: "name", header: "Figure", cell: ({ name }) => name },
          ...runs.map((run, index) => ({
            key: `run${index}`,
            header: `Run ${index + 1}`,
            numeric: true,
            cell: ({ what }: Figure) => text(what, [run], "middle"),
          })),
          { key: "median", header: "Median", numeric: true, cell: ({ what }) => <b>{text(what, runs, "middle")}</b> },
          {
            key: "range",
            header: "Lowest to highest",
            numeric: true,
            cell: ({ what }) => `${text(what, runs, "low")} to ${text(what, runs, "high")}`,
          },
        ]}
        rows={FIGURES}
        rowKey={({ what }) => what}
      />
      {failed.map(({ run, problem }) => (
        <p key={run} className="meta speed-below">
          Run {run} has no figures: {problem}
        </p>
      ))}
      <p className="meta speed-below">A change smaller than the way from lowest to highest may be chance.</p>
    </div>
  );
}
