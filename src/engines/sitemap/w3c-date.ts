interface ReadDate {
  /** Milliseconds since 1970. */
  time: number;
  /** xsd:date or xsd:dateTime, which the schema of sitemaps.org asks for. The protocol's own text allows a little more. */
  isXsd: boolean;
}

/** A date in the W3C profile of ISO 8601 (https://www.w3.org/TR/NOTE-datetime), or in one of the schema's two types. */
export function readW3cDate(text: string): ReadDate | undefined {
  const found = DATE.exec(text.trim());
  if (!found) return undefined;
  const [, year = "", month, day, hour, minute, second, fraction, zone] = found;
  const [y, m, d] = [Number(year), Number(month ?? 1), Number(day ?? 1)];
  if (y === 0 || m < 1 || m > 12 || d < 1 || d > daysIn(y, m)) return undefined;
  const [h, min, s] = [Number(hour ?? 0), Number(minute ?? 0), Number(second ?? 0)];
  const isMidnight = h === 24 && min === 0 && s === 0;
  if ((h > 23 && !isMidnight) || min > 59 || s > 59) return undefined;
  const offset = offsetMinutes(zone);
  if (offset === undefined) return undefined;
  const time = Date.UTC(y, m - 1, d, h, min, s, Math.round(Number(`0${fraction ?? ""}`) * 1_000)) - offset * 60_000;
  return { time, isXsd: day !== undefined && (hour === undefined || second !== undefined) };
}

// A zone behind a plain date is xsd:date's; minutes without seconds are the W3C note's.
const DATE = /^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(\.\d+)?)?)?(Z|[+-]\d\d:\d\d)?)?)?$/;

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function offsetMinutes(zone: string | undefined): number | undefined {
  if (zone === undefined || zone === "Z") return 0;
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(4))];
  if (minutes > 59 || hours * 60 + minutes > 14 * 60) return undefined;
  return (zone.startsWith("-") ? -1 : 1) * (hours * 60 + minutes);
}
