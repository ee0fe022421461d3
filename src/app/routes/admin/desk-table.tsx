import type { ReactNode } from "react";
import { type CsvCell, toCsv } from "#core/text/csv.ts";
import { DataTable } from "#ui/table/data-table.tsx";

interface Column<Row> {
  key: string;
  header: string;
  cell(row: Row): ReactNode;
  /** For sorting and for the CSV. */
  value(row: Row): string | number | null;
}

interface Props<Row> {
  title: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowKey(row: Row): string;
  /** What an empty list says. */
  empty: string;
  /** What a form on this page was answered with. */
  message?: string | undefined;
  children?: ReactNode;
}

/** A list of the admin area: sorts, filters by its links, exports what it shows. */
export function DeskTable<Row>({ title, rows, columns, rowKey, empty, message, children }: Props<Row>) {
  function download() {
    const cells: CsvCell[][] = [columns.map(({ header }) => header), ...rows.map((row) => columns.map(({ value }) => value(row)))];
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([toCsv(cells)], { type: "text/csv;charset=utf-8" }));
    link.download = `${title.toLowerCase()}.csv`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }
  return (
    <>
      <header className="desk-head">
        <h1>{title}</h1>
        <p>{rows.length === 1 ? "1 row" : `${rows.length} rows`}</p>
        <button type="button" className="chip" onClick={download}>
          CSV
        </button>
      </header>
      {message && (
        <p className="desk-message" role="status">
          {message}
        </p>
      )}
      {children}
      {rows.length === 0 ? (
        <p className="desk-empty">{empty}</p>
      ) : (
        <DataTable
          caption={title}
          captionHidden
          rows={rows}
          rowKey={rowKey}
          columns={columns.map(({ key, header, cell, value }) => ({ key, header, cell, sortBy: (row: Row) => value(row) ?? "" }))}
        />
      )}
    </>
  );
}
