import { lazy, Suspense, useSyncExternalStore } from "react";
import { Link, type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import { issue } from "#content/issue/issue.content-type.ts";
import { readZone } from "#content/site-settings/site-settings.content-type.ts";
import { may } from "#core/access/permissions.ts";
import { siteContext } from "../../../site-context.ts";
import { PlainIssue } from "../newsletter/plain-issue.tsx";
import { staffOf } from "../staff.server.ts";
import type { Route } from "./+types/document.ts";
import { choicesFor, orNotFound, studioOf } from "./content-staff.server.ts";
import { DocumentState } from "./document-state.tsx";
import { formFields } from "./fields/form-field.ts";
import { changedFields, fieldsOf, partNamed } from "./parts/parts.ts";
import { PartsNav } from "./parts/parts-nav.tsx";
import { PlainAnswer, PlainForm } from "./plain/plain-form.tsx";
import { titleOfDocument } from "./title-of-document.ts";
import "./content.css";
import "./studio.css";

/** A document, open for writing. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { actor, studio, type } = studioOf(site, request, params.type);
  const opened = await orNotFound(studio.open(params.id, actor));
  const fields = formFields(type.fields);
  return {
    ...opened,
    faults: opened.faults.map(({ path, field, message }) => ({ path: path.map(String), field, message })),
    fields,
    choices: await choicesFor(studio, fields, opened.draft),
    addressBase: type.address?.(""),
    zone: await readZone(site.content),
    isSingle: type.single === true,
    typeNames: { name: type.name, title: type.title, plural: type.plural },
    parts: type.parts,
    letter:
      type.name === issue.name && may(actor.role, "newsletter.see")
        ? {
            /** Where it is seen as the mail that readers get. */
            mail: `/api/admin/issue/${params.id}`,
            maySend: may(actor.role, "newsletter.send"),
            status: await staffOf(site, request).staff.issues.status(params.id),
          }
        : undefined,
  };
}

/** Another part is another look at the same document. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}

const DocumentEditor = lazy(() => import("./editor/document-editor.tsx").then((module) => ({ default: module.DocumentEditor })));

export default function AdminDocument({ loaderData }: Route.ComponentProps) {
  // The editor lives in the browser alone: what the server sends is its frame.
  const isBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const frame = <Frame data={loaderData} />;
  return (
    <div className="studio" data-live="true">
      {isBrowser ? (
        <Suspense fallback={frame}>
          <DocumentEditor data={loaderData} />
        </Suspense>
      ) : (
        frame
      )}
    </div>
  );
}

const subscribeToNothing = () => () => {};

/** The document without scripts: what can be written without an editor, and the ways to everything else. */
function Frame({ data }: { data: Route.ComponentProps["loaderData"] }) {
  const { id, rev, draft, published, fields, choices, faults, parts, state, typeNames, zone, canWrite, letter } = data;
  const [asked] = useSearchParams();
  const part = partNamed(parts, asked.get("part"));
  const address = `/admin/content/${typeNames.name}/${id}`;
  return (
    <>
      <header className="studio-bar">
        <Link to={`/admin/content/${typeNames.name}`} reloadDocument>
          {typeNames.plural}
        </Link>
        <DocumentState state={state} />
      </header>
      {parts && part && <PartsNav parts={parts} shown={part} changed={changedFields(fields, draft, published)} title={typeNames.plural} />}
      <div className="studio-opening">
        <h1>{titleOfDocument(draft)}</h1>
        <noscript>
          <PlainAnswer kind={asked.get("saved")} />
          <p>
            Long texts and pictures need JavaScript to be written; everything else does not. Publishing, unpublishing and the history work
            without it too: <a href={`${address}/publish`}>publish</a>, <a href={`${address}/history`}>history</a>,{" "}
            <a href={`${address}/save?draft=${part?.name ?? ""}`}>see the page with the draft</a>.
          </p>
          {canWrite && (
            <form method="post" action={`${address}/save`}>
              <input type="hidden" name="draft" value={part?.name ?? ""} />
              <button type="submit" className="admin-button" name="share" value="week">
                Share the draft for a week
              </button>
            </form>
          )}
          {letter && <PlainIssue data={data} letter={letter} words="#words" />}
          {canWrite && (
            <PlainForm
              place={`${typeNames.name}/${id}`}
              part={part?.name}
              rev={rev}
              fields={part ? fieldsOf(part, fields) : fields}
              draft={draft}
              zone={zone}
              choices={choices}
              faults={faults}
            />
          )}
        </noscript>
        <p role="status" className="studio-waits">
          Opening …
        </p>
      </div>
    </>
  );
}
