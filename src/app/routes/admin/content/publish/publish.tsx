import { readZone } from "#content/site-settings/site-settings.content-type.ts";
import { may } from "#core/access/permissions.ts";
import { momentOfText } from "#core/calendar/wall-text.ts";
import { siteContext, visitorContext } from "../../../../site-context.ts";
import { actOnContent, orNotFound, studioOf } from "../content-staff.server.ts";
import { fieldAddress } from "../parts/parts.ts";
import { titleOfDocument } from "../title-of-document.ts";
import type { Route } from "./+types/publish.ts";
import { PublishPanel } from "./publish-panel.tsx";
import "../content.css";

/** What must be right before a document can be published, and the ways to do it. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { actor, studio, type } = studioOf(site, request, params.type);
  const { id, rev, draft, published, state, schedule, address, faults } = await orNotFound(studio.open(params.id, actor));
  return {
    id,
    rev,
    state,
    address,
    faults: faults.map(({ path, field, message }) => ({ path: path.map(String), field, message, to: fieldAddress(type, id, path) })),
    scheduledFor: schedule?.at,
    scheduleFault: schedule?.fault ?? undefined,
    title: titleOfDocument(draft),
    isPublished: published !== undefined,
    isSingle: type.single === true,
    type: { name: type.name, plural: type.plural },
    zone: await readZone(site.content),
    mayPublish: studio.canWrite && may(actor.role, "content.publish", type.name),
  };
}

export async function action({ context, params }: Route.ActionArgs) {
  const { form } = context.get(visitorContext);
  const site = context.get(siteContext);
  return actOnContent(site, "content.publish", params.type, async ({ actor, studio }) => {
    switch (form.get("intent")) {
      case "unpublish":
        await studio.unpublish(params.id, actor);
        return { message: "Unpublished. Its page has left the site; the words are a draft again." };
      case "cancel":
        await studio.cancelSchedule(params.id, actor);
        return { message: "It is no longer scheduled." };
      case "discard":
        await studio.discardDraft(params.id, actor);
        return { message: "The newer words are set aside. The site and this page say the same again." };
      case "schedule": {
        const at = momentOfText(String(form.get("at")), await readZone(site.content));
        if (!at) return { message: "Not scheduled: there is no such time." };
        const answer = await studio.schedule(params.id, at, actor);
        return { message: answer.kind === "faults" ? NOT_YET : "Scheduled. The words as they are now go out by themselves." };
      }
      default: {
        const answer = await studio.publish(params.id, actor, String(form.get("rev") ?? "") || undefined);
        return { message: answer.kind === "faults" ? NOT_YET : "Published. Visitors see it within seconds." };
      }
    }
  });
}

const NOT_YET = "Not published: there is something to mend first.";

export default function AdminPublish({ loaderData, actionData }: Route.ComponentProps) {
  const { type, id, title } = loaderData;
  return (
    <>
      <header className="admin-head">
        <h1>{title}</h1>
        <p>
          <a href={`/admin/content/${type.name}/${id}`}>Back to the text</a>
        </p>
      </header>
      <div className="admin-panel content-publish-page">
        <PublishPanel {...loaderData} message={actionData?.message} />
      </div>
    </>
  );
}
