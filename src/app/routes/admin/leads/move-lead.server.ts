import type { Actor } from "#features/accounts/accounts.ts";
import type { StaffActions } from "../../../site-context.ts";

/** Moves a lead to the stage that a form names. */
export async function moveLead(id: string, form: FormData, actor: Actor, { leads, log }: StaffActions): Promise<string> {
  const stage = String(form.get("stage") ?? "");
  const before = await leads.move(id, stage, actor.email);
  await log.write({ actor: actor.email, action: "lead.stage", subject: id, detail: `${before} to ${stage}` });
  return `Moved to ${stage}.`;
}
