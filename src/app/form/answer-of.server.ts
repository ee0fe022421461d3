import type { FormAnswer } from "#core/forms/form-answer.ts";
import { knownFault } from "#platform/database/storage-fault.ts";

type Refusal = Extract<FormAnswer, { success: false }>;

/** The answer to a form that was posted without JavaScript, with its status; a refusal by limit or by a full disk is an answer too. */
export async function answerOf<Answer extends FormAnswer>(
  sending: Promise<Answer>,
): Promise<{ answer: Answer | Refusal; status: number; headers?: Record<string, string> }> {
  try {
    const answer = await sending;
    return { answer, status: answer.success ? 200 : 422 };
  } catch (fault) {
    const known = knownFault(fault);
    if (!known) throw fault;
    return { answer: { success: false, message: known.message }, ...known.init };
  }
}
