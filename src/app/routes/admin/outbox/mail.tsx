import { data, Form, Link } from "react-router";
import { siteContext } from "../../../site-context.ts";
import { AdminFacts } from "../admin-facts.tsx";
import { AdminMessage } from "../admin-message.tsx";
import { act, staffOf } from "../staff.server.ts";
import type { Route } from "./+types/mail.ts";

/** One mail as it was written. It may hold somebody's one-time link: who read it is in the log. */
export async function loader({ params: { id }, request, context }: Route.LoaderArgs) {
  const { actor, staff } = staffOf(context.get(siteContext), request);
  const found = await staff.outbox.get(id);
  if (!found) throw data(null, { status: 404 });
  await staff.log.write({ actor: actor.email, action: "mail.read", subject: id, detail: found.to });
  const { mail, ...entry } = found;
  const { attachments = [], text, html, replyTo, fromName } = mail;
  return {
    entry,
    mail: {
      text,
      html,
      replyTo,
      fromName,
      files: attachments.map(({ fileName, contentType, content }) => ({ fileName, contentType, bytes: content.length })),
    },
  };
}

export async function action({ params: { id }, context }: Route.ActionArgs) {
  return act(context.get(siteContext), "outbox.retry", async (actor, { outbox, log }) => {
    const isDue = await outbox.retry(id);
    await log.write({ actor: actor.email, action: "mail.retry", subject: id });
    return isDue ? "It is tried again now." : "It cannot be sent: no mail server is set, or it is sent already.";
  });
}

export default function AdminMail({ loaderData: { entry, mail }, actionData }: Route.ComponentProps) {
  const facts: [name: string, value: string | undefined][] = [
    ["To", entry.to],
    ["From", mail.fromName],
    ["Reply to", mail.replyTo],
    ["State", entry.state],
    ["Written", atMinute(entry.createdAt)],
    ["Sent", entry.sentAt && atMinute(entry.sentAt)],
    ["Tries", String(entry.attempts)],
    ["Next try", entry.nextTryAt && atMinute(entry.nextTryAt)],
    ["Last fault", entry.lastError],
    ["Files", mail.files.map(({ fileName, contentType, bytes }) => `${fileName}, ${contentType}, ${bytes} bytes`).join("\n")],
  ];
  return (
    <>
      <header className="admin-head">
        <h1>{entry.subject}</h1>
        <p>
          <Link to="/admin/outbox">Outbox</Link>
        </p>
      </header>
      <AdminMessage text={actionData?.message} />
      <AdminFacts facts={facts} />
      {entry.state !== "sent" && entry.state !== "withdrawn" && (
        <Form method="post" className="admin-acts">
          <button type="submit">Try now</button>
        </Form>
      )}
      <section aria-labelledby="text-part">
        <h2 id="text-part">Plain text</h2>
        <pre className="admin-mail">{mail.text}</pre>
      </section>
      {mail.html && (
        <details className="admin-more">
          <summary>HTML part, as its source</summary>
          <pre className="admin-mail">{mail.html}</pre>
        </details>
      )}
    </>
  );
}

const atMinute = (iso: string) => `${iso.slice(0, 16).replace("T", " ")} UTC`;
