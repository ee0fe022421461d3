import { Form } from "react-router";
import { roles } from "#core/access/permissions.ts";
import { readListQuery } from "#core/desk/list-query.ts";
import { formatDate } from "#core/text/format.ts";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/field.tsx";
import { siteContext } from "../../site-context.ts";
import type { Route } from "./+types/accounts.ts";
import { DeskTable } from "./desk-table.tsx";
import { act, staffOf } from "./staff.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { desk } = staffOf(context.get(siteContext), request);
  return { list: await desk.accounts.list(readListQuery(request.url)), roles: [...roles] };
}

export async function action({ context }: Route.ActionArgs) {
  const { form } = context.get(siteContext);
  const text = (name: string) => String(form.get(name) ?? "").trim();
  return act(context.get(siteContext), "accounts.change", async (actor, { accounts }) => {
    if (text("intent") === "invite") {
      await accounts.invite(actor, { email: text("email"), name: text("name"), role: text("role") });
      return "Invited. The one-time link is in their mailbox, and in the outbox.";
    }
    await accounts.setRole(actor, { id: text("id"), role: text("role"), password: String(form.get("password") ?? "") });
    return "Changed. They sign in anew.";
  });
}

export default function AdminAccounts({ loaderData: { list, roles: all }, actionData }: Route.ComponentProps) {
  return (
    <DeskTable
      title="Accounts"
      list={list}
      rowKey={({ id }) => id}
      csv="accounts"
      filters={[{ name: "role", label: "Role", values: all }]}
      empty="There are no accounts."
      message={actionData?.message}
      columns={[
        { key: "name", header: "Name", cell: ({ name }) => name, sort: "name" },
        { key: "email", header: "Email", cell: ({ email }) => email, sort: "email" },
        {
          key: "factor",
          header: "Second factor",
          cell: ({ hasSecondFactor }) => (hasSecondFactor ? "yes" : "no"),
          sort: "factor",
        },
        { key: "since", header: "Since", cell: ({ createdAt }) => formatDate(createdAt), sort: "since" },
        {
          key: "role",
          header: "Role",
          sort: "role",
          cell: ({ id, name, role }) => (
            <Form method="post" className="desk-acts">
              <input type="hidden" name="id" value={id} />
              <input
                className="desk-input"
                name="password"
                type="password"
                autoComplete="current-password"
                placeholder="Your password"
                aria-label={`Your own password, to change the role of ${name}`}
                required
                maxLength={128}
              />
              {all.map((each) => (
                <button key={each} type="submit" name="role" value={each} aria-pressed={each === role}>
                  {each}
                </button>
              ))}
            </Form>
          ),
        },
      ]}
    >
      <Form method="post" className="desk-invite">
        <input type="hidden" name="intent" value="invite" />
        <TextField label="Name" name="name" required maxLength={80} />
        <TextField label="Email" name="email" type="email" required maxLength={254} />
        <label className="entry">
          <span className="entry-label">Role</span>
          <select className="entry-input" name="role" defaultValue="editor">
            {all.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
        <Button type="submit" small>
          Invite
        </Button>
      </Form>
    </DeskTable>
  );
}
