import type { ReactNode } from "react";
import { Form, Link, useSubmit } from "react-router";
import { ALL, type ListPage, listSearch } from "#core/lists/list-query.ts";
import { AdminMessage } from "../admin-message.tsx";
import "./list.css";

/** A way to narrow a list. Stands as tabs when it comes first and its values are known, otherwise as a choice beside the search. */
export interface ListFilter {
  /** As the address and the plan of the list call it. */
  name: string;
  label: string;
  /** What a value is called; without it, the value itself. */
  names?: Readonly<Record<string, string>>;
  /** Values that are offered even when nothing has them, in this order. */
  values?: readonly string[];
}

interface Props {
  title: string;
  list: ListPage<unknown>;
  filters?: readonly ListFilter[];
  /** The name under which /admin/export/ writes this list. */
  csv?: string;
  /** Orders to choose from, where there are no column headings: by their name in the address. */
  sorts?: Readonly<Record<string, string>>;
  /** What a form on this page was answered with. */
  message?: string | undefined;
  /** Beside the search. */
  children?: ReactNode;
}

/** Title, search, filters and export of a list: links and one form that asks, so that all of it is in the address. */
export function ListHead({ title, list: { query, counts, total }, filters = [], csv, sorts, message, children }: Props) {
  const submit = useSubmit();
  const tabs = filters[0]?.values ? filters[0] : undefined;
  const choices = filters.filter((filter) => filter !== tabs);
  const search = listSearch(query);
  return (
    <>
      <header className="admin-head">
        <h1>{title}</h1>
        <p className="vh" role="status">
          {total === 1 ? "1 row" : `${total} rows`}
        </p>
        {children}
        <Form method="get" className="admin-find" key={search} onChange={(event) => isChoice(event.target) && submit(event.currentTarget)}>
          {tabs && query.filters[tabs.name] && <input type="hidden" name={tabs.name} value={query.filters[tabs.name]} />}
          {!sorts && query.sort && <input type="hidden" name="sort" value={query.sort} />}
          <input
            className="admin-input"
            type="search"
            name="q"
            defaultValue={query.q}
            placeholder="Search"
            aria-label={`Search ${title.toLowerCase()}`}
          />
          {choices.map((filter) => (
            <select
              key={filter.name}
              className="admin-input"
              name={filter.name}
              aria-label={filter.label}
              defaultValue={query.filters[filter.name] ?? ALL}
            >
              <option value={ALL}>{filter.label}: all</option>
              {valuesOf(filter, counts).map((value) => (
                <option key={value} value={value}>
                  {filter.label}: {filter.names?.[value] ?? value} ({counts[filter.name]?.[value] ?? 0})
                </option>
              ))}
            </select>
          ))}
          {sorts && (
            <select className="admin-input" name="sort" aria-label="Order" defaultValue={query.sort}>
              {Object.entries(sorts).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
          <button type="submit" className="admin-button">
            Search
          </button>
          {csv && (
            <a className="admin-button" href={`/admin/export/${csv}${search}`} download>
              CSV
            </a>
          )}
        </Form>
      </header>
      {tabs && (
        <nav className="admin-tabs" aria-label={tabs.label}>
          {[ALL, ...valuesOf(tabs, counts)].map((value) => (
            <Link
              key={value}
              to={listSearch(query, { filters: { [tabs.name]: value } })}
              aria-current={(query.filters[tabs.name] ?? ALL) === value ? "true" : undefined}
            >
              {value === ALL ? "All" : (tabs.names?.[value] ?? value)}
              <span className="admin-count">{value === ALL ? sumOf(counts[tabs.name]) : (counts[tabs.name]?.[value] ?? 0)}</span>
            </Link>
          ))}
        </nav>
      )}
      <AdminMessage text={message} />
    </>
  );
}

const isChoice = (target: EventTarget) => target instanceof HTMLSelectElement;

function valuesOf({ name, values = [] }: ListFilter, counts: ListPage<unknown>["counts"]): string[] {
  return [...new Set([...values, ...Object.keys(counts[name] ?? {})])];
}

const sumOf = (counts: Record<string, number> = {}) => Object.values(counts).reduce((sum, count) => sum + count, 0);
