import { momentOfText, wallText } from "#core/calendar/wall-text.ts";
import type { PatchPath } from "#core/content/patch/patch.ts";

export type PlainKind = "text" | "html" | "number" | "day" | "instant" | "month" | "url" | "email" | "clock" | "brandColor";

export const INPUT_TYPES: Partial<Record<PlainKind, string>> = {
  number: "number",
  day: "date",
  instant: "datetime-local",
  month: "month",
  url: "url",
  email: "email",
  clock: "time",
};

/** What a control shows of a value. */
export function shownValue(kind: PlainKind, value: unknown, zone: string): string {
  if (kind === "instant") return wallText(new Date(String(value ?? "")), zone);
  if (kind === "clock" && typeof value === "number") return clockOf(value);
  return value === undefined || value === null ? "" : String(value);
}

/** What a document holds for the text of a control; undefined takes it out. */
export function storedValue(kind: PlainKind, text: string, path: PatchPath, zone: string): unknown {
  // A plain member of a list keeps its place.
  if (text === "") return typeof path.at(-1) === "number" ? "" : undefined;
  if (kind === "clock") return minutesOf(text);
  if (kind === "brandColor") return text.trim().toLowerCase() || undefined;
  if (kind === "number") return Number.isNaN(Number(text)) ? undefined : Number(text);
  return kind === "instant" ? momentOfText(text, zone)?.toISOString().replace(".000", "") : text;
}

const clockOf = (minutes: number) => [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

function minutesOf(clock: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(clock) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

/** What a document holds for the name of a choice. */
export const storedChoice = ({ isNumber }: { isNumber?: true }, name: string): unknown =>
  name === "" ? undefined : isNumber ? Number(name) : name;
