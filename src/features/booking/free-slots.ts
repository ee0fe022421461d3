import { dayAt, momentOf, wallTimeAt } from "#core/calendar/zoned-time.ts";

/** When a host takes calls. Times are on the wall of the host's own zone. */
export interface BookingHost {
  id: string;
  name: string;
  role: string;
  /** The address of a square picture. */
  portrait?: string | undefined;
  zone: string;
  /** Stretches of a week: the day from 0, Sunday, and minutes after midnight. */
  hours: readonly { day: number; from: number; to: number }[];
  /** Days off, as `2026-11-26`. */
  holidays: readonly string[];
  /** In place of the rules' own. */
  bufferMinutes?: number | undefined;
  noticeMinutes?: number | undefined;
}

/** Who calls, as visitors see them. */
export type HostSeen = Pick<BookingHost, "id" | "name" | "role" | "portrait">;

export interface BookingRules {
  /** Length of a call. */
  minutes: number;
  /** Between the end of one and the start of the next. */
  bufferMinutes: number;
  /** Nobody is called sooner. */
  noticeMinutes: number;
  /** How far ahead the calendar goes. */
  days: number;
}

/** Twenty minutes, ten to breathe, four hours of notice, sixty days ahead. */
export const bookingRules: BookingRules = { minutes: 20, bufferMinutes: 10, noticeMinutes: 240, days: 60 };

/** Every start that a host offers between two moments, taken or not: the grid that a request is held against. */
export function gridOf(host: BookingHost, rules: BookingRules, from: Date, to: Date): Date[] {
  const starts: Date[] = [];
  const step = rules.minutes + bufferOf(host, rules);
  // A day more at both ends: a day of the host may lie in another day of ours.
  for (let at = from.getTime() - DAY_MS; at <= to.getTime() + DAY_MS; at += DAY_MS) {
    const { year, month, day } = wallTimeAt(new Date(at), host.zone);
    if (host.holidays.includes(dayAt(new Date(at), host.zone))) continue;
    const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
    for (const stretch of host.hours.filter((each) => each.day === weekday)) {
      for (let minute = stretch.from; minute + rules.minutes <= stretch.to; minute += step) {
        const start = momentOf({ year, month, day, hour: Math.floor(minute / 60), minute: minute % 60 }, host.zone);
        if (start && start >= from && start <= to) starts.push(start);
      }
    }
  }
  return [...new Map(starts.map((start) => [start.getTime(), start])).values()].sort((a, b) => a.getTime() - b.getTime());
}

export interface Slot {
  host: string;
  start: string;
}

/** A time that somebody has, or holds. */
export interface TakenTime extends Slot {
  end: string;
}

const bufferOf = (host: BookingHost, rules: BookingRules): number => host.bufferMinutes ?? rules.bufferMinutes;

/** The first moment that somebody can still book with a host. */
export const earliestOf = (host: BookingHost, rules: BookingRules, now: Date): Date =>
  new Date(now.getTime() + (host.noticeMinutes ?? rules.noticeMinutes) * 60_000);

/** The stretch that must be free for a call: itself, and the buffer on both sides. */
export function spanOf(host: BookingHost, rules: BookingRules, start: Date): { from: string; to: string } {
  const buffer = bufferOf(host, rules) * 60_000;
  const at = (ms: number) => new Date(start.getTime() + ms).toISOString();
  return { from: at(-buffer), to: at(rules.minutes * 60_000 + buffer) };
}

/** What can still be booked: on the grid, after the notice, before the horizon, over nobody's time. One host a start: the one with least to do. */
export function freeSlots(
  hosts: readonly BookingHost[],
  { rules, taken, now, from, to }: { rules: BookingRules; taken: readonly TakenTime[]; now: Date; from: Date; to: Date },
): Slot[] {
  const latest = new Date(Math.min(to.getTime(), now.getTime() + rules.days * DAY_MS));
  const takenBy = Map.groupBy(taken, ({ host }) => host);
  const load = (id: string) => takenBy.get(id)?.length ?? 0;
  const byStart = new Map<string, Slot>();
  for (const host of hosts.toSorted((a, b) => load(a.id) - load(b.id))) {
    const earliest = new Date(Math.max(from.getTime(), earliestOf(host, rules, now).getTime()));
    for (const moment of gridOf(host, rules, earliest, latest)) {
      const start = moment.toISOString();
      const span = spanOf(host, rules, moment);
      const isFree = !takenBy.get(host.id)?.some((each) => each.start < span.to && each.end > span.from);
      if (isFree && !byStart.has(start)) byStart.set(start, { host: host.id, start });
    }
  }
  return [...byStart.values()].sort((a, b) => (a.start < b.start ? -1 : 1));
}

/** Free starts as the stretches that they fill, calls and buffers between them included. */
export function stretchesOf(host: BookingHost, rules: BookingRules, starts: readonly string[]): { from: string; to: string }[] {
  const stretches: { from: string; to: string }[] = [];
  for (const start of starts) {
    const last = stretches.at(-1);
    const to = new Date(Date.parse(start) + rules.minutes * 60_000).toISOString();
    if (last && Date.parse(start) - Date.parse(last.to) <= bufferOf(host, rules) * 60_000) last.to = to;
    else stretches.push({ from: start, to });
  }
  return stretches;
}

const DAY_MS = 86_400_000;
