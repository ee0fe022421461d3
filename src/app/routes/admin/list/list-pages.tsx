import { Link } from "react-router";
import { type ListPage, listSearch, ROWS_A_PAGE } from "#core/lists/list-query.ts";

/** Which rows of how many, and the ways to those before and after. */
export function ListPages({ list: { query, total, rows } }: { list: ListPage<unknown> }) {
  const first = (query.page - 1) * ROWS_A_PAGE;
  const isLast = first + rows.length >= total;
  if (query.page === 1 && isLast) return null;
  return (
    <nav className="admin-pages" aria-label="Pages">
      {query.page > 1 && (
        <Link className="admin-button" rel="prev" to={listSearch(query, { page: query.page - 1 })}>
          Previous
        </Link>
      )}
      <p>
        {first + 1} to {first + rows.length} of {total.toLocaleString("en-US")}
      </p>
      {!isLast && (
        <Link className="admin-button" rel="next" to={listSearch(query, { page: query.page + 1 })}>
          Next
        </Link>
      )}
    </nav>
  );
}
