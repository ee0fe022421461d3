import type { Actor } from "#features/accounts/accounts.ts";
import type { StaffDesk } from "../../../site-context.ts";

/** Moves a lead to the stage that a form names. */
export async function moveLead(id: string, form: FormData, actor: Actor, { desk, log }: StaffDesk): Promise<string> {
  const stage = String(form.get("stage") ?? "");
  const before = await desk.moveLead(id, stage, actor.email);
  await log.write({ actor: actor.email, action: "lead.stage", subject: id, detail: `${before} to ${stage}` });
  return `Moved to ${stage}.`;
}
