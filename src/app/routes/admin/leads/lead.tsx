import { Form, Link } from "react-router";
import { AppError } from "#core/errors/app-error.ts";
import { leadStages } from "#core/forms/lead-stage.ts";
import { compareText } from "#core/lists/compare-text.ts";
import { formatDate } from "#core/text/format.ts";
import { siteContext, visitorContext } from "../../../site-context.ts";
import { AdminFacts } from "../admin-facts.tsx";
import { AdminMessage } from "../admin-message.tsx";
import { act, staffOf } from "../staff.server.ts";
import type { Route } from "./+types/lead.ts";
import { LeadAudits } from "./lead-audits.tsx";
import { LeadSource, sourceOf } from "./lead-source.tsx";
import { moveLead } from "./move-lead.server.ts";
import "./leads.css";

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { staff } = staffOf(context.get(siteContext), request);
  const found = await staff.records.lead(params.id);
  return { ...found, stages: [...leadStages], audits: await staff.audits.list(found.lead.website) };
}

export async function action({ params: { id }, context }: Route.ActionArgs) {
  const { form } = context.get(visitorContext);
  return act(context.get(siteContext), "leads.change", async (actor, staff) => {
    if (form.get("intent") === "audit") {
      const { lead } = await staff.records.lead(id);
      if (lead.website === "") throw new AppError("input_invalid", { reason: "This lead names no website." });
      const audit = await staff.audits.again(lead.website);
      await staff.log.write({ actor: actor.email, action: "lead.audit", subject: id, detail: audit });
      return "The audit has begun. It reads up to 500 pages.";
    }
    if (form.get("intent") !== "note") return moveLead(id, form, actor, staff);
    await staff.leads.note(id, actor.email, String(form.get("text") ?? ""));
    await staff.log.write({ actor: actor.email, action: "lead.note", subject: id });
    return "The note is kept.";
  });
}

type Data = Route.ComponentProps["loaderData"];

export default function AdminLead({ loaderData, actionData }: Route.ComponentProps) {
  const { lead, stages } = loaderData;
  const facts: [name: string, value: string][] = [
    ["Name", lead.name],
    ["Email", lead.email],
    ["Website", lead.website],
    ["Plan", lead.plan],
    ["Message", lead.message],
    ["Spam", lead.isSpam ? "Filled in a field that people do not see" : lead.isProved ? "" : "Sent without the proof that browsers give"],
  ];
  return (
    <>
      <header className="admin-head">
        <h1>{lead.name || lead.email || lead.website}</h1>
        <p>
          <LeadSource form={lead.form} />, {formatDate(lead.createdAt)}
        </p>
        <Link className="admin-button lead-back" to="/admin/leads">
          All leads
        </Link>
      </header>
      <AdminMessage text={actionData?.message} />
      <Form method="post" className="admin-acts lead-stages" aria-label="Stage">
        {stages.map((stage) => (
          <button key={stage} type="submit" name="stage" value={stage} aria-pressed={stage === lead.stage}>
            {stage}
          </button>
        ))}
      </Form>
      <div className="lead-two">
        <section className="admin-panel" aria-labelledby="asked">
          <h2 id="asked">Asked</h2>
          <AdminFacts facts={facts}>
            {lead.auditId && (
              <div>
                <dt>Audit</dt>
                <dd>
                  <Link to={`/audit/${lead.auditId}/`}>Open the report</Link>, <a href={`/api/audit/${lead.auditId}.pdf`}>PDF</a>
                </dd>
              </div>
            )}
          </AdminFacts>
        </section>
        {lead.website && <LeadAudits audits={loaderData.audits} />}
        <section className="admin-panel" aria-labelledby="history">
          <h2 id="history">History</h2>
          <ol className="lead-history">
            {historyOf(loaderData).map(({ key, at, text, by, to }) => (
              <li key={key}>
                <time dateTime={at}>{at.slice(0, 16).replace("T", " ")}</time>
                <div>
                  {to ? <Link to={to}>{text}</Link> : <p>{text}</p>}
                  {by && <p className="admin-soft">{by}</p>}
                </div>
              </li>
            ))}
          </ol>
          <Form method="post" className="lead-note" key={loaderData.notes.length}>
            <input type="hidden" name="intent" value="note" />
            <textarea className="admin-input" name="text" rows={2} required maxLength={5000} aria-label="A note" placeholder="Add a note" />
            <button type="submit" className="admin-button" data-tone="main">
              Save
            </button>
          </Form>
        </section>
      </div>
    </>
  );
}

interface Event {
  key: string;
  /** ISO date and time. */
  at: string;
  text: string;
  by?: string;
  to?: string;
}

/** Everything that happened with this address, oldest first: requests, calls and notes. */
function historyOf({ lead, same, bookings, notes }: Data): Event[] {
  return [
    { key: lead.id, at: lead.createdAt, text: `Sent this request: ${sourceOf(lead.form).name}` },
    ...same.map(({ id, form, createdAt, stage }) => ({
      key: id,
      at: createdAt,
      text: `Another request from this address: ${sourceOf(form).name}, ${stage}`,
      to: `/admin/leads/${id}`,
    })),
    ...bookings.map(({ id, startAt, hostName, state }) => ({ key: id, at: startAt, text: `Call with ${hostName}, ${state}` })),
    ...notes.map(({ id, createdAt, text, author }) => ({ key: id, at: createdAt, text, by: author })),
  ].toSorted((a, b) => compareText(a.at, b.at));
}
