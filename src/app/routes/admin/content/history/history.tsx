import { Form, Link, redirect } from "react-router";
import { may } from "#core/access/permissions.ts";
import { FIRST_PAGE } from "#core/lists/list-query.ts";
import { formatDate } from "#core/text/format.ts";
import { SAVED_KEPT_DAYS } from "#features/studio/revision-retention.ts";
import { siteContext, visitorContext } from "../../../../site-context.ts";
import { AdminMessage } from "../../admin-message.tsx";
import { actOnContent, orNotFound, studioOf } from "../content-staff.server.ts";
import { formFields, referencedTypes } from "../fields/form-field.ts";
import { titleOfDocument } from "../title-of-document.ts";
import type { Route } from "./+types/history.ts";
import { diffDocuments } from "./diff-documents.ts";
import { DiffRows } from "./diff-rows.tsx";
import { revisionName } from "./revision-name.ts";
import "./history.css";

/** What a document said before, and what has changed since. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { actor, studio, type } = studioOf(context.get(siteContext), request, params.type);
  const { id, draft } = await orNotFound(studio.open(params.id, actor));
  const revisions = await studio.revisionsOf(id, actor);
  const n = Number(new URL(request.url).searchParams.get("n") ?? revisions[0]?.n);
  const chosen = Number.isSafeInteger(n) ? await studio.revision(id, n, actor) : undefined;
  const titles = new Map<string, string>();
  for (const name of chosen ? referencedTypes(formFields(type.fields)) : [])
    for (const row of (await studio.list(name, { ...FIRST_PAGE, isWhole: true })).rows) titles.set(row.id, row.title);
  return {
    id,
    title: titleOfDocument(draft),
    type: { name: type.name, plural: type.plural },
    revisions,
    chosen: chosen && { n: chosen.n, kind: chosen.kind, at: chosen.at, actor: chosen.actor },
    rows: chosen ? diffDocuments(type.fields, chosen.document, draft, (reference) => titles.get(reference) ?? reference) : [],
    mayWrite: studio.canWrite && may(actor.role, "content.write", type.name),
  };
}

export async function action({ context, params }: Route.ActionArgs) {
  const { form } = context.get(visitorContext);
  return actOnContent(context.get(siteContext), "content.write", params.type, async ({ actor, studio, type }) => {
    await studio.restore(params.id, Number(form.get("n")), actor);
    throw redirect(`/admin/content/${type.name}/${params.id}`);
  });
}

export default function AdminHistory({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, type, revisions, chosen, rows, mayWrite } = loaderData;
  return (
    <>
      <header className="admin-head">
        <h1>History of “{title}”</h1>
        <p>
          <a href={`/admin/content/${type.name}/${id}`}>Back to the text</a>
        </p>
      </header>
      <AdminMessage text={actionData?.message} />
      <div className="history">
        <nav aria-label="Versions">
          <ol className="history-list">
            {revisions.map((revision) => (
              <li key={revision.n}>
                <Link to={`?n=${revision.n}`} aria-current={revision.n === chosen?.n ? "true" : undefined}>
                  <b>{revisionName(revision)}</b>
                  <span>
                    {revision.actor}, {formatDate(revision.at)}
                  </span>
                </Link>
              </li>
            ))}
          </ol>
          <p className="admin-soft">Saved versions older than {SAVED_KEPT_DAYS} days are dropped. Published ones stay for good.</p>
        </nav>
        <section aria-label="What changed">
          {chosen ? (
            <>
              <h2>{revisionName(chosen)} to the words of now</h2>
              <p className="admin-soft">
                {rows.length === 0 ? "Nothing has changed since." : `${rows.length} ${rows.length === 1 ? "change" : "changes"}.`}
              </p>
              {mayWrite && rows.length > 0 && (
                <Form method="post" reloadDocument className="content-decide">
                  <button type="submit" className="admin-button" data-tone="main" name="n" value={chosen.n}>
                    Restore {revisionName(chosen)} as draft
                  </button>
                  <span className="admin-soft">The words of now stay in this list.</span>
                </Form>
              )}
              <DiffRows rows={rows} />
            </>
          ) : (
            <p className="admin-empty">Nothing yet. The first version is kept when somebody writes or publishes.</p>
          )}
        </section>
      </div>
    </>
  );
}
