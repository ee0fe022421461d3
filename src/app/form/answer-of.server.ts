import type { FormAnswer } from "#core/forms/form-answer.ts";
import { knownFault } from "#platform/database/storage-fault.ts";

/** The answer to a form that was posted without JavaScript; a refusal by limit is an answer too. */
export async function answerOf<Answer extends FormAnswer>(
  sending: Promise<Answer>,
): Promise<Answer | Extract<FormAnswer, { success: false }>> {
  try {
    return await sending;
  } catch (fault) {
    const known = knownFault(fault);
    if (!known) throw fault;
    return { success: false, message: known.message };
  }
}
