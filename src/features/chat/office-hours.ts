import { wallTimeAt } from "#core/calendar/zoned-time.ts";

/** The hours of the offices, and whether one of them is open. */
export interface Presence {
  isOpen: boolean;
  /** The office that opens next, when none is open. */
  next?: { city: string; at: string };
  offices: { city: string; hours: string }[];
}

/** Hours in a form that is not understood count as closed. Public holidays are not known here. */
export function presenceAt(now: Date, offices: readonly { city: string; hours: string }[]): Presence {
  const isOpen = offices.some(({ hours }) => isWithin(now, hours));
  const next = isOpen ? undefined : nextOpening(now, offices);
  return { isOpen, ...(next && { next }), offices: offices.map(({ city, hours }) => ({ city, hours })) };
}

const HALF_HOUR_MS = 1_800_000;
const WEEK_OF_HALF_HOURS = 336;

/** Offices open on the half hour. */
function nextOpening(now: Date, offices: readonly { city: string; hours: string }[]): Presence["next"] {
  const first = Math.ceil(now.getTime() / HALF_HOUR_MS) * HALF_HOUR_MS;
  for (let step = 0; step < WEEK_OF_HALF_HOURS; step++) {
    const at = new Date(first + step * HALF_HOUR_MS);
    const open = offices.find(({ hours }) => isWithin(at, hours));
    if (open) return { city: open.city, at: at.toISOString() };
  }
  return undefined;
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
