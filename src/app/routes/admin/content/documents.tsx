import { Form, Link, redirect } from "react-router";
import { redirect as movedAddress } from "#content/redirect/redirect.content-type.ts";
import { may } from "#core/access/permissions.ts";
import type { DocumentState as State } from "#core/content/writable-documents.ts";
import { readListQuery } from "#core/lists/list-query.ts";
import { formatDate } from "#core/text/format.ts";
import { type Site, siteContext, visitorContext } from "../../../site-context.ts";
import { ListTable } from "../list/list-table.tsx";
import type { Route } from "./+types/documents.ts";
import { actOnContent, studioOf } from "./content-staff.server.ts";
import { DocumentState, stateMeanings, stateNames } from "./document-state.tsx";
import { MissedAddresses } from "./missed-addresses.tsx";
import { TryAddress } from "./try-address.tsx";
import "./content.css";

/** The documents of one kind. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { actor, studio, type } = studioOf(site, request, params.type);
  const list = await studio.list(type.name, readListQuery(request.url));
  const { name, title, plural, single } = type;
  const isOnlyOne = single && (list.total > 0 || list.isNarrowed);
  return {
    list,
    type: { name, title, plural },
    redirects: name === movedAddress.name && may(actor.role, "redirects.see") ? await redirectsOf(site, request) : undefined,
    elsewhere: studio.canWrite ? undefined : (site.staff?.setup.studioUrl ?? ""),
    mayAdd: studio.canWrite && !isOnlyOne && may(actor.role, "content.write", name),
    mayRemove: studio.canWrite && !single && may(actor.role, "content.remove", name),
  };
}

/** What visitors asked for in vain, and where the address that somebody tries leads. */
async function redirectsOf({ staff }: Site, request: Request) {
  const asked = new URL(request.url).searchParams.get("test")?.trim() ?? "";
  return {
    missed: (await staff?.studio.missed.list()) ?? [],
    asked,
    tried: /^\/(?!\/)/.test(asked) ? await staff?.setup.tryAddress(asked) : undefined,
  };
}

export async function action({ context, params }: Route.ActionArgs) {
  const { form } = context.get(visitorContext);
  const copied = form.get("duplicate");
  return actOnContent(context.get(siteContext), "content.write", params.type, async ({ actor, studio, type }) => {
    if (form.has("forget")) {
      await studio.forgetMissed(String(form.get("forget")), actor);
      throw redirect(`/admin/content/${type.name}`);
    }
    const from = form.get("from");
    const words = from === null ? {} : { from: String(from), status: "301" };
    const id = copied === null ? await studio.create(type.name, actor, words) : await studio.duplicate(String(copied), actor);
    throw redirect(`/admin/content/${type.name}/${id}`);
  });
}

export default function AdminDocuments({
  loaderData: { list, type, redirects, elsewhere, mayAdd, mayRemove },
  actionData,
}: Route.ComponentProps) {
  const one = type.title.toLowerCase();
  const base = `/admin/content/${type.name}`;
  const isEmpty = list.total === 0 && !list.isNarrowed;
  const table = (
    <ListTable
      title={type.plural}
      list={list}
      rowKey={({ id }) => id}
      filters={[{ name: "state", label: "State", values: Object.keys(stateNames), names: stateNames }]}
      message={actionData?.message}
      empty={`No ${type.plural.toLowerCase()} yet. ${redirects ? "A page that gets another address leaves one by itself; one for anything else is begun here." : "One that is begun stays a draft, seen by staff alone, until somebody publishes it."}`}
      beside={
        mayAdd && (
          <Form method="post" reloadDocument className="content-new">
            <button type="submit" className="admin-button" data-tone="main">
              New {one}
            </button>
          </Form>
        )
      }
      columns={[
        {
          key: "title",
          header: "Title",
          sort: "title",
          cell: ({ id, title }) => (
            <Link className="content-title" to={`${base}/${id}`} reloadDocument>
              {title || `Untitled ${one}`}
            </Link>
          ),
        },
        { key: "state", whole: true, header: "State", sort: "state", cell: ({ state }) => <DocumentState state={state} /> },
        { key: "by", header: "Changed by", sort: "by", cell: ({ updatedBy }) => updatedBy || "import" },
        { key: "updated", whole: true, header: "Changed", sort: "updated", cell: ({ updatedAt }) => updatedAt && formatDate(updatedAt) },
        {
          key: "in",
          header: "In it",
          // A line each: a name is not broken.
          cell: ({ people }) => people.length > 0 && <span className="content-in">{people.map(({ name }) => name).join(",\n")}</span>,
        },
        {
          key: "acts",
          header: "",
          cell: ({ id, title, state, address }) => (
            <Form method="post" reloadDocument className="content-acts">
              {address && (state === "published" || state === "changed") && (
                <a href={address}>
                  View<span className="vh"> {title}</span>
                </a>
              )}
              {redirects && state !== "draft" && (
                <Link to={`?test=${encodeURIComponent(title)}#try`}>
                  Test<span className="vh"> {title}</span>
                </Link>
              )}
              {mayAdd && (
                <button type="submit" name="duplicate" value={id}>
                  Duplicate<span className="vh"> {title}</span>
                </button>
              )}
              {mayRemove && (
                <Link to={`${base}/${id}/delete`}>
                  Delete<span className="vh"> {title}</span>
                </Link>
              )}
            </Form>
          ),
        },
      ]}
    >
      {elsewhere !== undefined && <WrittenElsewhere studioUrl={elsewhere} />}
      {isEmpty && (
        <ul className="content-states">
          {(Object.keys(stateNames) as State[]).map((state) => (
            <li key={state}>
              <DocumentState state={state} /> {stateMeanings[state]}
            </li>
          ))}
        </ul>
      )}
    </ListTable>
  );
  if (!redirects) return table;
  return (
    <>
      {table}
      <TryAddress asked={redirects.asked} tried={redirects.tried} />
      <MissedAddresses missed={redirects.missed} mayWrite={mayAdd} />
    </>
  );
}

/** A hosted dataset without a token that may write. */
function WrittenElsewhere({ studioUrl }: { studioUrl: string }) {
  return (
    <p className="admin-message">
      This content is kept by a service, and this site may only read it.
      {studioUrl && <a href={studioUrl}>Open its studio</a>}
    </p>
  );
}
