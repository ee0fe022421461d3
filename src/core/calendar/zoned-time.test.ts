import { describe, expect, it } from "vitest";
import { dayAt, isZone, momentOf, wallTimeAt } from "./zoned-time.ts";

const at = (wall: string, zone: string) => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = wall.split(/\D/).map(Number);
  return momentOf({ year, month, day, hour, minute }, zone)?.toISOString();
};

describe("a time on the wall", () => {
  it.each([
    ["2026-11-18 10:30", "America/Chicago", "2026-11-18T16:30:00.000Z"],
    ["2026-07-01 10:30", "America/Chicago", "2026-07-01T15:30:00.000Z"],
    // Set forward on March 8, 2026: half past two does not exist.
    ["2026-03-08 01:59", "America/Chicago", "2026-03-08T07:59:00.000Z"],
    ["2026-03-08 02:30", "America/Chicago", undefined],
    ["2026-03-08 03:00", "America/Chicago", "2026-03-08T08:00:00.000Z"],
    // Set back on November 1, 2026: half past one comes twice, the first counts.
    ["2026-11-01 01:30", "America/Toronto", "2026-11-01T05:30:00.000Z"],
    ["2026-11-01 02:00", "America/Toronto", "2026-11-01T07:00:00.000Z"],
    ["2026-11-18 10:30", "Asia/Kolkata", "2026-11-18T05:00:00.000Z"],
    ["2026-11-18 00:15", "Pacific/Auckland", "2026-11-17T11:15:00.000Z"],
    ["2026-11-18 10:30", "Asia/Kathmandu", "2026-11-18T04:45:00.000Z"],
    // Set forward at midnight: the day begins at one.
    ["2026-04-24 00:30", "Africa/Cairo", undefined],
    ["2026-11-18 10:30", "UTC", "2026-11-18T10:30:00.000Z"],
  ])("%s in %s is the moment %s", (wall, zone, moment) => expect(at(wall, zone)).toBe(moment));

  it("is read off a moment again", () => {
    expect(wallTimeAt(new Date("2026-11-01T06:30:00Z"), "America/Toronto")).toEqual({ year: 2026, month: 11, day: 1, hour: 1, minute: 30 });
    expect(dayAt(new Date("2026-11-17T22:00:00Z"), "Pacific/Auckland")).toBe("2026-11-18");
  });

  it("needs a zone that exists", () =>
    expect([isZone("America/Chicago"), isZone("Mars/Olympus"), isZone("")]).toEqual([true, false, false]));
});
