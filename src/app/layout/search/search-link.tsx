import type { ReactNode } from "react";
import { Link } from "react-router";
import { openSearch } from "./open-search.ts";

/** Leads to the search of the tools page; once hydrated it opens the search dialog instead. */
export function SearchLink({ className, children }: { className: string; children: ReactNode }) {
  return (
    <Link
      className={className}
      to="/tools/#search"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        openSearch();
      }}
    >
      {children}
    </Link>
  );
}
