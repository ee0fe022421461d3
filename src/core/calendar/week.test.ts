import { describe, expect, it } from "vitest";
import { dayAfter, startOfDay, weekOf } from "./week.ts";

describe("a week", () => {
  it("begins on Monday, over the ends of months and years", () => {
    expect(weekOf("2026-11-15")).toEqual([
      "2026-11-09",
      "2026-11-10",
      "2026-11-11",
      "2026-11-12",
      "2026-11-13",
      "2026-11-14",
      "2026-11-15",
    ]);
    expect(weekOf("2026-11-16")[0]).toBe("2026-11-16");
    expect(weekOf("2027-01-01")[0]).toBe("2026-12-28");
    expect(dayAfter("2028-02-28", 2)).toBe("2028-03-01");
  });

  it("has days that begin when the clock on the wall does", () => {
    expect(startOfDay("2026-11-16", "America/Chicago").toISOString()).toBe("2026-11-16T06:00:00.000Z");
    expect(startOfDay("2026-11-16", "Asia/Kolkata").toISOString()).toBe("2026-11-15T18:30:00.000Z");
    // In Beirut the clock is set forward at midnight.
    expect(startOfDay("2026-03-29", "Asia/Beirut").toISOString()).toBe("2026-03-28T22:00:00.000Z");
  });
});
