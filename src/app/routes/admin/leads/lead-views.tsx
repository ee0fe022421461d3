import { NavLink } from "react-router";

/** The same leads as a board or as a table. */
export function LeadViews({ search }: { search: string }) {
  return (
    <nav className="admin-tabs lead-views" aria-label="View">
      <NavLink to={`/admin/leads${search}`} end>
        Board
      </NavLink>
      <NavLink to={`/admin/leads/table${search}`}>Table</NavLink>
    </nav>
  );
}
