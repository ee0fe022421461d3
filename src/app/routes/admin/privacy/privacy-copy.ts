import { data, redirect } from "react-router";
import { AppError } from "#core/errors/app-error.ts";
import { siteContext, visitorContext } from "../../../site-context.ts";
import { staffOf } from "../staff.server.ts";
import type { Route } from "./+types/privacy-copy.ts";

/** Everything that is held of somebody, as a file to save. By POST: an address belongs into no log of addresses. */
export async function action({ request, context }: Route.ActionArgs) {
  const { actor, staff } = staffOf(context.get(siteContext), request);
  const email = String(context.get(visitorContext).form.get("email") ?? "");
  try {
    return new Response(JSON.stringify(await staff.privacy.copy(email, actor.email), null, 2), {
      headers: {
        "content-type": "application/json; charset=utf-8",
        "content-disposition": 'attachment; filename="personal-data.json"',
        "cache-control": "no-store",
      },
    });
  } catch (fault) {
    if (!(fault instanceof AppError)) throw fault;
    throw data(fault.message, fault.init);
  }
}

export function loader({ request, context }: Route.LoaderArgs) {
  staffOf(context.get(siteContext), request);
  return redirect("/admin/privacy");
}
