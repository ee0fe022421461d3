import { isCalendarDay } from "#core/calendar/week.ts";
import type { Slot } from "./free-slots.ts";
import { monthAfter } from "./month-grid.ts";
import { type SlotDay, slotDays } from "./slot-days.ts";

/** A month of the calendar, for a page that the server makes whole. */
export interface FreeMonth {
  month: string;
  /** How many times are free, by day. */
  free: Record<string, number>;
  /** The day whose times are shown. */
  chosen: SlotDay | undefined;
  /** Days that lead to the months beside it, where the calendar goes on. */
  before: string | undefined;
  after: string | undefined;
  /** In a month without free times: the first day after it that has some. */
  next: string | undefined;
}

/** The month of an asked day, or of the first free one; undefined when nothing is free at all. */
export function freeMonth(slots: readonly Slot[], zone: string, asked = ""): FreeMonth | undefined {
  const days = slotDays(slots, zone);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return undefined;
  const [firstMonth, lastMonth] = [first.day.slice(0, 7), last.day.slice(0, 7)];
  const isWithin = isCalendarDay(asked) && asked.slice(0, 7) >= firstMonth && asked.slice(0, 7) <= lastMonth;
  const month = isWithin ? asked.slice(0, 7) : firstMonth;
  const own = days.filter(({ day }) => day.startsWith(month));
  return {
    month,
    free: Object.fromEntries(own.map(({ day, times }) => [day, times.length])),
    chosen: own.find(({ day }) => day === asked) ?? own[0],
    before: month > firstMonth ? `${monthAfter(month, -1)}-01` : undefined,
    after: month < lastMonth ? `${monthAfter(month, 1)}-01` : undefined,
    next: own.length === 0 ? days.find(({ day }) => day > month)?.day : undefined,
  };
}
