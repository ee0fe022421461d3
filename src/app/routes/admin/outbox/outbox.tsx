import { Form, Link } from "react-router";
import { readListQuery } from "#core/lists/list-query.ts";
import { siteContext, visitorContext } from "../../../site-context.ts";
import { ListTable } from "../list/list-table.tsx";
import { act, staffOf } from "../staff.server.ts";
import type { Route } from "./+types/outbox.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff } = staffOf(context.get(siteContext), request);
  return { list: await staff.outbox.list(readListQuery(request.url)) };
}

export async function action({ context }: Route.ActionArgs) {
  const id = String(context.get(visitorContext).form.get("id") ?? "");
  return act(context.get(siteContext), "outbox.retry", async (actor, { outbox, log }) => {
    const isDue = await outbox.retry(id);
    await log.write({ actor: actor.email, action: "mail.retry", subject: id });
    return isDue ? "It is tried again now." : "It cannot be sent: no mail server is set.";
  });
}

export default function AdminOutbox({ loaderData: { list }, actionData }: Route.ComponentProps) {
  return (
    <ListTable
      title="Outbox"
      list={list}
      rowKey={({ id }) => id}
      csv="outbox"
      filters={[{ name: "state", label: "State", values: ["waiting", "sending", "sent", "kept", "dead", "withdrawn"] }]}
      empty="No mail was written yet. Every mail that the site writes stands here, with whether it went out."
      message={actionData?.message}
      columns={[
        {
          key: "subject",
          header: "Subject",
          cell: ({ id, subject }) => <Link to={`/admin/outbox/${id}`}>{subject}</Link>,
          sort: "subject",
        },
        { key: "to", header: "To", cell: ({ to }) => to, sort: "to" },
        { key: "state", whole: true, header: "State", cell: ({ state }) => state, sort: "state" },
        { key: "error", header: "Last fault", cell: ({ lastError }) => lastError ?? "", sort: "error" },
        {
          key: "at",
          whole: true,
          header: "Written",
          cell: ({ createdAt }) => createdAt.slice(0, 16).replace("T", " "),
          sort: "date",
        },
        {
          key: "act",
          header: "Send",
          cell: ({ id, state }) =>
            state === "sent" || state === "withdrawn" ? null : (
              <Form method="post" className="admin-acts">
                <button type="submit" name="id" value={id}>
                  Try now
                </button>
              </Form>
            ),
        },
      ]}
    />
  );
}
