import { safeParse } from "zod/v4/core";
import { sentenceOf } from "#core/errors/app-error.ts";
import type { AnyTool } from "#core/tool/define-tool.ts";
import type { ToolFailure, ToolOutcome } from "#core/tool/tool-outcome.ts";

/** What was submitted as the tool's input, or what is wrong with it, field by field. */
export function checkInput(tool: AnyTool, submitted: unknown): ToolOutcome<unknown> {
  const input = safeParse(tool.input, submitted);
  return input.success ? { ok: true, data: input.data } : { ok: false, error: inputFailure(input.error.issues) };
}

function inputFailure(issues: readonly { path: PropertyKey[]; message: string }[]): ToolFailure {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[String(path[0] ?? "")] ??= asSentence(path, message);
  const reason = Object.values(fields)[0] ?? "Check what you entered.";
  return { code: "input_invalid", message: sentenceOf("input_invalid", { reason }), fields };
}

/** A wrong kind of value is for programs; what zod says of it is no sentence. */
function asSentence(path: readonly PropertyKey[], message: string): string {
  return /[.?!]$/.test(message) ? message : `Check “${path.map(String).join(".") || "input"}”. ${message}.`;
}
