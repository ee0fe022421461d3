import { expect, it } from "vitest";
import { freeMonth } from "./free-month.ts";

const slot = (start: string) => ({ host: "maya", start: `${start}:00.000Z` });
const slots = ["2026-11-18T16:30", "2026-11-18T17:00", "2026-11-20T03:00", "2027-01-04T15:00"].map(slot);
const zone = "America/Chicago";

it("opens on the first free day, in the visitor's zone", () => {
  expect(freeMonth(slots, zone)).toMatchObject({
    month: "2026-11",
    free: { "2026-11-18": 2, "2026-11-19": 1 },
    chosen: { day: "2026-11-18", times: [{ words: "10:30 am" }, { words: "11:00 am" }] },
    before: undefined,
    after: "2026-12-01",
  });
});

it("shows the asked day, and leads on from a month without free times", () => {
  expect(freeMonth(slots, zone, "2026-11-19")?.chosen?.times).toEqual([{ value: "maya 2026-11-20T03:00:00.000Z", words: "9:00 pm" }]);
  expect(freeMonth(slots, zone, "2026-12-01")).toEqual({
    month: "2026-12",
    free: {},
    chosen: undefined,
    before: "2026-11-01",
    after: "2027-01-01",
    next: "2027-01-04",
  });
});

it.each(["2026-10-31", "2027-02-01", "2026-11-31", "soon", ""])("takes %j for the first month", (asked) =>
  expect(freeMonth(slots, zone, asked)?.chosen?.day).toBe("2026-11-18"),
);

it("is nothing when nothing is free", () => expect(freeMonth([], zone)).toBeUndefined());
