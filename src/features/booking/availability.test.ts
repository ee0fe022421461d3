import { describe, expect, it } from "vitest";
import { describeOnEachDatabase } from "../../../tests/support/each-database.ts";
import { createAvailability } from "./availability.ts";
import type { BookingHost } from "./free-slots.ts";
import { readHostForm, writeStretches } from "./host-form.ts";

const maya: BookingHost = {
  id: "maya",
  name: "Maya",
  role: "SEO",
  zone: "America/Chicago",
  holidays: [],
  hours: [{ day: 1, from: 540, to: 1050 }],
};
const form = { id: "maya", name: "Maya K", role: "SEO", zone: "America/Toronto", buffer: "15", notice: "24", isOpen: "on" };

describeOnEachDatabase("availability", ({ open }) => {
  const openAvailability = async () => {
    const { db } = await open();
    return createAvailability({ db, defaults: async () => [maya], now: () => new Date("2026-11-15T12:00:00Z") });
  };

  it("is what the site settings say until staff change it, and again when they take that back", async () => {
    const availability = await openAvailability();
    expect(await availability.all()).toMatchObject([{ id: "maya", bufferMinutes: 10, noticeMinutes: 240, isOpen: true, isChanged: false }]);
    const given = { ...form, "day-2": "09:00-12:00, 13:00-17:30", holidays: "2026-12-25\n2026-12-24" };
    expect(await availability.save(given)).toEqual({
      id: "maya",
      changed: "name, zone, hours, holidays, buffer_minutes, notice_minutes",
    });
    expect(await availability.hosts()).toMatchObject([
      {
        name: "Maya K",
        zone: "America/Toronto",
        bufferMinutes: 15,
        noticeMinutes: 1440,
        holidays: ["2026-12-24", "2026-12-25"],
        hours: [
          { day: 2, from: 540, to: 720 },
          { day: 2, from: 780, to: 1050 },
        ],
      },
    ]);
    await availability.reset("maya");
    expect(await availability.hosts()).toMatchObject([{ name: "Maya", isChanged: false }]);
    await expect(availability.reset("maya")).rejects.toMatchObject({ code: "not_found" });
  });

  it("knows hosts that the settings do not, and leaves out who takes no calls", async () => {
    const availability = await openAvailability();
    expect(await availability.save({ ...form, id: "tobias" })).toEqual({ id: "tobias", changed: "added" });
    await availability.save({ ...form, isOpen: undefined });
    expect((await availability.hosts()).map(({ id }) => id)).toEqual(["tobias"]);
    expect((await availability.all()).map(({ id }) => id)).toEqual(["maya", "tobias"]);
  });
});

describe("a host's form", () => {
  it.each([
    [{ "day-1": "9-5" }, { "day-1": "Monday: Write hours like 09:00-12:30, 13:30-17:00, or nothing for a day off." }],
    [{ "day-1": "09:00-09:10" }, { "day-1": "Monday: 09:00-09:10 is too short: a call takes 20 minutes." }],
    [{ "day-0": "17:00-09:00" }, { "day-0": "Sunday: 17:00-09:00 is too short: a call takes 20 minutes." }],
    [{ "day-1": "09:00-12:00, 11:00-13:00" }, { "day-1": "Monday: Two stretches overlap. Join them, or leave a gap." }],
    [{ "day-1": "20:00-24:30" }, { "day-1": "Monday: A day ends at 24:00." }],
    [{ holidays: "2026-02-30" }, { holidays: "“2026-02-30” is no day. Write days like 2026-12-24, one a line." }],
    [{ buffer: "-1" }, { buffer: "Write minutes between 0 and 120." }],
    [{ notice: "soon" }, { notice: "Write hours between 0 and 336, which is two weeks." }],
    [{ zone: "Mars/Olympus" }, { zone: "Choose a time zone from the list." }],
    [{ name: " " }, { name: "Add the name that visitors read." }],
    [{ id: "Maya!" }, { id: "Use small letters, digits and hyphens." }],
  ])("says what to change in %j", (change, fields) => expect(readHostForm({ ...form, ...change })).toEqual({ fields }));

  it("shows a day as it is written", () => {
    const hours = [
      { day: 1, from: 780, to: 1050 },
      { day: 1, from: 540, to: 720 },
    ];
    expect([writeStretches(hours, 1), writeStretches(hours, 2)]).toEqual(["09:00-12:00, 13:00-17:30", ""]);
    expect(readHostForm({ ...form, "day-1": "09:00 – 12:00" })).toMatchObject({ host: { hours: [{ day: 1, from: 540, to: 720 }] } });
  });
});
