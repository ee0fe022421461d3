import type { ReactNode } from "react";
import { Link } from "react-router";
import { openSearch } from "./open-search.ts";

/** Leads to the search of the tools page; with React it opens the search dialog instead, also when it was pressed before. */
export function SearchLink({ className, children }: { className: string; children: ReactNode }) {
  return (
    <Link
      className={className}
      to="/tools/#search"
      data-late=""
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
