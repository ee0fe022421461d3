const DAY_MS = 86_400_000;

/** The day that ends a promise of so many working days: Monday to Friday, in UTC. Public holidays are not known here. */
export function addWorkingDays(from: Date, count: number): Date {
  let day = from.getTime();
  for (let left = count; left > 0; ) {
    day += DAY_MS;
    if (new Date(day).getUTCDay() % 6 !== 0) left--;
  }
  return new Date(day);
}
