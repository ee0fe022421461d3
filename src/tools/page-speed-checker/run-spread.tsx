import { DataTable } from "#ui/table/data-table.tsx";
import { figureText } from "./amounts.ts";
import { FIGURES, spreadOf } from "./middle-run.ts";
import type { SpeedRun } from "./page-speed-checker.schema.ts";

interface Row {
  name: string;
  cells: readonly string[];
}

/** Every measurement on its own row, so that nobody takes one figure for the truth. */
export function RunSpread({ runs, shown }: { runs: readonly SpeedRun[]; shown: number | null }) {
  const failed = runs.flatMap(({ problem }, index) => (problem === null ? [] : { run: index + 1, problem }));
  const spreads = FIGURES.map(({ what }) => ({ what, spread: spreadOf(runs, what) }));
  const rows: Row[] = [
    ...runs.map((run, index) => ({
      name: `Run ${index + 1}${index + 1 === shown ? ", shown above" : ""}`,
      cells: FIGURES.map(({ what }) => {
        const value = spreadOf([run], what)?.middle;
        return value === undefined ? "none" : figureText(what, value);
      }),
    })),
    { name: "Median", cells: spreads.map(({ what, spread }) => (spread ? figureText(what, spread.middle) : "none")) },
    {
      name: "Lowest to highest",
      cells: spreads.map(({ what, spread }) => (spread ? `${figureText(what, spread.low)} to ${figureText(what, spread.high)}` : "none")),
    },
  ];
  return (
    <div className="page-view speed-spread">
      <DataTable<Row>
        caption="Every run"
        columns={[
          { key: "name", header: "Run", cell: ({ name }) => name },
          ...FIGURES.map(({ what, short }, index) => ({ key: what, header: short, numeric: true, cell: ({ cells }: Row) => cells[index] })),
        ]}
        rows={rows}
        rowKey={({ name }) => name}
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
