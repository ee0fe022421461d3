import { type ReactNode, useId, useState } from "react";
import "./data-table.css";

interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Set to the right, figures of one width. */
  numeric?: boolean;
  /** Makes the column sortable; undefined stands last, whichever way. */
  sortBy?: (row: Row) => string | number | undefined;
}

interface DataTableProps<Row> {
  caption: string;
  /** The caption is for assistive technology only: a heading already says it. */
  captionHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** The first column names its row. Narrow screens keep the table and scroll it inside its own region. */
export function DataTable<Row>({ caption, captionHidden, columns, rows, rowKey }: DataTableProps<Row>) {
  const [sort, setSort] = useState<{ key: string; down: boolean }>();
  const id = useId();
  const by = columns.find(({ key }) => key === sort?.key)?.sortBy;
  const sorted = by ? rows.toSorted((a, b) => compare(by(a), by(b), sort?.down ? -1 : 1)) : rows;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section className="table-scroll scrolls" aria-labelledby={id} tabIndex={0}>
      <table className="table">
        <caption id={id} className={captionHidden ? "vh" : undefined}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ key, header, numeric, sortBy }) => {
              const sorting = sort?.key === key ? sort : undefined;
              return (
                <th
                  key={key}
                  scope="col"
                  data-numeric={numeric}
                  aria-sort={sortBy && (sorting ? (sorting.down ? "descending" : "ascending") : "none")}
                >
                  {sortBy ? (
                    <button type="button" onClick={() => setSort({ key, down: sorting ? !sorting.down : false })}>
                      {header}
                    </button>
                  ) : (
                    header
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ key, cell, numeric }, index) =>
                index === 0 ? (
                  <th key={key} scope="row" data-numeric={numeric}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={key} data-numeric={numeric}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type Sorted = string | number | undefined;

function compare(a: Sorted, b: Sorted, direction: 1 | -1): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return direction * (typeof a === "number" && typeof b === "number" ? a - b : String(a).localeCompare(String(b), "en", { numeric: true }));
}
