import { Link } from "react-router";
import { readListQuery } from "#core/lists/list-query.ts";
import { siteContext } from "../../../site-context.ts";
import { ListTable } from "../list/list-table.tsx";
import { staffOf } from "../staff.server.ts";
import type { Route } from "./+types/bookings.ts";
import { BookingsTabs } from "./bookings-tabs.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff } = staffOf(context.get(siteContext), request);
  return { list: await staff.records.bookings(readListQuery(request.url)) };
}

export default function AdminBookings({ loaderData: { list } }: Route.ComponentProps) {
  return (
    <ListTable
      title="Bookings"
      list={list}
      rowKey={({ id }) => id}
      csv="bookings"
      filters={[
        { name: "state", label: "State", values: ["confirmed", "cancelled"] },
        { name: "host", label: "Host" },
      ]}
      beside={<BookingsTabs />}
      empty="No call is booked. What visitors choose on the booking page stands here."
      columns={[
        {
          key: "start",
          whole: true,
          header: "When (UTC)",
          cell: ({ id, startAt }) => (
            <Link to={`/admin/bookings/week?${new URLSearchParams({ week: startAt.slice(0, 10), open: id })}`}>
              {startAt.slice(0, 16).replace("T", " ")}
            </Link>
          ),
          sort: "start",
        },
        { key: "host", header: "Host", cell: ({ hostName }) => hostName, sort: "host" },
        {
          key: "who",
          header: "Who",
          sort: "name",
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
        { key: "zone", whole: true, header: "Zone", cell: ({ zone }) => zone, sort: "zone" },
        {
          key: "state",
          whole: true,
          header: "State",
          cell: ({ state, reason }) => (reason ? `${state}: ${reason}` : state),
          sort: "state",
        },
      ]}
    />
  );
}
