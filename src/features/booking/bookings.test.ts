import { fork } from "node:child_process";
import { once } from "node:events";
import { afterEach, describe, expect, it } from "vitest";
import { createRateLimiter } from "#platform/rate-limit/rate-limit.ts";
import { type DatabasePlace, describeOnEachDatabase } from "../../../tests/support/each-database.ts";
import { type MailFixture, openMailFixture } from "../../../tests/support/mail-fixture.ts";
import { createBookings } from "./bookings.ts";
import type { BookingHost } from "./free-slots.ts";

const hours = [1, 2, 3, 4, 5].map((day) => ({ day, from: 540, to: 1050 }));
const host = (id: string): BookingHost => ({
  id,
  name: id === "maya" ? "Maya Kapoor" : id,
  role: "",
  zone: "America/Chicago",
  hours,
  holidays: [],
});
const slot = { host: "maya", start: "2026-11-18T16:30:00.000Z" };
const other = { host: "maya", start: "2026-11-18T17:00:00.000Z" };
const person = { name: "Elena", email: "elena@atlas.example", website: "atlas.example", zone: "America/Toronto" };
const anybody = (number: number) => ({ key: `203.0.${number >> 8}.${number % 256}` });

describeOnEachDatabase("bookings", ({ open, createPlace }) => {
  const fixtures: MailFixture[] = [];
  afterEach(async () => {
    for (const fixture of fixtures.splice(0)) await fixture.close();
  });

  async function openBookings(place?: DatabasePlace, hosts: BookingHost[] = [host("maya")]) {
    const fixture = await openMailFixture(() => open(place));
    fixtures.push(fixture);
    const reminders: { delayMs: number; data: unknown }[] = [];
    const bookings = createBookings({
      ...fixture,
      secret: Buffer.alloc(32, 3),
      limiter: createRateLimiter(),
      hosts: async () => hosts,
      caller: async () => ({ brandName: "Agency", mail: "hello@agency.example", origin: "https://agency.example" }),
      jobs: {
        add: async (_queue, data, { delayMs = 0 } = {}) => {
          reminders.push({ delayMs, data });
          return "job";
        },
      },
    });
    return { fixture, bookings, reminders };
  }

  /** All of a pool's, so that what is asked at once runs at once; otherwise the first would be done before the others have one. */
  async function openConnections(...all: ReturnType<typeof createBookings>[]) {
    await Promise.all(all.flatMap((each) => Array.from({ length: 20 }, () => each.between(new Date(0), new Date(1)))));
  }

  it("hold a time, confirm it with an invitation, and remind a day and an hour before", async () => {
    const { fixture, bookings, reminders } = await openBookings();
    const { hold, until } = await bookings.hold(slot, anybody(1));
    expect(until).toBe("2026-11-15T12:05:00.000Z");
    const answer = await bookings.confirm({ ...person, hold }, anybody(1));
    expect(answer).toMatchObject({ success: true, message: "Booked: Wed, Nov 18, 2026, 11:30 AM with Maya Kapoor." });
    const mails = await fixture.arrived();
    const toElena = mails.find(({ to }) => to[0] === "elena@atlas.example")?.mail;
    expect(mails.map(({ to }) => to[0]).toSorted()).toEqual(["elena@atlas.example", "hello@agency.example"]);
    expect(toElena?.subject).toBe("Call on Wed, Nov 18, 2026, 11:30 AM");
    const ics = new TextDecoder().decode(toElena?.attachments[0]?.content as ArrayBuffer);
    expect(toElena?.attachments[0]?.mimeType).toBe("text/calendar");
    for (const line of ["METHOD:REQUEST", "SEQUENCE:0", "DTSTART:20261118T163000Z", "DTEND:20261118T165000Z", "STATUS:CONFIRMED"])
      expect(ics.split(/\r?\n/)).toContain(line);
    expect(reminders.map(({ delayMs }) => delayMs / 3_600_000)).toEqual([52.5, 75.5]);
    expect(await bookings.read(answer.token ?? "")).toMatchObject({
      state: "confirmed",
      host: "Maya Kapoor",
      when: "Wed, Nov 18, 2026, 11:30 AM",
    });
    expect(await bookings.read("another")).toBeUndefined();
  });

  it("give a time to one of two hundred who ask at once, on two instances too", async () => {
    const place = await createPlace();
    const [first, second] = [await openBookings(place), await openBookings(place)];
    await openConnections(first.bookings, second.bookings);
    const asked = Array.from({ length: 200 }, (_, index) => (index % 2 === 0 ? first : second).bookings.hold(slot, anybody(index)));
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "slot_taken", status: 409 });
    expect(await first.fixture.db.selectFrom("booking").selectAll().execute()).toHaveLength(1);
  });

  it("give one of two hundred who overlap, with each other and with the buffer, on two instances too", async () => {
    const place = await createPlace();
    // Two grids, ten minutes apart: 16:30 and 17:00, 16:40 and 17:10.
    const maya = { ...host("maya"), hours: [...hours, ...hours.map((each) => ({ ...each, from: each.from + 10 }))] };
    const [first, second] = [await openBookings(place, [maya]), await openBookings(place, [maya])];
    const starts = ["2026-11-18T16:30:00.000Z", "2026-11-18T16:40:00.000Z"];
    await openConnections(first.bookings, second.bookings);
    const asked = Array.from({ length: 200 }, (_, index) =>
      (index % 4 < 2 ? first : second).bookings.hold({ host: "maya", start: starts[index % 2] }, anybody(index)),
    );
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "slot_taken", status: 409 });
    const [won] = await first.fixture.db.selectFrom("booking").selectAll().execute();
    // Neither is offered any more, nor is what the buffer reaches.
    const free = await second.bookings.slots(new Date("2026-11-18T16:30:00Z"), new Date("2026-11-18T17:10:00Z"));
    expect(free.map(({ start }) => start.slice(11, 16))).toEqual(won?.start_at === starts[0] ? ["17:00", "17:10"] : ["17:10"]);
  });

  it("give one of two hundred in three processes, some equal and some overlapping", async () => {
    const place = await createPlace();
    const { db } = await open(place);
    const argv = [place.dataDir, "67", ...(place.databaseUrl === undefined ? [] : [place.databaseUrl])];
    const children = [1, 2, 3].map(() => fork("tests/support/booking-worker.ts", argv));
    await Promise.all(children.map((child) => once(child, "message")));
    const answers = children.map((child) => once(child, "message"));
    for (const child of children) child.send("go");
    const told = (await Promise.all(answers)).map(([answer]) => answer as { won: number; faults: string[] });
    expect(told.flatMap(({ faults }) => faults)).toEqual([]);
    expect(told.map(({ won }) => won).toSorted()).toEqual([0, 0, 1]);
    expect(await db.selectFrom("booking").select("id").execute()).toHaveLength(1);
  }, 60_000);

  it("move one of two calls to a time that both want, and the other stays where it was", async () => {
    const place = await createPlace();
    const [first, second] = [await openBookings(place), await openBookings(place)];
    const [one, two] = [
      await first.bookings.confirm({ ...person, ...slot }, anybody(1)),
      await second.bookings.confirm({ ...person, ...other }, anybody(2)),
    ];
    const wanted = { host: "maya", start: "2026-11-18T18:00:00.000Z" };
    const outcomes = await Promise.allSettled([
      first.bookings.move(one.token ?? "", wanted),
      second.bookings.move(two.token ?? "", wanted),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const starts = (await first.bookings.between(new Date(slot.start), new Date("2026-11-19T00:00:00Z"))).map(({ startAt }) => startAt);
    expect(starts).toHaveLength(2);
    expect(starts).toContain(wanted.start);
  });

  it("name the next three free times after one that is gone", async () => {
    const { bookings } = await openBookings();
    await bookings.hold(slot, anybody(1));
    expect((await bookings.nextFree(slot.start)).map(({ start }) => start.slice(5, 16))).toEqual([
      "11-18T17:00",
      "11-18T17:30",
      "11-18T18:00",
    ]);
    expect((await bookings.nextFree("gone")).map(({ start }) => start.slice(5, 16))).toEqual(["11-16T15:00", "11-16T15:30", "11-16T16:00"]);
  });

  it("take the time again when its hold is over and it is still free, and answer twice what is sent twice", async () => {
    const { fixture, bookings } = await openBookings();
    const { hold } = await bookings.hold(slot, anybody(1));
    fixture.clock.ms += 400_000;
    const booked = await bookings.confirm({ ...person, hold, ...slot }, anybody(1));
    expect(booked).toMatchObject({ success: true, booking: { start: slot.start, host: "Maya Kapoor" } });
    const { hold: second } = await bookings.hold(other, anybody(1));
    const once = await bookings.confirm({ ...person, hold: second, ...other }, anybody(1));
    expect(await bookings.confirm({ ...person, hold: second, ...other }, anybody(1))).toEqual(once);
    expect((await fixture.arrived()).filter(({ to }) => to[0] === person.email)).toHaveLength(2);
  });

  it("let nobody book what was not offered: off the grid, too soon, with nobody, overlapping", async () => {
    const { bookings } = await openBookings();
    for (const wrong of [
      { host: "maya", start: "2026-11-18T16:40:00.000Z" },
      { host: "maya", start: "2026-11-21T16:30:00.000Z" },
      { host: "nobody", start: slot.start },
      { host: "maya", start: "2026-11-13T16:30:00.000Z" },
    ])
      await expect(bookings.hold(wrong, anybody(1))).rejects.toMatchObject({ code: "slot_taken" });
    await expect(bookings.hold({ host: "maya", start: "tomorrow" }, anybody(1))).rejects.toMatchObject({ code: "input_invalid" });
  });

  it("free a time that nobody confirmed after five minutes, and keep it while somebody types", async () => {
    const { fixture, bookings } = await openBookings();
    const { hold } = await bookings.hold(slot, anybody(1));
    fixture.clock.ms += 200_000;
    expect(await bookings.keep(hold)).toBe(true);
    fixture.clock.ms += 200_000;
    await expect(bookings.hold(slot, anybody(2))).rejects.toMatchObject({ code: "slot_taken" });
    fixture.clock.ms += 100_000;
    expect(await bookings.keep(hold)).toBe(false);
    await expect(bookings.hold(slot, anybody(2))).resolves.toMatchObject({ hold: expect.any(String) });
    await expect(bookings.confirm({ ...person, hold }, anybody(1))).rejects.toMatchObject({ code: "hold_over" });
  });

  it("move to another time and cancel by their link, and calendars follow", async () => {
    const { fixture, bookings } = await openBookings();
    const { token = "" } = await bookings.confirm({ ...person, ...slot }, anybody(1));
    const rival = await bookings.confirm({ ...person, email: "ada@shop.example", ...other }, anybody(2));
    await expect(bookings.move(token, other)).rejects.toMatchObject({ code: "slot_taken" });
    await bookings.cancel(rival.token ?? "", "Ill");
    expect(await bookings.move(token, other)).toMatchObject({ start: other.start });
    expect((await bookings.slots(new Date(slot.start), new Date(slot.start))).map(({ start }) => start)).toEqual([slot.start]);
    expect(await bookings.cancel(token, "")).toMatchObject({ state: "cancelled" });
    expect(await bookings.cancel(token, "")).toMatchObject({ state: "cancelled" });
    await expect(bookings.move(token, slot)).rejects.toMatchObject({ code: "not_found" });
    const toElena = (await fixture.arrived()).filter(({ to }) => to[0] === "elena@atlas.example").map(({ mail }) => mail.subject);
    expect(toElena.toSorted()).toEqual([
      "Call on Wed, Nov 18, 2026, 11:30 AM",
      "Canceled: call on Wed, Nov 18, 2026, 12:00 PM",
      "Moved: call on Wed, Nov 18, 2026, 12:00 PM",
    ]);
    const ics = await bookings.calendar(token);
    expect(ics).toContain("METHOD:CANCEL");
    expect(ics).toContain("SEQUENCE:2");
  });

  it("move once when sent twice: one mail, whose entry replaces the first in a calendar", async () => {
    const place = await createPlace();
    const [{ fixture, bookings }, again] = [await openBookings(place), await openBookings(place)];
    const { token = "" } = await bookings.confirm({ ...person, ...slot }, anybody(1));
    await Promise.all([bookings.move(token, other), again.bookings.move(token, other)]);
    expect(await bookings.move(token, other)).toMatchObject({ start: other.start });
    const mails = (await fixture.arrived()).filter(({ to }) => to[0] === person.email).map(({ mail }) => mail);
    const [booked, moved, ...more] = ["Call on", "Moved:"].flatMap((begin) => mails.filter(({ subject }) => subject?.startsWith(begin)));
    expect(more).toEqual([]);
    const line = (mail: typeof booked, name: string) =>
      new TextDecoder()
        .decode(mail?.attachments[0]?.content as ArrayBuffer)
        .match(new RegExp(`^${name}:.*$`, "m"))?.[0]
        .trim();
    expect(line(moved, "UID")).toBe(line(booked, "UID"));
    expect([line(booked, "SEQUENCE"), line(moved, "SEQUENCE")]).toEqual(["SEQUENCE:0", "SEQUENCE:1"]);
    expect(line(moved, "DTSTART")).toBe("DTSTART:20261118T170000Z");
  });

  it("stay where they are once they have begun", async () => {
    const { fixture, bookings } = await openBookings();
    const { token = "" } = await bookings.confirm({ ...person, ...slot }, anybody(1));
    fixture.clock.ms = Date.parse(slot.start);
    await expect(bookings.move(token, { host: "maya", start: "2026-11-19T17:00:00.000Z" })).rejects.toMatchObject({ code: "not_found" });
  });

  it("are moved five times by a visitor, on two instances at once too, and on by staff", async () => {
    const place = await createPlace();
    const [{ fixture, bookings }, again] = [await openBookings(place), await openBookings(place)];
    const { token = "" } = await bookings.confirm({ ...person, ...slot }, anybody(1));
    const places = [17, 18, 19].flatMap((hour) =>
      ["00", "30"].map((minute) => ({ host: "maya", start: `2026-11-18T${hour}:${minute}:00.000Z` })),
    );
    for (const wanted of places.slice(0, 4)) await bookings.move(token, wanted);
    const last = await Promise.allSettled([bookings.move(token, places[4]), again.bookings.move(token, places[5])]);
    const refused = last.filter((each) => each.status === "rejected").map(({ reason }) => reason);
    expect(refused).toMatchObject([
      {
        status: 409,
        message: "This call was moved 5 times already. Call us or answer the invitation, and we find a time together.",
      },
    ]);
    const stands = await bookings.read(token);
    await expect(bookings.move(token, slot)).rejects.toMatchObject({ code: "moves_used" });
    expect(await bookings.move(token, { host: "maya", start: stands?.start }), "sent twice, it answers twice the same").toMatchObject({
      start: stands?.start,
    });
    const toTeam = (await fixture.arrived()).filter(({ to }) => to[0] === "hello@agency.example");
    expect(toTeam).toHaveLength(6);
    expect(await bookings.move(token, slot, { byStaff: true })).toMatchObject({ start: slot.start });
  });

  it("keep a reason without what no database takes, and none that is too long", async () => {
    const { fixture, bookings } = await openBookings();
    const { token = "" } = await bookings.confirm({ ...person, ...slot }, anybody(1));
    await expect(bookings.cancel(token, "x".repeat(1001))).rejects.toMatchObject({
      status: 422,
      message: "Shorten it to 1,000 characters.",
    });
    expect(await bookings.cancel(token, " Ill\u0000\r\nand away ")).toMatchObject({ state: "cancelled" });
    expect(await fixture.db.selectFrom("booking").select("reason").execute()).toEqual([{ reason: "Ill \nand away" }]);
  });

  it("say so when a mailbox has had its mails of the day", async () => {
    const { bookings } = await openBookings();
    const { token = "", booking } = await bookings.confirm({ ...person, ...slot }, anybody(1));
    expect(booking?.isNotified).toBe(true);
    const told: unknown[] = [];
    for (const place of [other, slot, other, slot, other, slot])
      told.push((await bookings.move(token, place, { byStaff: true })).isNotified);
    expect(told).toEqual([true, true, true, true, true, false]);
    expect(await bookings.cancel(token, "")).toMatchObject({ state: "cancelled", isNotified: false });
  });

  it("remind only of what still stands", async () => {
    const { fixture, bookings, reminders } = await openBookings();
    const { token = "" } = await bookings.confirm({ ...person, ...slot }, anybody(1));
    const due = reminders[0]?.data as { id: string; sequence: number; beforeMs: number };
    await bookings.remind(due);
    await bookings.remind(due);
    await bookings.move(token, other);
    await bookings.remind({ ...due, beforeMs: 1 });
    const subjects = (await fixture.arrived()).map(({ mail }) => mail.subject);
    expect(subjects.filter((subject) => subject?.startsWith("Soon:"))).toEqual(["Soon: call on Wed, Nov 18, 2026, 11:30 AM"]);
  });

  it.each([
    [{ name: "" }, { name: "Add your name." }],
    [{ email: "elena" }, { email: "Write one address, such as name@example.com." }],
  ])("say what to change in %j", async (change, fields) => {
    const { bookings } = await openBookings();
    expect(await bookings.confirm({ ...person, ...slot, ...change }, anybody(1))).toMatchObject({ success: false, fields });
  });
});

describe("the calendar entry", () => {
  it("folds long lines and lets no name add a line", async () => {
    const { calendarFile } = await import("./calendar-file.ts");
    const ics = calendarFile(
      {
        id: "b1",
        host: "maya",
        host_name: "Maya; Kapoor",
        start_at: slot.start,
        end_at: slot.start,
        state: "confirmed",
        hold_until: null,
        name: 'Ele"na\r\nATTENDEE:x',
        email: "e@x.example",
        website: "é".repeat(80),
        note: "",
        zone: "UTC",
        token_hash: "",
        sequence: 1,
        reason: "",
        created_at: "",
        updated_at: "",
      },
      { brandName: "A, Inc", mail: "a@b.example", manageUrl: "https://b.example/booking/t/", method: "REQUEST", now: new Date(0) },
    );
    for (const line of ics.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(ics.replace(/\r\n /g, "")).toContain('ATTENDEE;CN="Ele na  ATTENDEE:x";PARTSTAT');
    expect(ics.replace(/\r\n /g, "")).toContain("SUMMARY:Call with Maya\\; Kapoor\\, A\\, Inc");
  });
});
