import type { CsvCell } from "../text/csv.ts";
import type { FigureRow } from "./figure.schema.ts";

export interface FigureColumn {
  key: string;
  title: string;
  /** What it is, in a line. */
  note?: string | undefined;
}

/** Rows for `toCsv`: beside every value how it is known. What is not known is an empty cell with its reason. */
export function figureCsv(named: string, columns: readonly FigureColumn[], rows: readonly FigureRow[]): CsvCell[][] {
  return [
    [named, ...columns.flatMap(({ title }) => [title, `${title}: state`, `${title}: source or reason`, `${title}: as of`])],
    ...rows.map(({ name, figures }) => [name, ...columns.flatMap(({ key }) => cellsOf(figures[key]))]),
  ];
}

function cellsOf(figure: FigureRow["figures"][string] | undefined): CsvCell[] {
  if (!figure) return ["", "", "", ""];
  return figure.state === "unavailable" ? ["", figure.state, figure.detail, ""] : [figure.value, figure.state, figure.source, figure.asOf];
}
