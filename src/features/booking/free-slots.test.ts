import { describe, expect, it } from "vitest";
import { type BookingHost, bookingRules, freeSlots, gridOf, stretchesOf } from "./free-slots.ts";

const weekdays = (from: number, to: number) => [1, 2, 3, 4, 5].map((day) => ({ day, from, to }));
const chicago: BookingHost = { id: "maya", name: "Maya", role: "SEO", zone: "America/Chicago", hours: weekdays(540, 630), holidays: [] };
const on = (day: string) => [new Date(`${day}T00:00:00Z`), new Date(`${day}T23:59:59Z`)] as const;
const isoOf = (dates: readonly Date[]) => dates.map((date) => date.toISOString());

describe("the grid", () => {
  it("is every half hour of the host's own day", () => {
    expect(isoOf(gridOf(chicago, bookingRules, ...on("2026-11-18")))).toEqual([
      "2026-11-18T15:00:00.000Z",
      "2026-11-18T15:30:00.000Z",
      "2026-11-18T16:00:00.000Z",
    ]);
  });

  it("moves with the clock: nine in the morning stays nine in the morning", () => {
    expect(isoOf(gridOf(chicago, bookingRules, ...on("2026-03-06")))[0]).toBe("2026-03-06T15:00:00.000Z");
    expect(isoOf(gridOf(chicago, bookingRules, ...on("2026-03-09")))[0]).toBe("2026-03-09T14:00:00.000Z");
    expect(isoOf(gridOf(chicago, bookingRules, ...on("2026-10-30")))[0]).toBe("2026-10-30T14:00:00.000Z");
    expect(isoOf(gridOf(chicago, bookingRules, ...on("2026-11-02")))[0]).toBe("2026-11-02T15:00:00.000Z");
  });

  it("leaves out times that do not exist, and gives those that come twice once", () => {
    const nights = { ...chicago, hours: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, from: 0, to: 240 })) };
    const spring = isoOf(gridOf(nights, bookingRules, new Date("2026-03-08T06:00:00Z"), new Date("2026-03-08T10:00:00Z")));
    expect(spring).toEqual([
      "2026-03-08T06:00:00.000Z",
      "2026-03-08T06:30:00.000Z",
      "2026-03-08T07:00:00.000Z",
      "2026-03-08T07:30:00.000Z",
      "2026-03-08T08:00:00.000Z",
      "2026-03-08T08:30:00.000Z",
    ]);
    const autumn = isoOf(gridOf(nights, bookingRules, new Date("2026-11-01T05:00:00Z"), new Date("2026-11-01T10:00:00Z")));
    expect(new Set(autumn).size).toBe(autumn.length);
    expect(autumn).toContain("2026-11-01T06:30:00.000Z");
    expect(autumn).not.toContain("2026-11-01T07:30:00.000Z");
  });

  it("knows half hours of zones, weekends and holidays", () => {
    const jaipur = { ...chicago, zone: "Asia/Kolkata" };
    expect(isoOf(gridOf(jaipur, bookingRules, ...on("2026-11-18")))[0]).toBe("2026-11-18T03:30:00.000Z");
    expect(gridOf(chicago, bookingRules, ...on("2026-11-21"))).toEqual([]);
    expect(gridOf({ ...chicago, holidays: ["2026-11-26"] }, bookingRules, ...on("2026-11-26"))).toEqual([]);
  });
});

describe("free slots", () => {
  const [from, to] = on("2026-11-18");
  const around = { rules: bookingRules, taken: [], now: new Date("2026-11-16T12:00:00Z"), from, to };

  it("leave out what is taken", () => {
    const taken = [{ host: "maya", start: "2026-11-18T15:30:00.000Z", end: "2026-11-18T15:50:00.000Z" }];
    expect(freeSlots([chicago], { ...around, taken }).map(({ start }) => start.slice(11, 16))).toEqual(["15:00", "16:00"]);
  });

  it("keep the notice and the horizon", () => {
    expect(freeSlots([chicago], { ...around, now: new Date("2026-11-18T11:30:00Z") }).map(({ start }) => start.slice(11, 16))).toEqual([
      "15:30",
      "16:00",
    ]);
    expect(freeSlots([chicago], { ...around, now: new Date("2026-09-01T12:00:00Z") })).toEqual([]);
  });

  it("leave out what reaches into a taken time, or into its buffer", () => {
    const taken = [{ host: "maya", start: "2026-11-18T15:10:00.000Z", end: "2026-11-18T15:30:00.000Z" }];
    expect(freeSlots([chicago], { ...around, taken }).map(({ start }) => start.slice(11, 16))).toEqual(["16:00"]);
    expect(freeSlots([{ ...chicago, bufferMinutes: 0 }], { ...around, taken }).map(({ start }) => start.slice(11, 16))).toEqual([
      "15:40",
      "16:00",
    ]);
  });

  it("keep a host's own buffer and notice", () => {
    const own = { ...chicago, bufferMinutes: 25, noticeMinutes: 60 };
    const startsOf = (now: string) => freeSlots([own], { ...around, now: new Date(now) }).map(({ start }) => start.slice(11, 16));
    expect(startsOf("2026-11-18T11:30:00Z")).toEqual(["15:00", "15:45"]);
    expect(startsOf("2026-11-18T14:30:00Z")).toEqual(["15:45"]);
  });

  it("give one host a start, the one with least to do", () => {
    const second = { ...chicago, id: "tobias" };
    const taken = [{ host: "maya", start: "2026-11-18T15:30:00.000Z", end: "2026-11-18T15:50:00.000Z" }];
    expect(freeSlots([chicago, second], { ...around, taken })).toEqual([
      { host: "tobias", start: "2026-11-18T15:00:00.000Z" },
      { host: "tobias", start: "2026-11-18T15:30:00.000Z" },
      { host: "tobias", start: "2026-11-18T16:00:00.000Z" },
    ]);
  });
});

it("free starts one after another are one stretch, up to the next call", () => {
  const starts = ["15:00", "15:30", "16:30"].map((time) => `2026-11-18T${time}:00.000Z`);
  expect(stretchesOf(chicago, bookingRules, starts)).toEqual([
    { from: "2026-11-18T15:00:00.000Z", to: "2026-11-18T15:50:00.000Z" },
    { from: "2026-11-18T16:30:00.000Z", to: "2026-11-18T16:50:00.000Z" },
  ]);
  expect(stretchesOf(chicago, bookingRules, [])).toEqual([]);
});
