import { AppError } from "../errors/app-error.ts";
import type { lineField } from "./text-fields.ts";

/** One text by its field, where a form has no schema of its own. Throws the sender's answer. */
export function readTyped(field: ReturnType<typeof lineField>, given: unknown): string {
  const read = field.safeParse(given);
  if (!read.success) throw new AppError("input_invalid", { reason: read.error.issues[0]?.message ?? "Send this as text." });
  return read.data;
}
