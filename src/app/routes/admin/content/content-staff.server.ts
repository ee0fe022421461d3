import { data } from "react-router";
import { contentTypes } from "#content/content-types.ts";
import { type Action, may } from "#core/access/permissions.ts";
import type { ContentType } from "#core/content/define-content-type.ts";
import type { RawDocument } from "#core/content/raw-document.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { Actor } from "#features/accounts/accounts.ts";
import type { Studio } from "#features/studio/studio.ts";
import type { Site } from "../../../site-context.ts";
import { staffOf } from "../staff.server.ts";
import type { Choices } from "./fields/draft-context.ts";
import { type FormField, referencedTypes } from "./fields/form-field.ts";

interface Asked {
  actor: Actor;
  studio: Studio;
  type: ContentType;
}

/** Who asks for documents of a type, when there is such a type and they may see it. */
export function studioOf(site: Site, request: Request, typeName: string | undefined): Asked {
  const { actor, staff } = staffOf(site, request);
  return { actor, studio: staff.studio, type: typeNamed(typeName) };
}

/** Does what a form asked for with documents of a type, if its sender may, and says why not. */
export async function actOnContent<Answer>(
  site: Site,
  action: Action,
  typeName: string | undefined,
  work: (asked: Asked) => Promise<Answer>,
) {
  try {
    return await work(allowed(site, action, typeName));
  } catch (fault) {
    if (!(fault instanceof AppError)) throw fault;
    return data({ message: fault.message }, fault.init);
  }
}

/** The same without an answer in words: throws the refusal. */
export function allowed(site: Site, action: Action, typeName: string | undefined): Asked {
  const { staff } = site;
  if (!staff) throw data(null, { status: 404 });
  const actor = staff.accounts.authorize(staff.actor, action);
  const type = typeNamed(typeName);
  if (!may(actor.role, action, type.name)) throw new AppError("not_allowed");
  return { actor, studio: staff.studio, type };
}

/** What the references of a form may lead to, by type. */
export async function choicesFor(studio: Studio, fields: readonly FormField[], from: RawDocument): Promise<Record<string, Choices>> {
  const found = referencedTypes(fields).map(async (name) => [name, await studio.choices(name, { from })] as const);
  return Object.fromEntries(await Promise.all(found));
}

function typeNamed(name: string | undefined): ContentType {
  const type = contentTypes.find((each) => each.name === name);
  if (!type) throw data(null, { status: 404 });
  return type;
}

/** Answers 404 for a document that does not exist, and passes every other error on. */
export async function orNotFound<Value>(asked: Promise<Value>): Promise<Value> {
  try {
    return await asked;
  } catch (fault) {
    if (fault instanceof AppError && fault.code === "not_found") throw data(null, { status: 404 });
    if (fault instanceof AppError && fault.code === "not_allowed") throw data(fault.message, { status: 403 });
    throw fault;
  }
}
