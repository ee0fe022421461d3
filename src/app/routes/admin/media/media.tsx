import { data, Link, redirect } from "react-router";
import { ContentImage } from "#content/image/content-image.tsx";
import { may } from "#core/access/permissions.ts";
import { AppError } from "#core/errors/app-error.ts";
import { listSearch, readListQuery } from "#core/lists/list-query.ts";
import { siteContext, visitorContext } from "../../../site-context.ts";
import { ListHead } from "../list/list-head.tsx";
import { ListPages } from "../list/list-pages.tsx";
import { staffOf } from "../staff.server.ts";
import type { Route } from "./+types/media.ts";
import { changeMedia, readShelf, replacedText } from "./change-media.server.ts";
import { PictureDetail } from "./picture-detail.tsx";
import { Uploads } from "./uploads.tsx";
import "./media.css";

/** The pictures of the site, and one of them in detail. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { actor, staff } = staffOf(context.get(siteContext), request);
  const asked = readListQuery(request.url);
  const { media, canWrite } = staff.studio;
  const shelf = readShelf(asked.filters["shelf"]);
  const list = await media.list(asked, shelf, actor);
  const { id, replaced } = asked.filters;
  return {
    message: /^\d{1,6}$/.test(replaced ?? "") ? replacedText(Number(replaced)) : undefined,
    list: { ...list, query: { ...list.query, filters: shelf === "all" ? {} : { shelf } } },
    shelf,
    opened: id ? await media.open(id, actor) : undefined,
    mayChange: canWrite && may(actor.role, "media.change"),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { staff } = context.get(siteContext);
  if (!staff) throw data(null, { status: 404 });
  try {
    const actor = staff.accounts.authorize(staff.actor, "media.change");
    const change = await changeMedia(staff.studio.media, context.get(visitorContext).form, actor);
    if (!change.replaced) return change;
    // The screen goes on with the picture that documents show now.
    const asked = readListQuery(request.url);
    const shelf = readShelf(asked.filters["shelf"]);
    const filters = { shelf: shelf === "all" ? "" : shelf, id: change.replaced.by, replaced: String(change.replaced.places) };
    throw redirect(`/admin/media${listSearch({ ...asked, filters }, { page: asked.page })}`);
  } catch (fault) {
    if (!(fault instanceof AppError)) throw fault;
    return data({ message: fault.message, sent: [] }, fault.init);
  }
}

const SHELVES = { all: "All", "no-alt": "Without alt text", unused: "Used nowhere", large: "Over 1 MB" } as const;

export default function AdminMedia({ loaderData: { list, shelf, opened, mayChange, message }, actionData }: Route.ComponentProps) {
  const { rows, query, shelves, total } = list;
  const linkTo = (filters: Record<string, string>) => listSearch(query, { filters, page: query.page });
  return (
    <>
      <ListHead title="Media" list={list} message={actionData?.message ?? message} />
      <nav className="admin-tabs" aria-label="Shelf">
        {Object.entries(SHELVES).map(([value, name]) => (
          <Link key={value} to={listSearch(query, { filters: { shelf: value } })} aria-current={value === shelf ? "true" : undefined}>
            {name}
            <span className="admin-count">{shelves[value as keyof typeof SHELVES]}</span>
          </Link>
        ))}
      </nav>
      <div className="media" data-open={opened !== undefined}>
        <div className="media-shelf">
          {mayChange && <Uploads />}
          {rows.length === 0 ? (
            <p className="admin-empty">
              {shelves.all > 0
                ? "Nothing fits. Take a filter or a word away."
                : "No pictures yet. What is brought here can be shown in every text, and is described once."}
            </p>
          ) : (
            <ul className="media-tiles" aria-label={total === 1 ? "1 picture" : `${total} pictures`}>
              {rows.map(({ id, name, width, height, alt, uses, framing }) => (
                <li key={id} data-open={id === opened?.picture.id || undefined}>
                  <ContentImage image={{ asset: { _ref: id }, alt: "", ...framing }} width={320} height={204} />
                  <div>
                    <Link to={linkTo({ id })} preventScrollReset>
                      {name}
                    </Link>
                    <span>
                      {width} × {height}
                    </span>
                    {alt === null ? <span data-tone="bad">✕ No alt text</span> : <span>{uses === 0 ? "unused" : `used ${uses}×`}</span>}
                  </div>
                </li>
              ))}
            </ul>
          )}
          <ListPages list={list} />
        </div>
        {opened && (
          <PictureDetail
            key={opened.picture.id}
            {...opened}
            mayChange={mayChange}
            close={linkTo({ id: "" })}
            here={linkTo({ id: opened.picture.id })}
          />
        )}
      </div>
    </>
  );
}
