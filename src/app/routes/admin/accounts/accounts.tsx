import { Form } from "react-router";
import { roles } from "#core/access/permissions.ts";
import { readListQuery } from "#core/lists/list-query.ts";
import { formatDate } from "#core/text/format.ts";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/field.tsx";
import { siteContext, visitorContext } from "../../../site-context.ts";
import { ListTable } from "../list/list-table.tsx";
import { PasskeyAgain } from "../sign-in/passkey-again.tsx";
import { act, staffOf } from "../staff.server.ts";
import type { Route } from "./+types/accounts.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { actor, staff } = staffOf(context.get(siteContext), request);
  const [list, { hasPassword }] = await Promise.all([staff.accounts.list(readListQuery(request.url)), staff.own.guards(actor)]);
  return { list, roles: [...roles], ownId: actor.id, hasPassword };
}

export async function action({ context }: Route.ActionArgs) {
  const { form } = context.get(visitorContext);
  const text = (name: string) => String(form.get(name) ?? "").trim();
  return act(context.get(siteContext), "accounts.change", async (actor, { accounts }) => {
    const asked = { id: text("id"), password: String(form.get("password") ?? "") };
    switch (text("intent")) {
      case "invite":
        await accounts.invite(actor, { ...asked, email: text("email"), name: text("name"), role: text("role") });
        return "Invited. The one-time link goes to their mailbox, and stands in the outbox.";
      case "link":
        await accounts.sendLink(actor, asked);
        return "Written. The one-time link goes to their mailbox, and stands in the outbox.";
      case "close":
        await accounts.close(actor, asked);
        return "Closed. Nobody is signed in by it, and nobody can.";
      case "reopen":
        await accounts.reopen(actor, asked);
        return "Open again.";
      default:
        await accounts.setRole(actor, { ...asked, role: text("role") });
        return "Changed. They sign in anew.";
    }
  });
}

export default function AdminAccounts({ loaderData: { list, roles: all, ownId, hasPassword }, actionData }: Route.ComponentProps) {
  return (
    <ListTable
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
        { key: "closed", header: "Closed", cell: ({ isClosed }) => (isClosed ? "yes" : "no"), sort: "closed" },
        { key: "since", whole: true, header: "Since", cell: ({ createdAt }) => formatDate(createdAt), sort: "since" },
        {
          key: "role",
          header: "Role",
          sort: "role",
          cell: ({ id, name, role, isClosed }) =>
            id === ownId ? (
              role
            ) : (
              <Form method="post" className="admin-acts">
                <input type="hidden" name="id" value={id} />
                {hasPassword && <OwnPassword label={`Your own password, to change the account of ${name}`} />}
                {isClosed ? (
                  <button type="submit" name="intent" value="reopen">
                    open again
                  </button>
                ) : (
                  <>
                    {all.map((each) => (
                      <button key={each} type="submit" name="role" value={each} aria-pressed={each === role}>
                        {each}
                      </button>
                    ))}
                    <button type="submit" name="intent" value="link">
                      send a link
                    </button>
                    <button type="submit" name="intent" value="close">
                      close
                    </button>
                  </>
                )}
              </Form>
            ),
        },
      ]}
    >
      {!hasPassword && <PasskeyAgain />}
      <Form method="post" className="admin-invite">
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
        {hasPassword && <TextField label="Your own password" name="password" type="password" autoComplete="current-password" required />}
        <Button type="submit" small>
          Invite
        </Button>
      </Form>
    </ListTable>
  );
}

function OwnPassword({ label }: { label: string }) {
  return (
    <input
      className="admin-input"
      name="password"
      type="password"
      autoComplete="current-password"
      placeholder="Your password"
      aria-label={label}
      required
      maxLength={128}
    />
  );
}
