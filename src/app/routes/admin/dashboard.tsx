import { Link } from "react-router";
import { siteContext } from "../../site-context.ts";
import type { Route } from "./+types/dashboard.ts";
import { staffOf } from "./staff.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { desk } = staffOf(context.get(siteContext), request);
  return { counts: await desk.desk.counts() };
}

const WAITING = [
  ["leads", "New leads", "/admin/leads"],
  ["reviews", "Reviews to read", "/admin/reviews"],
  ["applications", "Applications to read", "/admin/applications"],
  ["bookings", "Calls booked", "/admin/bookings"],
] as const;

export default function Dashboard({ loaderData: { counts } }: Route.ComponentProps) {
  return (
    <>
      <header className="desk-head">
        <h1>Dashboard</h1>
      </header>
      <ul className="desk-figures">
        {WAITING.map(([key, name, to]) => (
          <li key={key}>
            <Link to={to}>
              <b>{counts[key]}</b>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
