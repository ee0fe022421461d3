import { Link } from "react-router";
import { leadStages } from "#core/forms/lead-stage.ts";
import { listSearch, readListQuery } from "#core/lists/list-query.ts";
import { formatDate } from "#core/text/format.ts";
import { siteContext } from "../../../site-context.ts";
import { ListTable } from "../list/list-table.tsx";
import { staffOf } from "../staff.server.ts";
import type { Route } from "./+types/leads-table.ts";
import { LeadSource, sourceNames } from "./lead-source.tsx";
import { LeadViews } from "./lead-views.tsx";
import "./leads.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff } = staffOf(context.get(siteContext), request);
  return { list: await staff.records.leads(readListQuery(request.url)), stages: [...leadStages] };
}

export default function AdminLeadsTable({ loaderData: { list, stages } }: Route.ComponentProps) {
  return (
    <ListTable
      title="Leads"
      list={list}
      rowKey={({ id }) => id}
      csv="leads"
      beside={<LeadViews search={listSearch(list.query)} />}
      filters={[
        { name: "stage", label: "Stage", values: stages },
        { name: "form", label: "Source", names: sourceNames },
        { name: "spam", label: "Spam", names: { 0: "no", 1: "yes" } },
      ]}
      empty="Nobody has asked for anything yet. Whoever sends a form, for an audit, a proposal or an answer, stands here."
      columns={[
        {
          key: "who",
          header: "Who",
          sort: "name",
          cell: ({ id, name, email, website }) => <Link to={`/admin/leads/${id}`}>{name || email || website}</Link>,
        },
        { key: "email", header: "Email", cell: ({ email }) => email, sort: "email" },
        { key: "form", header: "Source", cell: ({ form }) => <LeadSource form={form} />, sort: "form" },
        { key: "website", header: "Website", cell: ({ website }) => website, sort: "website" },
        { key: "stage", header: "Stage", cell: ({ stage }) => stage, sort: "stage" },
        { key: "date", whole: true, header: "Sent", cell: ({ createdAt }) => formatDate(createdAt), sort: "date" },
      ]}
    />
  );
}
