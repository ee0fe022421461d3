import type { ReactNode } from "react";
import { Link } from "react-router";
import { paginationWindow } from "./pagination-window.ts";
import "./pagination.css";

/** Pages as stations, dashed where pages are left out. Small screens show the current one only. */
export function Pagination({ current, total, hrefOf }: { current: number; total: number; hrefOf: (page: number) => string }) {
  if (total < 2) return null;
  return (
    <nav className="pages" aria-label="Pages">
      <Edge to={current > 1 ? hrefOf(current - 1) : undefined} rel="prev">
        Previous
      </Edge>
      <ol className="pages-line">
        {paginationWindow(current, total).map((page, index) =>
          page === "gap" ? (
            <li key={`gap${index}`} className="pages-gap">
              <span aria-hidden="true">…</span>
              <span className="vh">Pages left out</span>
            </li>
          ) : (
            <li key={page} className={page === current ? "pages-now" : undefined}>
              <Link to={hrefOf(page)} aria-label={`Page ${page}`} aria-current={page === current ? "page" : undefined}>
                {page}
              </Link>
            </li>
          ),
        )}
      </ol>
      <Edge to={current < total ? hrefOf(current + 1) : undefined} rel="next">
        Next
      </Edge>
    </nav>
  );
}

function Edge({ to, rel, children }: { to: string | undefined; rel: "prev" | "next"; children: ReactNode }) {
  if (to) {
    return (
      <Link className="pages-edge" to={to} rel={rel}>
        {children}
      </Link>
    );
  }
  return (
    // biome-ignore lint/a11y/useValidAnchor: a link that leads nowhere yet, announced as disabled.
    <a className="pages-edge" role="link" aria-disabled="true">
      {children}
    </a>
  );
}
