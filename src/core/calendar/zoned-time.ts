/** A time on the wall: what a clock and a calendar in some place show. */
export interface WallTime {
  year: number;
  /** From 1. */
  month: number;
  day: number;
  hour: number;
  minute: number;
}

/**
 * The moment when clocks in a zone show a wall time. Where the clock is set forward and the time does not exist, undefined; where it is
 * set back and exists twice, the first.
 */
export function momentOf(wall: WallTime, zone: string): Date | undefined {
  const guess = Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute);
  // The offset a day before and a day after: around a change of the clock one of them is right.
  const offsets = new Set([guess - DAY_MS, guess + DAY_MS].map((at) => offsetAt(at, zone)));
  const moments = [...offsets].map((offset) => guess - offset).filter((at) => at + offsetAt(at, zone) === guess);
  return moments.length === 0 ? undefined : new Date(Math.min(...moments));
}

/** What clocks in a zone show at a moment. */
export function wallTimeAt(moment: Date, zone: string): WallTime {
  const shifted = new Date(moment.getTime() + offsetAt(moment.getTime(), zone));
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
  };
}

/** The calendar day in a zone, as `2026-11-18`. */
export function dayAt(moment: Date, zone: string): string {
  const { year, month, day } = wallTimeAt(moment, zone);
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** Whether this runtime knows a zone of the IANA database. */
export function isZone(name: string): boolean {
  try {
    clockOf(name);
    return true;
  } catch {
    return false;
  }
}

const DAY_MS = 86_400_000;
/** Clocks are changed at a quarter of an hour, by UTC's clock too. */
const QUARTER_MS = 900_000;

interface Clock {
  format: Intl.DateTimeFormat;
  /** Milliseconds ahead of UTC, by quarter of an hour: a month of free times asks for some thousands of them again and again. */
  offsets: Map<number, number>;
}
const clocks = new Map<string, Clock>();
/** More than one site's visitors are in; a name may be spelled in many ways. */
const MOST_CLOCKS = 100;
/** Two months of quarters. */
const MOST_OFFSETS = 6_000;

function clockOf(zone: string): Clock {
  const known = clocks.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  if (clocks.size >= MOST_CLOCKS) clocks.clear();
  const clock = { format, offsets: new Map() };
  clocks.set(zone, clock);
  return clock;
}

/** Milliseconds that clocks in a zone are ahead of UTC. */
function offsetAt(at: number, zone: string): number {
  const { format, offsets } = clockOf(zone);
  const quarter = Math.floor(at / QUARTER_MS);
  let offset = offsets.get(quarter);
  if (offset === undefined) {
    offset = readOffset(format, at);
    if (offsets.size >= MOST_OFFSETS) offsets.clear();
    offsets.set(quarter, offset);
  }
  return offset;
}

function readOffset(format: Intl.DateTimeFormat, at: number): number {
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)])) as Record<string, number>;
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
}
