import { expect, it } from "vitest";
import { addWorkingDays } from "./working-days.ts";

it.each([
  ["a Sunday", "2026-11-15T12:00:00Z", 5, "2026-11-20"],
  ["a Monday", "2026-11-16T00:00:00Z", 5, "2026-11-23"],
  ["a Friday", "2026-11-20T23:59:59Z", 5, "2026-11-27"],
  ["a Saturday", "2026-11-21T08:00:00Z", 1, "2026-11-23"],
  ["a Thursday at the end of a year", "2026-12-31T08:00:00Z", 2, "2027-01-04"],
  ["any day, for no days", "2026-11-21T08:00:00Z", 0, "2026-11-21"],
])("counts working days from %s", (_, from, count, until) => {
  expect(addWorkingDays(new Date(from), count).toISOString().slice(0, 10)).toBe(until);
});
