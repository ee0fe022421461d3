import { Link, redirect } from "react-router";
import { contentTypes } from "#content/content-types.ts";
import { FIRST_PAGE } from "#core/lists/list-query.ts";
import { siteContext, visitorContext } from "../../../site-context.ts";
import { act, staffOf } from "../staff.server.ts";
import type { Route } from "./+types/content.ts";
import { findEverywhere } from "./find-everywhere.server.ts";
import "./content.css";

/** Every kind of document that the site shows. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { actor, staff } = staffOf(context.get(siteContext), request);
  const q = new URL(request.url).searchParams.get("q")?.trim() ?? "";
  const found = q === "" ? undefined : await findEverywhere(q, actor, staff);
  const types = await Promise.all(
    contentTypes.map(async ({ name, plural, single, address }) => {
      const { counts } = await staff.studio.list(name, FIRST_PAGE);
      return { name, plural, single: single === true, hasPages: address !== undefined, states: counts["state"] ?? {} };
    }),
  );
  return {
    q,
    found,
    types: types.toSorted((one, other) => Number(other.hasPages) - Number(one.hasPages) || one.plural.localeCompare(other.plural, "en")),
  };
}

/** What the guide on the dashboard asks for: a test of the mail, and the site without what it came with. */
export async function action({ context }: Route.ActionArgs) {
  const { form } = context.get(visitorContext);
  return act(context.get(siteContext), "settings.change", async (actor, { studio, setup }) => {
    if (form.get("intent") === "mail") {
      await setup.sendTest(actor);
      throw redirect(`/admin/?test=${setup.hasMail ? "sent" : "kept"}`);
    }
    if (form.get("intent") === "sample") throw redirect(`/admin/?removed=${await studio.sample.remove(actor)}`);
    return "Nothing was asked for.";
  });
}

export default function AdminContent({ loaderData: { q, found, types } }: Route.ComponentProps) {
  return (
    <>
      <header className="admin-head">
        <h1>Content</h1>
        <p>Everything the site shows, by its kind.</p>
      </header>
      {found && (
        <section className="admin-panel content-found" aria-labelledby="found">
          <h2 id="found">Found for “{q}”</h2>
          {found.length === 0 ? (
            <p className="admin-soft">Nothing. Documents, leads and settings are looked through.</p>
          ) : (
            <ul>
              {found.map(({ to, title, kind }) => (
                <li key={`${to} ${title}`}>
                  <Link to={to} reloadDocument>
                    {title}
                  </Link>
                  <span className="admin-soft">{kind}</span>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      {[true, false].map((hasPages) => (
        <section key={String(hasPages)} aria-label={hasPages ? "With pages of their own" : "Parts of other pages"}>
          <h2>{hasPages ? "With pages of their own" : "Parts of other pages"}</h2>
          <ul className="content-types">
            {types
              .filter((type) => type.hasPages === hasPages)
              .map(({ name, plural, single, states }) => (
                <li key={name}>
                  <Link to={single ? `/admin/content/${name}/${name}` : `/admin/content/${name}`} reloadDocument={single}>
                    {plural}
                  </Link>
                  <span>{single ? "one document" : `${sum(states)} in all`}</span>
                  {waiting(states) && <span className="admin-soft">{waiting(states)}</span>}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const sum = (states: Record<string, number>) => Object.values(states).reduce((total, count) => total + count, 0);

function waiting({ draft = 0, changed = 0, scheduled = 0 }: Record<string, number>): string {
  const words = [
    draft && `${draft} ${draft === 1 ? "draft" : "drafts"}`,
    changed && `${changed} changed since`,
    scheduled && `${scheduled} scheduled`,
  ];
  return words.filter(Boolean).join(", ");
}
