import { expect, it } from "vitest";
import { presenceAt } from "./office-hours.ts";

const chicago = { city: "Chicago", hours: "Mon to Fri 9:00 to 17:30 Central" };
const jaipur = { city: "Jaipur", hours: "Mon to Fri 10:00 to 19:00 IST" };
const isOpen = (at: string, ...offices: (typeof chicago)[]) => presenceAt(new Date(at), offices).isOpen;

it.each([
  ["a Monday morning in Chicago", "2026-11-16T15:00:00Z", true],
  ["one minute before opening", "2026-11-16T14:59:00Z", false],
  ["the last minute", "2026-11-16T23:29:00Z", true],
  ["closing time", "2026-11-16T23:30:00Z", false],
  ["a Sunday", "2026-11-15T18:00:00Z", false],
  ["summer time, an hour earlier by UTC", "2026-07-06T14:00:00Z", true],
])("on %s somebody is there: %s, %s", (_, at, open) => expect(isOpen(at, chicago)).toBe(open));

it("counts every office by its own clock", () => {
  expect(isOpen("2026-11-16T05:00:00Z", chicago, jaipur)).toBe(true);
  expect(isOpen("2026-11-16T04:29:00Z", chicago, jaipur)).toBe(false);
});

it("says who is there next when nobody is", () => {
  expect(presenceAt(new Date("2026-11-15T18:10:00Z"), [chicago, jaipur]).next).toEqual({ city: "Jaipur", at: "2026-11-16T04:30:00.000Z" });
  expect(presenceAt(new Date("2026-11-16T15:00:00Z"), [chicago, jaipur]).next).toBeUndefined();
  expect(presenceAt(new Date("2026-11-15T18:10:00Z"), [{ city: "X", hours: "by appointment" }]).next).toBeUndefined();
});

it.each([
  ["Fri to Mon 9:00 to 17:00 UTC", "2026-11-15T10:00:00Z", true],
  ["Fri to Mon 9:00 to 17:00 UTC", "2026-11-17T10:00:00Z", false],
  ["by appointment", "2026-11-16T15:00:00Z", false],
  ["Mon to Fri 9:00 to 17:30 Martian", "2026-11-16T15:00:00Z", false],
])("reads %s at %s as %s", (hours, at, open) => expect(isOpen(at, { city: "X", hours })).toBe(open));
