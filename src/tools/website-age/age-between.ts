interface Span {
  years: number;
  months: number;
  days: number;
}

/** Whole years, months and days from one ISO day to a later one, as people count them. */
export function ageBetween(from: string, to: string): Span {
  const [y1 = 0, m1 = 1, d1 = 1] = from.split("-").map(Number);
  const [y2 = 0, m2 = 1, d2 = 1] = to.split("-").map(Number);
  let months = (y2 - y1) * 12 + m2 - m1;
  // The 31st has its day on the last of a shorter month.
  if (d2 < Math.min(d1, daysIn(y2, m2))) months--;
  const anchor = addMonths(y1, m1, d1, months);
  const days = Math.round((Date.UTC(y2, m2 - 1, d2) - anchor) / DAY_MS);
  return { years: Math.floor(months / 12), months: ((months % 12) + 12) % 12, days };
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** "23 years, 4 months, 2 days"; parts that are nothing are left out. */
export function spanInWords({ years, months, days }: Span): string {
  const parts = [
    [years, "year"],
    [months, "month"],
    [days, "day"],
  ] as const;
  const said = parts.filter(([count]) => count > 0).map(([count, name]) => `${count} ${name}${count === 1 ? "" : "s"}`);
  return said.length === 0 ? "less than a day" : said.join(", ");
}

const DAY_MS = 86_400_000;

function addMonths(year: number, month: number, day: number, months: number): number {
  const index = year * 12 + month - 1 + months;
  const [y, m] = [Math.floor(index / 12), (index % 12) + 1];
  return Date.UTC(y, m - 1, Math.min(day, daysIn(y, m)));
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
