import { redirect } from "react-router";
import { siteContext } from "../../../site-context.ts";
import type { Route } from "./+types/sign-out.ts";

export const loader = () => redirect("/admin/");

export async function action({ context }: Route.ActionArgs) {
  const { staff } = context.get(siteContext);
  if (!staff) return redirect("/admin/sign-in");
  const headers = await staff.own.signOut(staff.sender);
  if (staff.actor) await staff.log.write({ actor: staff.actor.email, action: "sign-out", subject: staff.sender.shortAddress });
  return redirect("/admin/sign-in", { headers });
}
