import { z } from "zod";
import { isZone } from "#core/calendar/zoned-time.ts";
import { lineField } from "#core/forms/text-fields.ts";
import { type BookingHost, bookingRules } from "./free-slots.ts";

/** A host as staff see it: whether calls are taken, and nothing left to the rules. */
export interface HostSettings extends BookingHost {
  bufferMinutes: number;
  noticeMinutes: number;
  isOpen: boolean;
}

export const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

const hostForm = z.object({
  id: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "Use small letters, digits and hyphens.")
    .max(80),
  name: lineField(80).min(1, "Add the name that visitors read."),
  role: lineField(80).default(""),
  zone: z.string().refine(isZone, "Choose a time zone from the list."),
  buffer: whole(0, 120, "Write minutes between 0 and 120."),
  notice: whole(0, 14 * 24, "Write hours between 0 and 336, which is two weeks."),
  holidays: z.string().max(4000).default(""),
  isOpen: z.literal("on").optional(),
});

/** What a form says of a host: the settings, or what to change by field. */
export function readHostForm(given: Readonly<Record<string, unknown>>): { host: HostSettings } | { fields: Record<string, string> } {
  const fields: Record<string, string> = {};
  const read = hostForm.safeParse(given);
  for (const { path, message } of read.error?.issues ?? []) fields[String(path[0])] ??= message;
  const hours = WEEKDAYS.flatMap((name, day) => {
    const stretches = readStretches(String(given[`day-${day}`] ?? ""));
    if (typeof stretches === "string") {
      fields[`day-${day}`] = `${name}: ${stretches}`;
      return [];
    }
    return stretches.map((stretch) => ({ day, ...stretch }));
  });
  const holidays = readDays(read.data?.holidays ?? "");
  if (typeof holidays === "string") fields["holidays"] = holidays;
  if (!read.success || typeof holidays === "string" || Object.keys(fields).length > 0) return { fields };
  const { id, name, role, zone, buffer, notice, isOpen } = read.data;
  return {
    host: { id, name, role, zone, hours, holidays, bufferMinutes: buffer, noticeMinutes: notice * 60, isOpen: isOpen === "on" },
  };
}

/** “09:00-12:30, 13:30-17:00”, as the form shows a day. */
export function writeStretches(hours: BookingHost["hours"], day: number): string {
  return hours
    .filter((stretch) => stretch.day === day)
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, to }) => `${clock(from)}-${clock(to)}`)
    .join(", ");
}

const clock = (minutes: number): string => `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

function readStretches(text: string): { from: number; to: number }[] | string {
  const pieces = text
    .split(",")
    .map((piece) => piece.trim())
    .filter(Boolean);
  if (pieces.length > 8) return "Write at most eight stretches.";
  const stretches: { from: number; to: number }[] = [];
  for (const piece of pieces) {
    const [, fromHour, fromMinute, toHour, toMinute] = STRETCH.exec(piece) ?? [];
    if (!toHour) return "Write hours like 09:00-12:30, 13:30-17:00, or nothing for a day off.";
    const [from, to] = [Number(fromHour) * 60 + Number(fromMinute), Number(toHour) * 60 + Number(toMinute)];
    if (to > 24 * 60) return "A day ends at 24:00.";
    if (to - from < bookingRules.minutes) return `${piece} is too short: a call takes ${bookingRules.minutes} minutes.`;
    stretches.push({ from, to });
  }
  stretches.sort((a, b) => a.from - b.from);
  const isCrossed = stretches.some(({ from }, index) => from < (stretches[index - 1]?.to ?? 0));
  return isCrossed ? "Two stretches overlap. Join them, or leave a gap." : stretches;
}

const STRETCH = /^([01]?\d|2[0-4]):([0-5]\d) ?[-–] ?([01]?\d|2[0-4]):([0-5]\d)$/;

function readDays(text: string): string[] | string {
  const days = [...new Set(text.split(/[\s,;]+/).filter(Boolean))].toSorted();
  if (days.length > 200) return "Write at most 200 days.";
  const wrong = days.find((day) => !z.iso.date().safeParse(day).success);
  return wrong ? `“${wrong}” is no day. Write days like 2026-12-24, one a line.` : days;
}

function whole(least: number, most: number, sentence: string) {
  return z.coerce.number(sentence).int(sentence).min(least, sentence).max(most, sentence);
}
