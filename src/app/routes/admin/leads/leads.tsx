import { Form, Link } from "react-router";
import { leadStages } from "#core/forms/lead-stage.ts";
import { listSearch, readListQuery } from "#core/lists/list-query.ts";
import { cutWords, timeAgo } from "#core/text/format.ts";
import type { StaffLead } from "#features/admin/admin-records.ts";
import { siteContext, visitorContext } from "../../../site-context.ts";
import { ListHead } from "../list/list-head.tsx";
import { act, staffOf } from "../staff.server.ts";
import type { Route } from "./+types/leads.ts";
import { LeadSource, sourceNames } from "./lead-source.tsx";
import { LeadViews } from "./lead-views.tsx";
import { moveLead } from "./move-lead.server.ts";
import "./leads.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { staff } = staffOf(site, request);
  const query = readListQuery(request.url);
  const [list, board] = await Promise.all([staff.records.leads(query), staff.records.board(query)]);
  return { list: { ...list, rows: [] }, ...board, stages: [...leadStages], now: site.now() };
}

export async function action({ context }: Route.ActionArgs) {
  const { form } = context.get(visitorContext);
  return act(context.get(siteContext), "leads.change", (actor, staff) => moveLead(String(form.get("id") ?? ""), form, actor, staff));
}

export default function AdminLeads({ loaderData: { list, columns, requests, stages, now }, actionData }: Route.ComponentProps) {
  return (
    <>
      <ListHead
        title="Leads"
        list={list}
        csv="leads"
        message={actionData?.message}
        filters={[
          { name: "form", label: "Source", names: sourceNames },
          { name: "spam", label: "Spam", names: { 0: "no", 1: "yes" } },
        ]}
      >
        <LeadViews search={listSearch(list.query)} />
      </ListHead>
      <ol className="lead-board">
        {columns.map(({ stage, total, leads }) => (
          <li key={stage} className="lead-column" data-stage={stage}>
            <h2>
              <b>{total}</b> {stage}
            </h2>
            <ul>
              {leads.map((lead) => (
                <li key={lead.id} className="lead-card">
                  <Card lead={lead} stages={stages} now={now} requests={requests[lead.email] ?? 1} />
                </li>
              ))}
            </ul>
            {total > leads.length && (
              <Link className="lead-more" to={`/admin/leads/table${listSearch(list.query, { filters: { stage } })}`}>
                {total - leads.length} more
              </Link>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

function Card({ lead, requests, stages, now }: { lead: StaffLead; requests: number; stages: readonly string[]; now: Date }) {
  const title = lead.website.replace(/^https?:\/\/(?:www\.)?/, "").replace(/\/$/, "") || lead.name || lead.email;
  return (
    <>
      <Link to={`/admin/leads/${lead.id}`}>{title}</Link>
      <LeadSource form={lead.form} />
      <p>{lead.plan || cutWords(lead.message, 8) || lead.name || lead.email}</p>
      {requests > 1 && <p className="admin-soft">{requests} requests from this address</p>}
      <details className="lead-move">
        <summary>
          <span>{timeAgo(lead.createdAt, now)}</span>
          <span>
            Move<span className="vh"> {title}</span>
          </span>
        </summary>
        <Form method="post" className="admin-acts" preventScrollReset>
          <input type="hidden" name="id" value={lead.id} />
          {stages
            .filter((stage) => stage !== lead.stage)
            .map((stage) => (
              <button key={stage} type="submit" name="stage" value={stage}>
                {stage}
              </button>
            ))}
        </Form>
      </details>
    </>
  );
}
