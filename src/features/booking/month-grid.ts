/** The days of a month in rows of seven, Sunday first; null before the first and after the last. */
export function monthGrid(month: string): (string | null)[][] {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const first = new Date(Date.UTC(year, number - 1, 1)).getUTCDay();
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const days: (string | null)[] = [
    ...Array<null>(first).fill(null),
    ...Array.from({ length }, (_, index) => `${month}-${String(index + 1).padStart(2, "0")}`),
  ];
  while (days.length % 7 !== 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, row) => days.slice(row * 7, row * 7 + 7));
}

/** The month so many before or after, as `2026-12`. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** “November 2026”. */
export const monthName = (month: string): string =>
  new Intl.DateTimeFormat("en-US", { timeZone: "UTC", month: "long", year: "numeric" }).format(new Date(`${month}-01T00:00:00Z`));

/** “Wednesday 18”. */
export const dayName = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  return `${new Intl.DateTimeFormat("en-US", { timeZone: "UTC", weekday: "long" }).format(date)} ${date.getUTCDate()}`;
};

/** “10:30 am” or “10:30”, on the wall of a zone. */
export function clockTime(moment: string, zone: string, hours: 12 | 24): string {
  return new Intl.DateTimeFormat("en-US", { timeZone: zone, hour: "numeric", minute: "2-digit", hourCycle: hours === 12 ? "h12" : "h23" })
    .format(new Date(moment))
    .toLowerCase();
}
