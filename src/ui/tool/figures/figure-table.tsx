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
  /** The caption is the answer itself. */
  isVerdict?: boolean;
}

/**
 * A row a site or keyword; every figure says how it is known, by whom and since when. What most of a column's figures have in common
 * stands once below the table, so that a cell speaks only where it differs.
 */
export function FigureTable({ name, caption, named, columns, rows, isVerdict = false }: Props) {
  const Heading = isVerdict ? "h2" : "h3";
  const shown = rows.flatMap(({ figures }) => columns.flatMap(({ key }) => figures[key] ?? []));
  const origins = new Map(columns.map(({ key }) => [key, commonOrigin(rows.flatMap(({ figures }) => figures[key] ?? []))]));
  return (
    <div className="panel figures">
      <div className="figures-head">
        <Heading>{caption}</Heading>
        <CsvButton name={name} rows={figureCsv(named, columns, rows)} label="CSV with reasons" />
        <p className="figures-counts">
          {(["measured", "estimated", "unavailable"] as const).map((state) => {
            const count = shown.filter((figure) => figure.state === state).length;
            return (
              count > 0 && (
                <span key={state}>
                  <b>{count}</b> <FigureState state={state} />
                </span>
              )
            );
          })}
        </p>
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
            cell: (row: FigureRow) => <FigureCell figure={row.figures[key]} label={title} common={origins.get(key)} />,
            sortBy: (row: FigureRow) => knownValue(row.figures[key]),
          })),
        ]}
      />
      <dl className="figures-origins">
        {[...Map.groupBy(columns, ({ key }) => originOf(origins.get(key)))].map(([origin, those]) => {
          const figure = origins.get(those[0]?.key ?? "");
          return (
            figure && (
              <div key={origin}>
                <dt>
                  {those.length === columns.length && those.length > 1
                    ? "All columns"
                    : those.map((column) => ownTitle(column, columns)).join(", ")}
                </dt>
                <dd>
                  <Origin figure={figure} />
                </dd>
              </div>
            )
          );
        })}
      </dl>
    </div>
  );
}

function FigureCell({ figure, label, common }: { figure: Figure | undefined; label: string; common: Figure | undefined }) {
  if (!figure) return null;
  return (
    <div className="figure-cell" data-state={figure.state} data-label={label}>
      {figure.state === "unavailable" ? (
        <>
          <b aria-hidden="true">—</b>
          <span className="vh">Unavailable</span>
        </>
      ) : typeof figure.value === "number" ? (
        <b>
          {figure.state === "estimated" && "≈ "}
          {figure.value.toLocaleString("en-US")}
        </b>
      ) : (
        <span>{figure.value}</span>
      )}
      {originOf(figure) !== originOf(common) && <Origin figure={figure} />}
    </div>
  );
}

function Origin({ figure }: { figure: Figure }) {
  if (figure.state === "unavailable")
    return (
      <>
        <FigureState state={figure.state} />{" "}
        <span>
          {figure.detail} {figure.unlock}
        </span>
      </>
    );
  return (
    <>
      <FigureState state={figure.state} />{" "}
      <span>
        {"url" in figure && figure.url ? <a href={figure.url}>{figure.source}</a> : figure.source}, {formatDate(figure.asOf)}.
        {figure.state === "estimated" && ` ${figure.method}`}
      </span>
    </>
  );
}

/** With its note only where another column has the same title. */
function ownTitle({ key, title, note }: FigureColumn, columns: readonly FigureColumn[]): string {
  return note && columns.some((other) => other.key !== key && other.title === title) ? `${title} (${note})` : title;
}

/** Everything of a figure but its value. */
function originOf(figure: Figure | undefined): string {
  if (!figure) return "";
  if (figure.state === "unavailable") return JSON.stringify([figure.detail, figure.unlock]);
  return JSON.stringify([figure.state, figure.source, figure.asOf, figure.state === "estimated" && figure.method]);
}

/** A figure whose origin most others share; none where each has its own. */
function commonOrigin(figures: readonly Figure[]): Figure | undefined {
  const [most] = [...Map.groupBy(figures, originOf).values()].toSorted((a, b) => b.length - a.length);
  return most && (most.length > 1 || figures.length === 1) ? most[0] : undefined;
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
