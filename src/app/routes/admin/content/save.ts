import { randomUUID } from "node:crypto";
import { redirect } from "react-router";
import { readZone } from "#content/site-settings/site-settings.content-type.ts";
import { AppError } from "#core/errors/app-error.ts";
import { type Site, siteContext, visitorContext } from "../../../site-context.ts";
import type { Route } from "./+types/save.ts";
import { allowed, orNotFound, studioOf } from "./content-staff.server.ts";
import { formFields } from "./fields/form-field.ts";
import { findPages, listTools } from "./find-pages.server.ts";
import { patchesOfForm, plainControls } from "./plain/plain-controls.ts";

/**
 * What happens to a document after a revision, once it does, and that somebody is still in it; asked for `?choices`, what a reference may
 * lead to; for `?pages` and `?tools`, what a link may; for `?search`, what search engines would see; for `?draft`, its page with the draft in it (`?draft=offices`: the page of
 * that part). One address for all: every page of
 * the site carries a list of all addresses.
 */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { actor, studio } = studioOf(site, request, params.type);
  const { searchParams } = new URL(request.url);
  const part = searchParams.get("draft");
  if (part !== null) return redirect(await orNotFound(studio.previewAddress(params.id, actor, { part })));
  if (searchParams.has("search")) return Response.json(await orNotFound(studio.searchReport(params.id, actor)));
  const pages = searchParams.get("pages");
  if (pages !== null) return Response.json(await findPages(site, studio, pages));
  if (searchParams.has("tools")) return Response.json(listTools(site));
  const choices = searchParams.get("choices");
  if (choices !== null) return Response.json(await orNotFound(studio.choices(choices, { q: searchParams.get("q") ?? "" })));
  const options = { place: searchParams.get("at") ?? "", waitMs: LONGEST_WAIT_MS, signal: request.signal };
  return Response.json(await orNotFound(studio.follow(params.id, searchParams.get("rev") ?? "", actor, options)));
}

/** Takes the changes of a draft, as patches or as a plain form, and that somebody has left. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { form } = context.get(visitorContext);
  if (form.has("leave")) {
    const { actor, studio } = studioOf(context.get(siteContext), request, params.type);
    await studio.leave(params.id, actor);
    return new Response(null, { status: 204 });
  }
  try {
    const { actor, studio } = allowed(context.get(siteContext), "content.write", params.type);
    if (form.has("words")) return await saveForm(form, context.get(siteContext), params);
    return Response.json(await studio.save(params.id, readJson(String(form.get("change") ?? "")), actor));
  } catch (fault) {
    if (!(fault instanceof AppError)) throw fault;
    return Response.json({ message: fault.message }, { status: fault.status });
  }
}

/** A form without scripts leads back to where it stood, and says what became of it. */
async function saveForm(form: FormData, site: Site, { type: typeName, id }: Route.ActionArgs["params"]): Promise<Response> {
  const { actor, studio, type } = allowed(site, "content.write", typeName);
  const { draft } = await orNotFound(studio.open(id, actor));
  const zone = await readZone(site.content);
  const patches = patchesOfForm(plainControls(formFields(type.fields), draft, zone), form, draft, zone);
  const change = { rev: String(form.get("rev")), opId: randomUUID(), patches };
  const kind = patches.length === 0 ? "unchanged" : (await studio.save(id, change, actor)).kind;
  return redirect(`/admin/content/${type.name}/${id}?${new URLSearchParams({ part: String(form.get("part") ?? ""), saved: kind })}`);
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
