import { NavLink } from "react-router";
import "./bookings-tabs.css";

/** The three pages of calls. */
export function BookingsTabs() {
  return (
    <nav className="week-tabs" aria-label="Calls">
      <NavLink to="/admin/bookings/week">Week</NavLink>
      <NavLink to="/admin/bookings" end>
        All calls
      </NavLink>
      <NavLink to="/admin/availability">Availability</NavLink>
    </nav>
  );
}
