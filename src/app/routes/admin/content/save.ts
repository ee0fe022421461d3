import { redirect } from "react-router";
import { AppError } from "#core/errors/app-error.ts";
import { siteContext, visitorContext } from "../../../site-context.ts";
import type { Route } from "./+types/save.ts";
import { allowed, orNotFound, studioOf } from "./content-staff.server.ts";

/**
 * What happens to a document after a revision, once it does, and that somebody is still in it; asked for `?choices`, what a reference may
 * lead to; for `?search`, what search engines would see; for `?draft`, its page with the draft in it. One address for all: every page of
 * the site carries a list of all addresses.
 */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { actor, studio } = studioOf(context.get(siteContext), request, params.type);
  const { searchParams } = new URL(request.url);
  if (searchParams.has("draft")) return redirect(await orNotFound(studio.previewAddress(params.id, actor)));
  if (searchParams.has("search")) return Response.json(await orNotFound(studio.searchReport(params.id, actor)));
  const choices = searchParams.get("choices");
  if (choices !== null) return Response.json(await orNotFound(studio.choices(choices, { q: searchParams.get("q") ?? "" })));
  const options = { place: searchParams.get("at") ?? "", waitMs: LONGEST_WAIT_MS, signal: request.signal };
  return Response.json(await orNotFound(studio.follow(params.id, searchParams.get("rev") ?? "", actor, options)));
}

/** Takes the changes of a draft, and that somebody has left. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { form } = context.get(visitorContext);
  if (form.has("leave")) {
    const { actor, studio } = studioOf(context.get(siteContext), request, params.type);
    await studio.leave(params.id, actor);
    return new Response(null, { status: 204 });
  }
  try {
    const { actor, studio } = allowed(context.get(siteContext), "content.write", params.type);
    return Response.json(await studio.save(params.id, readJson(String(form.get("change") ?? "")), actor));
  } catch (fault) {
    if (!(fault instanceof AppError)) throw fault;
    return Response.json({ message: fault.message }, { status: fault.status });
  }
}

/** Shorter than proxies wait for an answer. */
const LONGEST_WAIT_MS = 8_000;

/** Undefined for what is none: the studio refuses it in its own words. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
