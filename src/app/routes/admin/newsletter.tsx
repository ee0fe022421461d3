import { readListQuery } from "#core/lists/list-query.ts";
import { formatDate } from "#core/text/format.ts";
import { siteContext } from "../../site-context.ts";
import type { Route } from "./+types/newsletter.ts";
import { ListTable } from "./list/list-table.tsx";
import { staffOf } from "./staff.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff } = staffOf(context.get(siteContext), request);
  return { list: await staff.records.subscribers(readListQuery(request.url)) };
}

export default function AdminNewsletter({ loaderData: { list } }: Route.ComponentProps) {
  return (
    <ListTable
      title="Newsletter"
      list={list}
      rowKey={({ id }) => id}
      csv="newsletter"
      filters={[{ name: "state", label: "State", values: ["subscribed", "pending", "left"] }]}
      empty="Nobody has subscribed yet."
      columns={[
        { key: "email", header: "Email", cell: ({ email }) => email, sort: "email" },
        { key: "state", header: "State", cell: ({ state }) => state, sort: "state" },
        { key: "asked", header: "Asked", cell: ({ created_at }) => formatDate(created_at), sort: "date" },
        {
          key: "confirmed",
          header: "Confirmed",
          cell: ({ confirmed_at }) => confirmed_at && formatDate(confirmed_at),
          sort: "confirmed",
        },
        { key: "left", header: "Left", cell: ({ left_at }) => left_at && formatDate(left_at), sort: "left" },
      ]}
    />
  );
}
