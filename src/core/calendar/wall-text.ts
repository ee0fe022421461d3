import { momentOf, wallTimeAt } from "./zoned-time.ts";

/** What clocks in a zone show, as `datetime-local` writes it: `2026-11-19T09:00`. Empty for no moment. */
export function wallText(moment: Date, zone: string): string {
  if (Number.isNaN(moment.getTime())) return "";
  const { year, month, day, hour, minute } = wallTimeAt(moment, zone);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
}

/** The moment of such a text; undefined for what is none, and for a time that clocks skip. */
export function momentOfText(text: string, zone: string): Date | undefined {
  const [, year, month, day, hour, minute] = (/^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined || hour === undefined || minute === undefined) return undefined;
  return momentOf({ year, month, day, hour, minute }, zone);
}
