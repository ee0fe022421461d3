import type { ReactNode } from "react";

interface Props {
  caption: string;
  heads: readonly string[];
  /** A row each, keyed by its address. */
  rows: readonly ReactNode[];
  /** While there is none. */
  waiting: string;
}

/** What came last: the map's events as text. */
export function ArrivalsTable({ caption, heads, rows, waiting }: Props) {
  return (
    <section className="panel">
      <table className="arrivals">
        <caption className="d4">{caption}</caption>
        <thead className="vh">
          <tr>
            {heads.map((head) => (
              <th scope="col" key={head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows}
          {rows.length === 0 && (
            <tr>
              <td colSpan={heads.length}>{waiting}</td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}
