import { data, redirect } from "react-router";
import type { Action } from "#core/access/permissions.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { Actor } from "#features/accounts/accounts.ts";
import type { Site, StaffActions } from "../../site-context.ts";
import { seeing } from "./admin-routes.ts";

/** Who asks for an admin page, when they may see it; otherwise the way to sign in, or no page. */
export function staffOf(site: Site, request: Request): { actor: Actor; staff: StaffActions } {
  const path = new URL(request.url).pathname.replace(/\.data$/, "").replace(/\/_$/, "/");
  const action = seeing(path);
  const { staff } = site;
  if (!staff || !action) throw data(null, { status: 404 });
  if (!staff.actor) throw redirect("/admin/sign-in");
  try {
    return { actor: staff.accounts.authorize(staff.actor, action), staff };
  } catch (fault) {
    if (fault instanceof AppError && fault.code === "not_allowed") throw data(fault.message, { status: 403 });
    throw fault;
  }
}

interface Done {
  message: string;
  /** What a form must send to take it back. */
  undo?: string[];
}

/** Does what a form of the admin area asked for, if its sender may, and says how it went. */
export async function act(site: Site, action: Action, work: (actor: Actor, staff: StaffActions) => Promise<string | Done>) {
  const { staff } = site;
  if (!staff) throw data(null, { status: 404 });
  try {
    const done = await work(staff.accounts.authorize(staff.actor, action), staff);
    return typeof done === "string" ? { message: done, undo: undefined } : { undo: undefined, ...done };
  } catch (fault) {
    if (!(fault instanceof AppError)) throw fault;
    return data({ message: fault.message, undo: undefined }, fault.init);
  }
}
