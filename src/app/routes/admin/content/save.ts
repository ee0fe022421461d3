import { redirect } from "react-router";
import { AppError } from "#core/errors/app-error.ts";
import { siteContext, visitorContext } from "../../../site-context.ts";
import type { Route } from "./+types/save.ts";
import { allowed, orNotFound, studioOf } from "./content-staff.server.ts";
import { picturesOf } from "./pictures-of.server.ts";

/**
 * What happened to a document since a revision, and that somebody is still in it; asked for `?pictures`, what it may show; for
 * `?choices`, what a reference may lead to; asked for
 * `?draft`, its page with the draft in it. One address for all: every page of the site carries a list of all addresses.
 */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { actor, studio } = studioOf(site, request, params.type);
  const { searchParams } = new URL(request.url);
  if (searchParams.has("pictures")) return Response.json({ pictures: await picturesOf(site.content) });
  if (searchParams.has("draft")) return redirect(await orNotFound(studio.previewAddress(params.id, actor)));
  const choices = searchParams.get("choices");
  if (choices !== null) return Response.json(await orNotFound(studio.choices(choices, { q: searchParams.get("q") ?? "" })));
  return Response.json(await orNotFound(studio.follow(params.id, searchParams.get("rev") ?? "", actor)));
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
