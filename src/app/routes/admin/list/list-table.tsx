import type { ReactNode } from "react";
import { Link } from "react-router";
import { type ListPage, listSearch, nextSort } from "#core/lists/list-query.ts";
import { type ListFilter, ListHead } from "./list-head.tsx";
import { ListPages } from "./list-pages.tsx";

interface Column<Row> {
  key: string;
  header: string;
  cell(row: Row): ReactNode;
  /** What the plan of the list calls this column; without it, nothing sorts by it. */
  sort?: string;
  numeric?: boolean;
  /** A word, a day or a zone, which stays in one piece: other columns give way. */
  whole?: boolean;
}

interface Props<Row> {
  title: string;
  list: ListPage<Row>;
  columns: readonly Column<Row>[];
  rowKey(row: Row): string;
  /** What an empty list says. */
  empty: string;
  filters?: readonly ListFilter[];
  /** The name under which /admin/export/ writes this list. */
  csv?: string;
  /** What a form on this page was answered with. */
  message?: string | undefined;
  /** Beside the title. */
  beside?: ReactNode;
  /** Between the head and the table. */
  children?: ReactNode;
}

/** A list of the admin area: searched, filtered, sorted and paged by the server, exported whole. Narrow screens show a row as a card. */
export function ListTable<Row>({ title, list, columns, rowKey, empty, filters, csv, message, beside, children }: Props<Row>) {
  const { rows, query } = list;
  return (
    <>
      <ListHead title={title} list={list} message={message} {...(filters && { filters })} {...(csv && { csv })}>
        {beside}
      </ListHead>
      {children}
      {rows.length === 0 ? (
        <p className="admin-empty">{list.isNarrowed ? "Nothing fits. Take a filter or a word away." : empty}</p>
      ) : (
        <table className="admin-table">
          <caption className="vh">{title}</caption>
          <thead>
            <tr>
              {columns.map(({ key, header, sort, numeric }) => (
                <th key={key} scope="col" data-numeric={numeric} aria-sort={sort ? orderOf(query.sort, sort) : undefined}>
                  {sort ? <Link to={listSearch(query, { sort: nextSort(query, sort) })}>{header}</Link> : header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={rowKey(row)}>
                {columns.map(({ key, header, cell, numeric, whole }) => (
                  <td key={key} data-numeric={numeric} data-whole={whole} data-label={header}>
                    <div>{cell(row)}</div>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <ListPages list={list} />
    </>
  );
}

function orderOf(sort: string, name: string) {
  return sort === name ? "ascending" : sort === `-${name}` ? "descending" : "none";
}
