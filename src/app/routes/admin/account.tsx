import { data, Form, redirect } from "react-router";
import { formatDate } from "#core/text/format.ts";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/field.tsx";
import { siteContext } from "../../site-context.ts";
import type { Route } from "./+types/account.ts";

/** One's own: a password, and the sessions that are open. */
export async function loader({ context }: Route.LoaderArgs) {
  const { staff } = context.get(siteContext);
  if (!staff?.actor) throw redirect("/admin/sign-in");
  return { email: staff.actor.email, here: staff.actor.sessionId, sessions: await staff.accounts.sessions(staff.actor.id) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { staff } = context.get(siteContext);
  if (!staff?.actor) throw redirect("/admin/sign-in");
  const form = await request.formData();
  if (form.get("intent") === "end") {
    await staff.accounts.endSession(staff.actor, String(form.get("id") ?? ""));
    return { message: "Ended." };
  }
  const password = String(form.get("password") ?? "");
  if (password.length < 12) return data({ message: "Use at least 12 characters." }, { status: 422 });
  await staff.setPassword(password);
  await staff.log.write({ actor: staff.actor.email, action: "account.password", subject: staff.actor.email });
  return { message: "The password is set. Sign in with it from now on." };
}

export default function Account({ loaderData: { email, here, sessions }, actionData }: Route.ComponentProps) {
  return (
    <>
      <header className="desk-head">
        <h1>Account</h1>
        <p>{email}</p>
      </header>
      {actionData && (
        <p className="desk-message" role="status">
          {actionData.message}
        </p>
      )}
      <Form method="post" className="desk-invite">
        <TextField
          label="A new password"
          name="password"
          type="password"
          autoComplete="new-password"
          required
          minLength={12}
          hint="12 characters or more"
        />
        <Button type="submit" small>
          Set the password
        </Button>
      </Form>
      <section aria-labelledby="sessions">
        <h2 id="sessions">Open sessions</h2>
        <ul className="desk-notes">
          {sessions.map(({ id, createdAt, ipAddress, userAgent }) => (
            <li key={id}>
              <p>
                {userAgent ?? "Unknown browser"}, {ipAddress ?? "unknown address"}, since {formatDate(createdAt)}
                {id === here && " (this one)"}
              </p>
              <Form method="post" className="desk-acts">
                <input type="hidden" name="intent" value="end" />
                <button type="submit" name="id" value={id}>
                  End
                </button>
              </Form>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
