import { Link } from "react-router";
import { formatDate } from "#core/text/format.ts";
import { siteContext } from "../../site-context.ts";
import type { Route } from "./+types/leads.ts";
import { DeskTable } from "./desk-table.tsx";
import { staffOf } from "./staff.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { desk } = staffOf(context.get(siteContext), request);
  return { leads: await desk.desk.leads() };
}

export default function AdminLeads({ loaderData: { leads } }: Route.ComponentProps) {
  return (
    <DeskTable
      title="Leads"
      rows={leads}
      rowKey={({ id }) => id}
      empty="Nobody has asked for anything yet."
      columns={[
        {
          key: "who",
          header: "Who",
          value: ({ email, name }) => email || name,
          cell: ({ id, name, email, website }) => <Link to={`/admin/leads/${id}`}>{name || email || website}</Link>,
        },
        { key: "email", header: "Email", cell: ({ email }) => email, value: ({ email }) => email },
        { key: "form", header: "Form", cell: ({ form }) => form, value: ({ form }) => form },
        { key: "website", header: "Website", cell: ({ website }) => website, value: ({ website }) => website },
        { key: "stage", header: "Stage", cell: ({ stage }) => stage, value: ({ stage }) => stage },
        { key: "spam", header: "Spam", cell: ({ is_spam }) => (is_spam ? "yes" : ""), value: ({ is_spam }) => is_spam },
        { key: "date", header: "Sent", cell: ({ created_at }) => formatDate(created_at), value: ({ created_at }) => created_at },
      ]}
    />
  );
}
