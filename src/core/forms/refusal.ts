import type { FormAnswer } from "./form-answer.ts";

/** What a form's rules found, by field: the first of each counts. */
export function refusalOf(issues: readonly { path: PropertyKey[]; message: string }[]): FormAnswer {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[String(path[0] ?? "form")] ??= message;
  return { success: false, message: Object.values(fields)[0] ?? "Check what you entered.", fields };
}
