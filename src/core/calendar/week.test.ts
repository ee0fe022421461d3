import { describe, expect, it } from "vitest";
import { dayAfter, isCalendarDay, sevenDaysFrom, startOfDay } from "./week.ts";

describe("a week", () => {
  it("is seven days from any day, over the ends of months and years", () => {
    expect(sevenDaysFrom("2026-12-29")).toEqual([
      "2026-12-29",
      "2026-12-30",
      "2026-12-31",
      "2027-01-01",
      "2027-01-02",
      "2027-01-03",
      "2027-01-04",
    ]);
    expect(dayAfter("2028-02-28", 2)).toBe("2028-03-01");
  });

  it("has days that begin when the clock on the wall does", () => {
    expect(startOfDay("2026-11-16", "America/Chicago").toISOString()).toBe("2026-11-16T06:00:00.000Z");
    expect(startOfDay("2026-11-16", "Asia/Kolkata").toISOString()).toBe("2026-11-15T18:30:00.000Z");
    // In Beirut the clock is set forward at midnight.
    expect(startOfDay("2026-03-29", "Asia/Beirut").toISOString()).toBe("2026-03-28T22:00:00.000Z");
  });
});

describe("a day", () => {
  it.each(["2026-11-18", "2028-02-29", "1999-12-31", "2999-12-31"])("%s", (text) => expect(isCalendarDay(text)).toBe(true));
  it.each([
    "2026-02-31",
    "2027-02-29",
    "2026-13-01",
    "2026-00-10",
    "0000-01-01",
    "9999-12-31",
    "+275760-09-13",
    "275761-01-01",
    "2026-11-18T00:00",
    "",
  ])("%s is none", (text) => expect(isCalendarDay(text)).toBe(false));
});
