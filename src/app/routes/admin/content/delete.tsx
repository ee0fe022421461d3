import { Form, Link, redirect } from "react-router";
import { siteContext } from "../../../site-context.ts";
import { AdminMessage } from "../admin-message.tsx";
import type { Route } from "./+types/delete.ts";
import { actOnContent, orNotFound, studioOf } from "./content-staff.server.ts";
import { titleOfDocument } from "./title-of-document.ts";
import "./content.css";

/** What deleting would leave behind, before it is done. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { actor, studio, type } = studioOf(context.get(siteContext), request, params.type);
  const { id, state, draft } = await orNotFound(studio.open(params.id, actor));
  const uses = await studio.usesOf(id, actor);
  return { id, state, title: titleOfDocument(draft), uses, type: { name: type.name, title: type.title, plural: type.plural } };
}

export async function action({ context, params }: Route.ActionArgs) {
  return actOnContent(context.get(siteContext), "content.remove", params.type, async ({ actor, studio, type }) => {
    const answer = await studio.remove(params.id, actor);
    if (answer.kind === "removed") throw redirect(`/admin/content/${type.name}`);
    return { message: "It was not deleted: other documents name it." };
  });
}

export default function AdminDelete({ loaderData: { id, title, state, uses, type }, actionData }: Route.ComponentProps) {
  const base = `/admin/content/${type.name}`;
  return (
    <>
      <header className="admin-head">
        <h1>Delete “{title}”</h1>
      </header>
      <AdminMessage text={actionData?.message} />
      <div className="admin-panel">
        {uses.length > 0 ? (
          <>
            <h2>It is used in {uses.length === 1 ? "one place" : `${uses.length} places`}</h2>
            <p>Take it out there first. Nothing is deleted until then.</p>
            <ul className="content-uses">
              {uses.map((use) => (
                <li key={use.id}>
                  <a href={`/admin/content/${use.type}/${use.id}`}>{use.title || use.id}</a> <span className="admin-soft">{use.type}</span>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <>
            <h2>Nothing else names it</h2>
            <p>
              {state === "draft" ? "It was never published." : "Its page leaves the site at once."} Its last words are kept in the history.
            </p>
          </>
        )}
        <div className="content-decide">
          {uses.length === 0 && (
            <Form method="post">
              <button type="submit" className="admin-button" data-tone="bad">
                Delete this {type.title.toLowerCase()}
              </button>
            </Form>
          )}
          <a className="admin-button" href={`${base}/${id}`}>
            Keep it
          </a>
          <Link className="admin-button" to={base}>
            Back to {type.plural.toLowerCase()}
          </Link>
        </div>
      </div>
    </>
  );
}
