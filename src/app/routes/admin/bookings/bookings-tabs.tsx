import "./bookings-tabs.css";
import { MenuLink } from "../menu-link.tsx";

/** The three pages of calls. */
export function BookingsTabs() {
  return (
    <nav className="week-tabs" aria-label="Calls">
      <MenuLink to="/admin/bookings/week">Week</MenuLink>
      <MenuLink to="/admin/bookings" end>
        All calls
      </MenuLink>
      <MenuLink to="/admin/availability">Availability</MenuLink>
    </nav>
  );
}
