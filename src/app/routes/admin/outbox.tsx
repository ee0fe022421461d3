import { Form } from "react-router";
import { siteContext } from "../../site-context.ts";
import type { Route } from "./+types/outbox.ts";
import { DeskTable } from "./desk-table.tsx";
import { act, staffOf } from "./staff.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { desk } = staffOf(context.get(siteContext), request);
  return { mails: await desk.outbox.list({ limit: 500 }) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const id = String((await request.formData()).get("id") ?? "");
  return act(context.get(siteContext), "outbox.retry", async (actor, { outbox, log }) => {
    const isDue = await outbox.retry(id);
    await log.write({ actor: actor.email, action: "mail.retry", subject: id });
    return isDue ? "It is tried again now." : "It cannot be sent: no mail server is set.";
  });
}

export default function AdminOutbox({ loaderData: { mails }, actionData }: Route.ComponentProps) {
  return (
    <DeskTable
      title="Outbox"
      rows={mails}
      rowKey={({ id }) => id}
      empty="No mail was written yet."
      message={actionData?.message}
      columns={[
        { key: "subject", header: "Subject", cell: ({ subject }) => subject, value: ({ subject }) => subject },
        { key: "to", header: "To", cell: ({ to }) => to, value: ({ to }) => to },
        { key: "state", header: "State", cell: ({ state }) => state, value: ({ state }) => state },
        { key: "error", header: "Last fault", cell: ({ lastError }) => lastError ?? "", value: ({ lastError }) => lastError ?? "" },
        {
          key: "at",
          header: "Written",
          cell: ({ createdAt }) => createdAt.slice(0, 16).replace("T", " "),
          value: ({ createdAt }) => createdAt,
        },
        {
          key: "act",
          header: "Send",
          value: ({ state }) => state,
          cell: ({ id, state }) =>
            state === "sent" ? null : (
              <Form method="post" className="desk-acts">
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
