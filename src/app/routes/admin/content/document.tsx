import { lazy, Suspense, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { readZone } from "#content/site-settings/site-settings.content-type.ts";
import { siteContext } from "../../../site-context.ts";
import type { Route } from "./+types/document.ts";
import { orNotFound, studioOf } from "./content-staff.server.ts";
import { DocumentState } from "./document-state.tsx";
import { formFields, referencedTypes } from "./fields/form-field.ts";
import { titleOfDocument } from "./title-of-document.ts";
import "./content.css";
import "./studio.css";

/** A document, open for writing. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { actor, studio, type } = studioOf(site, request, params.type);
  const opened = await orNotFound(studio.open(params.id, actor));
  const fields = formFields(type.fields);
  const choices = await Promise.all(
    referencedTypes(fields).map(async (name) => [name, await studio.choices(name, { from: opened.draft })] as const),
  );
  return {
    ...opened,
    faults: opened.faults.map(({ path, field, message }) => ({ path: path.map(String), field, message })),
    fields,
    choices: Object.fromEntries(choices),
    addressBase: type.address?.(""),
    zone: await readZone(site.content),
    isSingle: type.single === true,
    typeNames: { name: type.name, title: type.title, plural: type.plural },
  };
}

export type EditorData = Route.ComponentProps["loaderData"];

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

function Frame({ data: { id, draft, state, typeNames } }: { data: EditorData }) {
  return (
    <>
      <header className="studio-bar">
        <Link to={`/admin/content/${typeNames.name}`} reloadDocument>
          {typeNames.plural}
        </Link>
        <DocumentState state={state} />
      </header>
      <div className="studio-opening">
        <h1>{titleOfDocument(draft)}</h1>
        <p role="status">Opening …</p>
        <noscript>
          <p className="admin-message">
            Writing needs JavaScript. Publishing, unpublishing and the history work without it:{" "}
            <a href={`/admin/content/${typeNames.name}/${id}/publish`}>publish</a>,{" "}
            <a href={`/admin/content/${typeNames.name}/${id}/history`}>history</a>.
          </p>
        </noscript>
      </div>
    </>
  );
}
