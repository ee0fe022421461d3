import { AppError } from "#core/errors/app-error.ts";
import { readTyped } from "#core/forms/read-typed.ts";
import { paragraphField } from "#core/forms/text-fields.ts";
import type { Actor } from "#features/accounts/accounts.ts";
import type { StaffActions } from "../../../site-context.ts";

/** What a form of the queue asks for: one intent for one review or for many. Every change is in the log with what was before. */
export async function decideReviews(form: FormData, actor: Actor, staff: StaffActions) {
  const intent = String(form.get("intent") ?? "");
  if (intent === "undo") return undo(form.getAll("was").map(String), actor, staff);
  const ids = [...new Set(form.getAll("id").map(String))].slice(0, MOST);
  if (ids.length === 0) throw new AppError("input_invalid", { reason: "Select at least one review." });
  if (intent === "reply") {
    await reply(ids, form, actor, staff);
    return "The reply is kept. It shows below the review, as the team's.";
  }
  const decision = decisions.find((each) => each.intent === intent);
  if (!decision) throw new AppError("input_invalid", { reason: "Choose approve, disapprove or delete." });
  if (intent === "approve" && form.get("reply")) await reply(ids, form, actor, staff);
  const undone: string[] = [];
  for (const id of ids) {
    const before = decision.state
      ? await staff.reviews.decide(id, decision.state, actor.email)
      : await staff.reviews.discard(id, actor.email);
    if (before === undefined) continue;
    await staff.log.write({ actor: actor.email, action: `review.${intent}`, subject: id, detail: `was ${before}` });
    undone.push(`${id}:${before}`);
  }
  if (undone.length === 0) throw new AppError("not_found");
  return { message: `${decision.done} ${undone.length === 1 ? "1 review" : `${undone.length} reviews`}.`, undo: undone };
}

const MOST = 200;

const decisions = [
  { intent: "approve", state: "approved", done: "Approved" },
  { intent: "disapprove", state: "disapproved", done: "Disapproved" },
  { intent: "pending", state: "pending", done: "Put back" },
  { intent: "delete", state: undefined, done: "Deleted" },
] as const;

async function reply(ids: readonly string[], form: FormData, actor: Actor, { reviews, log }: StaffActions) {
  const text = readTyped(paragraphField(LONGEST_REPLY), form.get("reply") ?? "");
  for (const id of ids) {
    if (!(await reviews.reply(id, text || null, actor.email))) throw new AppError("not_found");
    await log.write({ actor: actor.email, action: "review.reply", subject: id, detail: text.slice(0, 200) });
  }
}

const LONGEST_REPLY = 2000;

async function undo(undone: readonly string[], actor: Actor, { reviews, log }: StaffActions) {
  let count = 0;
  for (const was of undone.slice(0, MOST)) {
    const [id = "", text] = was.split(":");
    const state = (["pending", "approved", "disapproved"] as const).find((each) => each === text);
    if (!state || (await reviews.restore(id, state, actor.email)) === undefined) continue;
    await log.write({ actor: actor.email, action: "review.undo", subject: id, detail: `again ${state}` });
    count++;
  }
  if (count === 0) return "Too late: it is deleted for good.";
  return count === 1 ? "Taken back." : `Taken back for ${count} reviews.`;
}
