/** What an ISO 8601 text is, by the forms that schema.org's Date, DateTime, Time and Duration allow; null when it is none. */
export function isoKind(text: string): "date" | "date-time" | "time" | "duration" | null {
  if (text.length > 64) return null;
  if (isDate(text)) return "date";
  const [date, time, more] = text.split("T");
  if (date !== undefined && time !== undefined && more === undefined && isDate(date) && isTime(time)) return "date-time";
  // The standard writes a time of day with a T in front and lets people leave it out.
  if (isTime(text.replace(/^T/, ""))) return "time";
  return isDuration(text) ? "duration" : null;
}

/** True when the time of day comes with its offset from UTC. */
export function hasOffset(text: string): boolean {
  return /T.*(?:Z|[+-]\d\d(?::?\d\d)?)$/.test(text.slice(0, 64));
}

/** The day that a date or a date with a time names, as YYYY-MM-DD; null for forms without a day. */
export function isoDay(text: string): string | null {
  const [, year, month, day] = /^(\d{4})-?(\d\d)-?(\d\d)(?:T|$)/.exec(text) ?? [];
  return year && month && day ? `${year}-${month}-${day}` : null;
}

/** The same moment in ISO 8601, when only its writing differs: a space for the T, or the month in words. */
export function isoRepair(text: string): string | null {
  const trimmed = text.trim().slice(0, 64);
  const spaced = trimmed.replace(/^(\d{4}-\d\d-\d\d) +(\d\d:\d\d)/, "$1T$2").replace(/ +(Z|[+-]\d\d:?\d\d)$/, "$1");
  if (isoKind(spaced)) return spaced;
  if (!/^(?:[a-z]{3,9}\.? \d{1,2},? \d{4}|\d{1,2} [a-z]{3,9}\.?,? \d{4})$/i.test(trimmed)) return null;
  const time = Date.parse(`${trimmed.replace(".", "")} UTC`);
  return Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 10);
}

function isDate(text: string): boolean {
  const [, year, month, day] = /^[+-]?(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/.exec(text) ?? /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? [];
  if (year !== undefined) return isDay(Number(year), month === undefined ? 1 : Number(month), day === undefined ? 1 : Number(day));
  // Weeks and days of the year: rare, and as valid as the rest.
  return (
    /^\d{4}-?W(?:0[1-9]|[1-4]\d|5[0-3])(?:-?[1-7])?$/.test(text) || /^\d{4}-(?:00[1-9]|0[1-9]\d|[12]\d\d|3[0-5]\d|36[0-6])$/.test(text)
  );
}

function isDay(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1) return false;
  return day <= new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
}

function isTime(text: string): boolean {
  const form =
    /^(?:([01]\d|2[0-3])(?::?[0-5]\d(?::?(?:[0-5]\d|60)(?:[.,]\d{1,9})?)?)?|24:00(?::00)?)(?:Z|[+-](?:0\d|1[0-4])(?::?[0-5]\d)?)?$/;
  // Two or four digits alone are a number and not a time of day.
  return form.test(text) && /[:Z+-]/.test(text);
}

function isDuration(text: string): boolean {
  return /^[+-]?P(?=[\dT])(?:\d+(?:[.,]\d+)?Y)?(?:\d+(?:[.,]\d+)?M)?(?:\d+(?:[.,]\d+)?W)?(?:\d+(?:[.,]\d+)?D)?(?:T(?=\d)(?:\d+(?:[.,]\d+)?H)?(?:\d+(?:[.,]\d+)?M)?(?:\d+(?:[.,]\d+)?S)?)?$/.test(
    text,
  );
}
