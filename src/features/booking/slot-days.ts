import { dayAt } from "#core/calendar/zoned-time.ts";
import type { Slot } from "./free-slots.ts";
import { clockTime, dayName, monthName } from "./month-grid.ts";

export interface SlotDay {
  day: string;
  /** “Wednesday 18, November 2026”. */
  name: string;
  times: { value: string; words: string }[];
}

/** Free times by day, for a list to choose from without JavaScript. The value of each carries its host and its start. */
export function slotDays(slots: readonly Slot[], zone: string): SlotDay[] {
  return [...Map.groupBy(slots, ({ start }) => dayAt(new Date(start), zone))].map(([day, times]) => ({
    day,
    name: `${dayName(day)}, ${monthName(day.slice(0, 7))}`,
    times: times.map(({ host, start }) => ({ value: `${host} ${start}`, words: clockTime(start, zone, 12) })),
  }));
}

/** The host and the start of a chosen value. */
export function readSlotValue(value: unknown): { host: string | undefined; start: string | undefined } {
  const [host, start] = String(value ?? "").split(" ");
  return { host, start };
}
