import { randomUUID } from "node:crypto";
import { redirect } from "react-router";
import { readZone } from "#content/site-settings/site-settings.content-type.ts";
import { applyPatches } from "#core/content/patch/apply-patches.ts";
import { AppError } from "#core/errors/app-error.ts";
import { type Site, siteContext, visitorContext } from "../../../site-context.ts";
import type { Route } from "./+types/save.ts";
import { allowed, choicesFor, orNotFound, studioOf } from "./content-staff.server.ts";
import { formFields } from "./fields/form-field.ts";
import { findPages, listTools } from "./find-pages.server.ts";
import { actOfForm, changesOfForm, faultAt, plainParts } from "./plain/plain-controls.ts";

/**
 * What happens to a document after a revision, once it does, and that somebody is still in it; asked for `?choices`, what a reference may
 * lead to; for `?pages` and `?tools`, what a link may; for `?search`, what search engines would see; for `?letter`, what an issue waits for before
 * it is sent (`?letter=links`: whether its links answer); for `?draft`, its page with the
 * draft in it (`?draft=brand&page=Blog`: that page of that part; `&live`: as visitors see it). One address for all: every page of the
 * site carries a list of all addresses.
 */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { actor, studio } = studioOf(site, request, params.type);
  const { searchParams } = new URL(request.url);
  if (searchParams.has("draft")) return redirect(await orNotFound(studio.previewAddress(params.id, actor, pageAsked(searchParams))));
  if (searchParams.has("search")) return Response.json(await orNotFound(studio.searchReport(params.id, actor)));
  const pages = searchParams.get("pages");
  if (pages !== null) return Response.json(await findPages(site, studio, pages));
  if (searchParams.has("tools")) return Response.json(listTools(site));
  if (searchParams.has("letter")) {
    site.staff?.accounts.authorize(actor, "newsletter.see");
    const issues = site.staff?.issues;
    return Response.json(await (searchParams.get("letter") === "links" ? issues?.links(params.id) : issues?.status(params.id)));
  }
  const choices = searchParams.get("choices");
  if (choices !== null) return Response.json(await orNotFound(studio.choices(choices, { q: searchParams.get("q") ?? "" })));
  const options = { place: searchParams.get("at") ?? "", waitMs: LONGEST_WAIT_MS, signal: request.signal };
  return Response.json(await orNotFound(studio.follow(params.id, searchParams.get("rev") ?? "", actor, options)));
}

/** Takes the changes of a draft, as patches or as a plain form, that it is shown to somebody else, and that somebody has left. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { form } = context.get(visitorContext);
  if (form.has("leave")) {
    const { actor, studio } = studioOf(context.get(siteContext), request, params.type);
    await studio.leave(params.id, actor);
    return new Response(null, { status: 204 });
  }
  try {
    const { actor, studio } = allowed(context.get(siteContext), "content.write", params.type);
    if (form.has("share")) return redirect(await studio.share(params.id, actor, pageAsked(form)), 303);
    if (form.has("words")) return await saveForm(form, context.get(siteContext), params);
    return Response.json(await studio.save(params.id, readJson(String(form.get("change") ?? "")), actor));
  } catch (fault) {
    if (!(fault instanceof AppError)) throw fault;
    return Response.json({ message: fault.message }, { status: fault.status });
  }
}

/** Which page of which part is to be seen. */
const pageAsked = (asked: URLSearchParams | FormData) => ({
  part: asked.get("draft")?.toString(),
  page: asked.get("page")?.toString(),
  isLive: asked.has("live"),
});

/** A form without scripts leads back to where it stood, and says what became of it. */
async function saveForm(form: FormData, site: Site, { type: typeName, id }: Route.ActionArgs["params"]): Promise<Response> {
  const { actor, studio, type } = allowed(site, "content.write", typeName);
  const { draft } = await orNotFound(studio.open(id, actor));
  const fields = formFields(type.fields);
  const zone = await readZone(site.content);
  const choices = await choicesFor(studio, fields, draft);
  const changes = changesOfForm(plainParts(fields, { document: draft, zone, choices }), form);
  const patches = changes.flatMap((change) => change.patches);
  // The button meets the document as the texts of its form have made it.
  const act = actOfForm(plainParts(fields, { document: applyPatches(draft, patches), zone, choices }), form);
  const all = [...patches, ...(act?.patches ?? [])];
  const kind =
    all.length === 0
      ? "unchanged"
      : (await studio.save(id, { rev: String(form.get("rev")), opId: randomUUID(), patches: all }, actor)).kind;
  const faults = kind === "saved" ? await studio.faultsOf(id, actor) : [];
  const faulty = changes.find((change) => faultAt(change.id, faults));
  const asked = new URLSearchParams({ part: String(form.get("part") ?? ""), saved: faulty ? "faulty" : kind });
  const place = act?.list ?? faulty?.id;
  return redirect(`/admin/content/${type.name}/${id}?${asked}${place ? `#${encodeURIComponent(place)}` : ""}`);
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
