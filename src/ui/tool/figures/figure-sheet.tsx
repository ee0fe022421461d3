import type { Figure, FigureRow } from "#core/figures/figure.schema.ts";
import { type FigureColumn, figureCsv } from "#core/figures/figure-csv.ts";
import { formatDate } from "#core/text/format.ts";
import { CsvButton } from "../result-actions.tsx";
import { FigureState } from "./figure-table.tsx";
import "./figure-sheet.css";

interface Props {
  /** Base of the file's name: the tool's slug. */
  name: string;
  headline: string;
  /** What the row is: “Site”. */
  named: string;
  columns: readonly FigureColumn[];
  row: FigureRow;
}

/** One site with its figures, one a line: its value, how it is known, by whom and since when. What is not known stands last, with what would make it known. */
export function FigureSheet({ name, headline, named, columns, row }: Props) {
  const lines = columns.flatMap((column) => {
    const figure = row.figures[column.key];
    return figure ? [{ ...column, figure }] : [];
  });
  const asked = lines.filter(({ figure }) => !isUnprovided(figure));
  const unprovided = lines.filter(({ figure }) => isUnprovided(figure));
  const shown = [
    ...asked.toSorted((a, b) => Number(a.figure.state === "unavailable") - Number(b.figure.state === "unavailable")),
    ...(unprovided.length > 1 ? [together(unprovided)] : unprovided),
  ];
  return (
    <section className="panel figures" aria-labelledby="verdict">
      <div className="figures-head">
        <h2 id="verdict">{headline}</h2>
        <CsvButton name={name} rows={figureCsv(named, columns, [row])} label="CSV with reasons" />
      </div>
      <table className="figure-sheet">
        <caption className="vh">Figures of {row.name}</caption>
        <thead>
          <tr>
            {["Figure", "Value", "How we know", "Source and date"].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ key, title, note, figure }) => (
            <tr key={key}>
              <th scope="row">
                {title}
                {note && <small>{note}</small>}
              </th>
              <td className="figure-sheet-value">{shownValue(figure)}</td>
              <td>
                <FigureState state={figure.state} />
              </td>
              <td>
                <SourceOf figure={figure} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface Line extends FigureColumn {
  figure: Figure;
}

const isUnprovided = (figure: Figure) => figure.state === "unavailable" && figure.reason === "no-provider";

/** What nobody here can be asked about stands once, not once a figure; the CSV has each with its own reason. */
function together(lines: readonly Line[]): Line {
  const names = new Set(
    lines.map(({ title, note }) =>
      lines.some((other) => other.title === title && other.note !== note) && note ? `${title}, ${note}` : title,
    ),
  );
  return {
    key: "unprovided",
    title: [...names].join("; "),
    figure: {
      state: "unavailable",
      reason: "no-provider",
      detail: "No list of these is loaded on this site, and no provider of them is connected.",
      unlock: "They appear here once its owner imports the public lists, which anybody may download, or connects a provider.",
    },
  };
}

function SourceOf({ figure }: { figure: Figure }) {
  if (figure.state === "unavailable")
    return (
      <>
        {figure.detail}
        {figure.unlock && <small>{figure.unlock}</small>}
      </>
    );
  return (
    <>
      {"url" in figure && figure.url ? <a href={figure.url}>{figure.source}</a> : figure.source}
      <small>
        {formatDate(figure.asOf)}
        {figure.state === "estimated" && `. ${figure.method}`}
      </small>
    </>
  );
}

function shownValue(figure: Figure): string {
  if (figure.state === "unavailable") return "—";
  const value = typeof figure.value === "number" ? figure.value.toLocaleString("en-US") : figure.value;
  return figure.state === "estimated" ? `≈ ${value}` : value;
}
