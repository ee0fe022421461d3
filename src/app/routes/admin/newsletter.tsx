import { formatDate } from "#core/text/format.ts";
import { siteContext } from "../../site-context.ts";
import type { Route } from "./+types/newsletter.ts";
import { DeskTable } from "./desk-table.tsx";
import { staffOf } from "./staff.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { desk } = staffOf(context.get(siteContext), request);
  const rows = await desk.desk.subscribers();
  return { subscribers: rows.map(({ id, email, state, created_at, confirmed_at }) => ({ id, email, state, created_at, confirmed_at })) };
}

export default function AdminNewsletter({ loaderData: { subscribers } }: Route.ComponentProps) {
  return (
    <DeskTable
      title="Newsletter"
      rows={subscribers}
      rowKey={({ id }) => id}
      empty="Nobody has subscribed yet."
      columns={[
        { key: "email", header: "Email", cell: ({ email }) => email, value: ({ email }) => email },
        { key: "state", header: "State", cell: ({ state }) => state, value: ({ state }) => state },
        { key: "asked", header: "Asked", cell: ({ created_at }) => formatDate(created_at), value: ({ created_at }) => created_at },
        {
          key: "confirmed",
          header: "Confirmed",
          cell: ({ confirmed_at }) => (confirmed_at ? formatDate(confirmed_at) : ""),
          value: ({ confirmed_at }) => confirmed_at,
        },
      ]}
    />
  );
}
