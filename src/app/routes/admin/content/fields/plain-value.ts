import { momentOfText, wallText } from "#core/calendar/wall-text.ts";
import type { PatchPath } from "#core/content/patch/patch.ts";

export type PlainKind = "text" | "html" | "number" | "day" | "instant" | "month" | "url" | "email";

/** What a control shows of a value. */
export function shownValue(kind: PlainKind, value: unknown, zone: string): string {
  if (kind === "instant") return wallText(new Date(String(value ?? "")), zone);
  return value === undefined || value === null ? "" : String(value);
}

/** What a document holds for the text of a control; undefined takes it out. */
export function storedValue(kind: PlainKind, text: string, path: PatchPath, zone: string): unknown {
  // A plain member of a list keeps its place.
  if (text === "") return typeof path.at(-1) === "number" ? "" : undefined;
  if (kind === "number") return Number.isNaN(Number(text)) ? undefined : Number(text);
  return kind === "instant" ? momentOfText(text, zone)?.toISOString().replace(".000", "") : text;
}
