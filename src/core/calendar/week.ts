import { momentOf } from "./zoned-time.ts";

/** Whether a text is a day like `2026-11-18` that the calendar has. Only years from 1000 to 2999 count. */
export function isCalendarDay(text: string): boolean {
  const moment = /^[12]\d{3}-\d{2}-\d{2}$/.test(text) ? new Date(text) : undefined;
  return moment !== undefined && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

/** The day so many before or after, as `2026-11-18`. */
export function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}

/** A day and the six after it. */
export const sevenDaysFrom = (day: string): string[] => Array.from({ length: 7 }, (_, index) => dayAfter(day, index));

/** When a day begins in a zone: at midnight, or an hour later where the clock is set forward at midnight. */
export function startOfDay(day: string, zone: string): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const at = (hour: number) => momentOf({ year, month, day: date, hour, minute: 0 }, zone);
  return at(0) ?? at(1) ?? new Date(`${day}T00:00:00Z`);
}
