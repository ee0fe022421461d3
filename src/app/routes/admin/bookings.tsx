import { siteContext } from "../../site-context.ts";
import type { Route } from "./+types/bookings.ts";
import { DeskTable } from "./desk-table.tsx";
import { staffOf } from "./staff.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { desk } = staffOf(context.get(siteContext), request);
  return { bookings: await desk.desk.bookings() };
}

export default function AdminBookings({ loaderData: { bookings } }: Route.ComponentProps) {
  return (
    <DeskTable
      title="Bookings"
      rows={bookings}
      rowKey={({ id }) => id}
      empty="No call is booked."
      columns={[
        {
          key: "start",
          header: "When (UTC)",
          cell: ({ start_at }) => start_at.slice(0, 16).replace("T", " "),
          value: ({ start_at }) => start_at,
        },
        { key: "host", header: "Host", cell: ({ host_name }) => host_name, value: ({ host_name }) => host_name },
        {
          key: "who",
          header: "Who",
          value: ({ email }) => email,
          cell: ({ name, email, website, note }) => (
            <>
              <p>
                <b>{name}</b> {email}
              </p>
              <p className="meta">
                {website} {note}
              </p>
            </>
          ),
        },
        { key: "zone", header: "Zone", cell: ({ zone }) => zone, value: ({ zone }) => zone },
        {
          key: "state",
          header: "State",
          cell: ({ state, reason }) => (reason ? `${state}: ${reason}` : state),
          value: ({ state }) => state,
        },
      ]}
    />
  );
}
