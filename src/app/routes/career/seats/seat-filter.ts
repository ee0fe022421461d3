import type { Seat } from "./seat.ts";

/** The places of work that departures.css can filter by, and how many seats each has. None when all seats are alike. */
export function workplacesOf(seats: readonly Seat[]): { name: string; id: string; count: number }[] {
  const known = filterable.flatMap((name) => {
    const count = seats.filter((seat) => seat.workplaceType === name).length;
    return count > 0 ? [{ name, id: workplaceId(name), count }] : [];
  });
  return known.length > 1 ? known : [];
}

/** As a value of the row's attribute and of its radio button. */
export const workplaceId = (name: string) => name.toLowerCase();

const filterable = ["On-site", "Hybrid", "Remote"] as const;
