import { Form, Link } from "react-router";
import { formatDate } from "#core/text/format.ts";
import { leadStages } from "#features/desk/desk.ts";
import { Button } from "#ui/button/button.tsx";
import { TextAreaField } from "#ui/field/field.tsx";
import { siteContext } from "../../site-context.ts";
import type { Route } from "./+types/lead.ts";
import { act, staffOf } from "./staff.server.ts";

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { desk } = staffOf(context.get(siteContext), request);
  return { ...(await desk.desk.lead(params.id)), stages: [...leadStages] };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const form = await request.formData();
  return act(context.get(siteContext), "leads.change", async (actor, { desk, log }) => {
    if (form.get("intent") === "note") await desk.noteLead(params.id, actor.email, String(form.get("text") ?? ""));
    else await desk.moveLead(params.id, String(form.get("stage") ?? ""));
    await log.write({
      actor: actor.email,
      action: `lead.${form.get("intent")}`,
      subject: params.id,
      detail: String(form.get("stage") ?? ""),
    });
    return "Kept.";
  });
}

export default function AdminLead({ loaderData: { lead, notes, stages }, actionData }: Route.ComponentProps) {
  return (
    <>
      <header className="desk-head">
        <h1>{lead.name || lead.email || lead.website}</h1>
        <p>
          {lead.form}, {formatDate(lead.created_at)}
        </p>
      </header>
      {actionData && (
        <p className="desk-message" role="status">
          {actionData.message}
        </p>
      )}
      <dl className="desk-facts">
        {(
          [
            ["Email", lead.email],
            ["Website", lead.website],
            ["Plan", lead.plan],
            ["Message", lead.message],
          ] as const
        ).map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
        {lead.audit_id && (
          <div>
            <dt>Audit</dt>
            <dd>
              <Link to={`/audit/${lead.audit_id}/`}>Open the report</Link>
            </dd>
          </div>
        )}
      </dl>
      <Form method="post" className="desk-acts">
        <input type="hidden" name="intent" value="stage" />
        {stages.map((stage) => (
          <button key={stage} type="submit" name="stage" value={stage} aria-pressed={stage === lead.stage}>
            {stage}
          </button>
        ))}
      </Form>
      <section aria-labelledby="notes">
        <h2 id="notes">Notes</h2>
        <ul className="desk-notes">
          {notes.map(({ id, author, text, created_at }) => (
            <li key={id}>
              <p>{text}</p>
              <p className="meta">
                {author}, {formatDate(created_at)}
              </p>
            </li>
          ))}
        </ul>
        <Form method="post">
          <input type="hidden" name="intent" value="note" />
          <TextAreaField label="A note" name="text" required maxLength={5000} />
          <Button type="submit" small>
            Keep the note
          </Button>
        </Form>
      </section>
    </>
  );
}
