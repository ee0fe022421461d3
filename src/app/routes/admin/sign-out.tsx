import { redirect } from "react-router";
import { siteContext } from "../../site-context.ts";
import type { Route } from "./+types/sign-out.ts";

export const loader = () => redirect("/admin/");

export async function action({ context }: Route.ActionArgs) {
  const headers = await context.get(siteContext).staff?.signOut();
  return redirect("/admin/sign-in", headers ? { headers } : {});
}
