import { AppError } from "#core/errors/app-error.ts";
import { siteContext, visitorContext } from "../../../site-context.ts";
import type { Route } from "./+types/save.ts";
import { allowed, studioOf } from "./content-staff.server.ts";

/** What happened to a document since a revision, and that somebody is still in it. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { actor, studio } = studioOf(context.get(siteContext), request, params.type);
  return Response.json(await studio.follow(params.id, new URL(request.url).searchParams.get("rev") ?? "", actor));
}

/** Takes the changes of a draft. */
export async function action({ context, params }: Route.ActionArgs) {
  const { form } = context.get(visitorContext);
  try {
    const { actor, studio } = allowed(context.get(siteContext), "content.write", params.type);
    return Response.json(await studio.save(params.id, readJson(String(form.get("change") ?? "")), actor));
  } catch (fault) {
    if (!(fault instanceof AppError)) throw fault;
    return Response.json({ message: fault.message }, { status: fault.status });
  }
}

/** Undefined for what is none: the studio refuses it in its own words. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
