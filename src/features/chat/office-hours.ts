import { wallTimeAt } from "#core/calendar/zoned-time.ts";

/** When people are there, and whether they are now. */
export interface Presence {
  isOpen: boolean;
  offices: { city: string; hours: string }[];
}

/** Says “now” only of hours that it can read; public holidays are not known here. */
export function presenceAt(now: Date, offices: readonly { city: string; hours: string }[]): Presence {
  return {
    isOpen: offices.some(({ hours }) => isWithin(now, hours)),
    offices: offices.map(({ city, hours }) => ({ city, hours })),
  };
}

/** `Mon to Fri 9:00 to 17:30 Central` */
const HOURS = /^(\w{3})\w* to (\w{3})\w* (\d?\d):(\d\d) to (\d?\d):(\d\d) (.+)$/;
const DAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** How hours name their zone, and which one that is. */
const ZONES: Record<string, string> = {
  Eastern: "America/New_York",
  Central: "America/Chicago",
  Mountain: "America/Denver",
  Pacific: "America/Los_Angeles",
  IST: "Asia/Kolkata",
  GMT: "Europe/London",
  CET: "Europe/Berlin",
  UTC: "UTC",
};

function isWithin(now: Date, hours: string): boolean {
  const [, first = "", last = "", ...rest] = HOURS.exec(hours) ?? [];
  const zone = ZONES[rest[4] ?? ""];
  const [from, to] = [DAYS.indexOf(first), DAYS.indexOf(last)];
  if (!zone || from === -1 || to === -1) return false;
  const { year, month, day, hour, minute } = wallTimeAt(now, zone);
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  const minutes = hour * 60 + minute;
  const [opens, closes] = [Number(rest[0]) * 60 + Number(rest[1]), Number(rest[2]) * 60 + Number(rest[3])];
  const isDay = from <= to ? weekday >= from && weekday <= to : weekday >= from || weekday <= to;
  return isDay && minutes >= opens && minutes < closes;
}
