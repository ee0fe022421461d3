import { Form } from "react-router";
import { formatDate } from "#core/text/format.ts";
import { applicationStates } from "#features/desk/desk.ts";
import { siteContext } from "../../site-context.ts";
import type { Route } from "./+types/applications.ts";
import { DeskTable } from "./desk-table.tsx";
import { act, staffOf } from "./staff.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { desk } = staffOf(context.get(siteContext), request);
  return { applications: await desk.desk.applications(), states: [...applicationStates] };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const [id, state] = [String(form.get("id") ?? ""), String(form.get("state") ?? "")];
  return act(context.get(siteContext), "applications.change", async (actor, { desk, log }) => {
    await desk.moveApplication(id, state);
    await log.write({ actor: actor.email, action: "application.state", subject: id, detail: state });
    return "Kept. The applicant's page shows it.";
  });
}

export default function AdminApplications({ loaderData: { applications, states }, actionData }: Route.ComponentProps) {
  return (
    <DeskTable
      title="Applications"
      rows={applications}
      rowKey={({ id }) => id}
      empty="Nobody has applied yet."
      message={actionData?.message}
      columns={[
        {
          key: "who",
          header: "Who",
          value: ({ name }) => name,
          cell: ({ name, email, phone, link, note }) => (
            <>
              <p>
                <b>{name}</b> {email} {phone}
              </p>
              {link && <p>{link}</p>}
              {note && <p className="meta">{note}</p>}
            </>
          ),
        },
        { key: "seat", header: "Seat", cell: ({ vacancy_title }) => vacancy_title, value: ({ vacancy_title }) => vacancy_title },
        {
          key: "resume",
          header: "Résumé",
          value: ({ file_name }) => file_name,
          cell: ({ id, file_name, file_bytes }) => (
            <a href={`/api/admin/resume/${id}`} download>
              {file_name} ({Math.max(1, Math.round(file_bytes / 1000))} KB)
            </a>
          ),
        },
        { key: "date", header: "Sent", cell: ({ created_at }) => formatDate(created_at), value: ({ created_at }) => created_at },
        {
          key: "state",
          header: "State",
          value: ({ state }) => state,
          cell: ({ id, state }) => (
            <Form method="post" className="desk-acts">
              <input type="hidden" name="id" value={id} />
              {states.map((each) => (
                <button key={each} type="submit" name="state" value={each} aria-pressed={each === state}>
                  {each}
                </button>
              ))}
            </Form>
          ),
        },
      ]}
    />
  );
}
