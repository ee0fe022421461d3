import { AppError } from "#core/errors/app-error.ts";
import type { FormAnswer } from "#core/forms/form-answer.ts";

/** The answer to a form that was posted without JavaScript; a refusal by limit is an answer too. */
export async function answerOf<Answer extends FormAnswer>(
  sending: Promise<Answer>,
): Promise<Answer | Extract<FormAnswer, { success: false }>> {
  try {
    return await sending;
  } catch (fault) {
    if (!(fault instanceof AppError)) throw fault;
    return { success: false, message: fault.message };
  }
}
