import { MenuLink } from "../menu-link.tsx";

/** The same leads as a board or as a table. */
export function LeadViews({ search }: { search: string }) {
  return (
    <nav className="admin-tabs lead-views" aria-label="View">
      <MenuLink to={`/admin/leads${search}`} end>
        Board
      </MenuLink>
      <MenuLink to={`/admin/leads/table${search}`}>Table</MenuLink>
    </nav>
  );
}
