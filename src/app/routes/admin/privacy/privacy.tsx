import { Form, useNavigation } from "react-router";
import { REQUEST_DAYS } from "#features/privacy/request-period.ts";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/field.tsx";
import { siteContext, visitorContext } from "../../../site-context.ts";
import { AdminMessage } from "../admin-message.tsx";
import { act, staffOf } from "../staff.server.ts";
import type { Route } from "./+types/privacy.ts";
import "./privacy.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff } = staffOf(context.get(siteContext), request);
  return { requests: await staff.privacyRequests.list() };
}

export async function action({ context }: Route.ActionArgs) {
  const { form } = context.get(visitorContext);
  const email = String(form.get("email") ?? "");
  const site = context.get(siteContext);
  if (form.get("intent") === "look") {
    let found: Awaited<ReturnType<NonNullable<typeof site.staff>["privacy"]["held"]>> | undefined;
    const answer = await act(site, "privacy.see", async (_, { privacy }) => {
      found = await privacy.held(email);
      return "";
    });
    return { answer: "data" in answer ? answer.data : answer, found };
  }
  if (form.get("intent") === "ask") {
    const answer = await act(site, "privacy.see", async (actor, { privacyRequests }) => {
      await privacyRequests.ask(email, actor.email);
      return `The confirmation link is on its way to ${email}.`;
    });
    return { answer: "data" in answer ? answer.data : answer };
  }
  const answer = await act(site, "privacy.erase", async (actor, { privacy }) => {
    if (form.get("sure") !== "on") return "Nothing was erased: tick that you are sure.";
    const counts = await privacy.erase(email, actor.email);
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
    return `Erased: ${total} ${total === 1 ? "record" : "records"}. Copies in backups are gone within 35 days.`;
  });
  return { answer: "data" in answer ? answer.data : answer };
}

const KINDS = {
  leads: "Messages and requests",
  notes: "Notes of the team",
  bookings: "Calls",
  applications: "Applications, with their resumes",
  reviews: "Reviews",
  subscriptions: "Newsletter",
  watches: "Audits that come by themselves",
  chats: "Chats",
  messages: "Messages in chats",
  mails: "Mails to them or about them",
} as const;

export default function AdminPrivacy({ loaderData: { requests }, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== "idle";
  const found = actionData && "found" in actionData ? actionData.found : undefined;
  const total = found ? Object.values(found.counts).reduce((sum, count) => sum + count, 0) : 0;
  return (
    <>
      <header className="admin-head">
        <h1>Privacy</h1>
        <p>What we hold about somebody, to hand out or to erase.</p>
      </header>
      <AdminMessage text={actionData?.answer.message} />
      <Form method="post" className="privacy-look" aria-busy={isBusy}>
        <TextField label="Email address" name="email" type="email" required maxLength={254} autoComplete="off" />
        <Button type="submit" name="intent" value="look">
          Look
        </Button>
        <Button type="submit" name="intent" value="ask" tone="ghost">
          Send a confirmation link
        </Button>
      </Form>
      {found && (
        <section className="privacy-found" aria-labelledby="found">
          <h2 id="found">{total === 0 ? `Nothing is held under ${found.email}` : `Held under ${found.email}`}</h2>
          <dl className="admin-facts">
            {Object.entries(KINDS).map(([kind, name]) => {
              const count = found.counts[kind as keyof typeof KINDS];
              return (
                count > 0 && (
                  <div key={kind}>
                    <dt>{name}</dt>
                    <dd>{count}</dd>
                  </div>
                )
              );
            })}
          </dl>
          {total > 0 && (
            <form method="post" action="/admin/privacy/copy">
              <input type="hidden" name="email" value={found.email} />
              <Button type="submit" tone="ghost">
                Save a copy as JSON
              </Button>
            </form>
          )}
          {/* Also when nothing is found: an address may stand in somebody else's text. */}
          <Form method="post" className="privacy-erase">
            <input type="hidden" name="email" value={found.email} />
            <label>
              <input type="checkbox" name="sure" required />
              <span>Erase all of it: rows, files, mails, and every mention in the log. It cannot be undone.</span>
            </label>
            <Button type="submit" name="intent" value="erase" tone="ghost">
              Erase
            </Button>
          </Form>
        </section>
      )}
      <section aria-labelledby="requests">
        <h2 id="requests">Asked for</h2>
        {requests.length === 0 ? (
          <p className="mute">Nobody has been sent a confirmation link in the last {REQUEST_DAYS} days.</p>
        ) : (
          <ul className="privacy-requests">
            {requests.map(({ id, email, askedAt, confirmedAt, dueAt }) => (
              <li key={id}>
                <b>{email}</b>
                <span>
                  {confirmedAt
                    ? `Confirmed ${confirmedAt.slice(0, 10)}. Act by ${dueAt?.slice(0, 10)}.`
                    : `Link sent ${askedAt.slice(0, 10)}, not opened yet.`}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
