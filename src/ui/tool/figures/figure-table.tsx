import type { Figure, FigureRow } from "#core/figures/figure.schema.ts";
import { type FigureColumn, figureCsv } from "#core/figures/figure-csv.ts";
import { formatDate } from "#core/text/format.ts";
import { DataTable } from "../../table/data-table.tsx";
import { CsvButton } from "../result-actions.tsx";
import "./figure-table.css";

interface Props {
  /** Base of the file's name: the tool's slug. */
  name: string;
  caption: string;
  /** What a row is: “Site”, “Keyword”. */
  named: string;
  columns: readonly FigureColumn[];
  rows: readonly FigureRow[];
}

/** A row a site or keyword; every figure says how it is known, by whom and since when. None is made up to fill a cell. */
export function FigureTable({ name, caption, named, columns, rows }: Props) {
  const shown = rows.flatMap(({ figures }) => columns.flatMap(({ key }) => figures[key] ?? []));
  return (
    <div className="panel figures">
      <div className="figures-head">
        {(["measured", "estimated", "unavailable"] as const).map((state) => (
          <p key={state}>
            <b>{shown.filter((figure) => figure.state === state).length}</b> <FigureState state={state} />
          </p>
        ))}
        <CsvButton name={name} rows={figureCsv(named, columns, rows)} label="CSV with reasons" />
      </div>
      <DataTable
        caption={caption}
        captionHidden
        rows={rows}
        rowKey={(row) => row.name}
        columns={[
          { key: "name", header: named, cell: (row) => <span className="figures-name">{row.name}</span>, sortBy: (row) => row.name },
          ...columns.map(({ key, title, note }) => ({
            key: `figure-${key}`,
            header: note ? `${title}, ${note}` : title,
            cell: (row: FigureRow) => <FigureCell figure={row.figures[key]} />,
            sortBy: (row: FigureRow) => knownValue(row.figures[key]),
          })),
        ]}
      />
    </div>
  );
}

function FigureCell({ figure }: { figure: Figure | undefined }) {
  if (!figure) return null;
  if (figure.state === "unavailable")
    return (
      <div className="figure-cell" data-state={figure.state}>
        <b aria-hidden="true">—</b>
        <FigureState state={figure.state} />
        <span>{figure.detail}</span>
      </div>
    );
  return (
    <div className="figure-cell" data-state={figure.state}>
      <b>
        {figure.state === "estimated" && "≈ "}
        {typeof figure.value === "number" ? figure.value.toLocaleString("en-US") : figure.value}
      </b>
      <FigureState state={figure.state} />
      <span>{"url" in figure && figure.url ? <a href={figure.url}>{figure.source}</a> : figure.source}</span>
      <span className="meta">
        {formatDate(figure.asOf)}
        {figure.state === "estimated" && `. ${figure.method}`}
      </span>
    </div>
  );
}

/** A shape and a word, so that colour never speaks alone. */
export function FigureState({ state }: { state: Figure["state"] }) {
  return (
    <span className="figure-state" data-state={state}>
      <svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="3" aria-hidden="true">
        {state === "measured" && <circle cx="8" cy="8" r="5.5" />}
        {state === "estimated" && <path d="M1 10c2-5 4.500-5 7-2s5 3 7-2" />}
        {state === "unavailable" && <path d="M1 8h14" strokeDasharray="3.500 2" />}
      </svg>
      {WORDS[state]}
    </span>
  );
}

const WORDS: Record<Figure["state"], string> = { measured: "Measured", estimated: "Estimated", unavailable: "Unavailable" };

/** What is not known stands last, whichever way is sorted. */
const knownValue = (figure: Figure | undefined) => (figure === undefined || figure.state === "unavailable" ? undefined : figure.value);
