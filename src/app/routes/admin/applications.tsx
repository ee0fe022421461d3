import { Form } from "react-router";
import { applicationStates } from "#core/forms/application-state.ts";
import { readListQuery } from "#core/lists/list-query.ts";
import { formatDate } from "#core/text/format.ts";
import { siteContext, visitorContext } from "../../site-context.ts";
import type { Route } from "./+types/applications.ts";
import { ListTable } from "./list/list-table.tsx";
import { act, staffOf } from "./staff.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff } = staffOf(context.get(siteContext), request);
  return { list: await staff.records.applications(readListQuery(request.url)), states: [...applicationStates] };
}

export async function action({ context }: Route.ActionArgs) {
  const { form } = context.get(visitorContext);
  const text = (name: string) => String(form.get(name) ?? "");
  return act(context.get(siteContext), "applications.change", async (actor, { applications, log }) => {
    const wantsMail = form.has("tell");
    const { before, isNotified } = await applications.move(text("id"), text("state"), wantsMail ? { words: text("words") } : undefined);
    const detail = `${before} to ${text("state")}${isNotified ? ", mail sent" : ""}`;
    await log.write({ actor: actor.email, action: "application.state", subject: text("id"), detail });
    if (wantsMail && !isNotified)
      return "Kept, but no mail: this address has had its share for today. The applicant's page shows the state.";
    return isNotified ? "Kept, and a mail is on its way." : "Kept. The applicant's page shows it.";
  });
}

export default function AdminApplications({ loaderData: { list, states }, actionData }: Route.ComponentProps) {
  return (
    <ListTable
      title="Applications"
      list={list}
      rowKey={({ id }) => id}
      csv="applications"
      filters={[
        { name: "state", label: "State", values: states },
        { name: "vacancy", label: "Seat" },
        { name: "spam", label: "Spam", names: { 0: "no", 1: "yes" } },
      ]}
      empty="Nobody has applied yet. Whoever answers a vacancy stands here, with their resume."
      message={actionData?.message}
      columns={[
        {
          key: "who",
          header: "Who",
          sort: "name",
          cell: ({ name, email, phone, link, note }) => (
            <>
              <p>
                <b>{name}</b> {email} {phone}
              </p>
              {link && <p className="admin-soft">{link}</p>}
              {note && <p className="meta">{note}</p>}
            </>
          ),
        },
        { key: "seat", header: "Seat", cell: ({ vacancyTitle }) => vacancyTitle, sort: "vacancy" },
        {
          key: "resume",
          header: "Résumé",
          cell: ({ id, fileName, fileBytes }) => (
            <a href={`/api/admin/resume/${id}`} download>
              {fileName} ({Math.max(1, Math.round(fileBytes / 1000))} KB)
            </a>
          ),
        },
        { key: "date", whole: true, header: "Sent", cell: ({ createdAt }) => formatDate(createdAt), sort: "date" },
        {
          key: "state",
          whole: true,
          header: "State",
          sort: "state",
          cell: ({ id, name, state }) => (
            <details className="admin-change" name="change">
              <summary>
                {state}
                <span>
                  Change<span className="vh"> {name}</span>
                </span>
              </summary>
              <Form method="post">
                <input type="hidden" name="id" value={id} />
                <label className="admin-check">
                  <input type="checkbox" name="tell" />
                  Mail the applicant
                </label>
                <label>
                  Words of your own, for that mail
                  <textarea className="admin-input" name="words" rows={3} maxLength={5000} />
                </label>
                <div className="admin-acts">
                  {states
                    .filter((each) => each !== state)
                    .map((each) => (
                      <button key={each} type="submit" name="state" value={each}>
                        {each}
                      </button>
                    ))}
                </div>
              </Form>
            </details>
          ),
        },
      ]}
    />
  );
}
