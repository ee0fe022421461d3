const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const month = MONTHS.join("|");
const time = "(\\d\\d):(\\d\\d):(\\d\\d)";
const fixdate = new RegExp(`^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), (\\d\\d) (${month}) (\\d{4}) ${time} GMT$`);
const rfc850 = new RegExp(`^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, (\\d\\d)-(${month})-(\\d\\d) ${time} GMT$`);
const asctime = new RegExp(`^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) (${month}) ([ \\d]\\d) ${time} (\\d{4})$`);

/** A date in one of the three forms of RFC 9110, section 5.6.7; undefined when it is none. Only the first form may still be sent. */
export function parseHttpDate(text: string, now: Date): { date: Date; isObsolete: boolean } | undefined {
  const preferred = fixdate.exec(text);
  if (preferred) return dated(preferred[3], preferred[2], preferred[1], preferred.slice(4), false);
  const old = rfc850.exec(text);
  if (old) return dated(String(fullYear(Number(old[3]), now)), old[2], old[1], old.slice(4), true);
  const oldest = asctime.exec(text);
  if (oldest) return dated(oldest[6], oldest[1], oldest[2], oldest.slice(3, 6), true);
  return undefined;
}

function dated(year = "", name = "", day = "", [hours = "", minutes = "", seconds = ""]: readonly string[], isObsolete: boolean) {
  const parts = [Number(year), MONTHS.indexOf(name), Number(day), Number(hours), Number(minutes), Number(seconds)] as const;
  const [full, monthIndex, dayOfMonth, hour, minute, second] = parts;
  // February 30 would roll over into March; a leap second is allowed.
  const isReal = new Date(Date.UTC(full, monthIndex, dayOfMonth)).getUTCDate() === dayOfMonth && hour < 24 && minute < 60 && second <= 60;
  return isReal ? { date: new Date(Date.UTC(...parts)), isObsolete } : undefined;
}

/** Two digits that would lie more than 50 years ahead mean the past: same section. */
function fullYear(twoDigits: number, now: Date): number {
  const year = Math.floor(now.getUTCFullYear() / 100) * 100 + twoDigits;
  return year > now.getUTCFullYear() + 50 ? year - 100 : year;
}
