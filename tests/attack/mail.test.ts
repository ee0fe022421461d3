import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { createApplications } from "#features/applications/applications.ts";
import { createBookings } from "#features/booking/bookings.ts";
import { createLeads } from "#features/leads/leads.ts";
import { createNewsletter } from "#features/newsletter/newsletter.ts";
import { createLogger } from "#platform/log/logger.ts";
import { createOutbox } from "#platform/mail/outbox.ts";
import { createVisitorMail } from "#platform/mail/visitor-mail.ts";
import { createRateLimiter } from "#platform/rate-limit/rate-limit.ts";
import { type DatabasePlace, describeOnEachDatabase } from "../support/each-database.ts";
import { type MailFixture, openMailFixture } from "../support/mail-fixture.ts";

const A_DAY = 6;
const spelled = (turn: number) =>
  `${["victim", "v.ictim", "Victim", "vi.c.tim"][turn % 4]}+${turn}@${turn % 2 ? "gmail.com" : "GoogleMail.com"}`;
const letterTo = (to: string) => ({ to, subject: "Hello", text: "Hello" });
const agency = {
  brandName: "Agency",
  mail: "hello@agency.example",
  origin: "https://agency.example",
  promises: { audit: "A.", contact: "B." },
};

describeOnEachDatabase("a stranger's mailbox", ({ open, createPlace }) => {
  const fixtures: MailFixture[] = [];
  afterEach(async () => {
    for (const fixture of fixtures.splice(0)) await fixture.close();
  });
  const openDesk = async () => {
    const fixture = await openMailFixture(open);
    fixtures.push(fixture);
    return fixture;
  };

  it("gets six mails a day, however its address is spelled and whatever form is filled in", async () => {
    const fixture = await openDesk();
    const { db, now } = fixture;
    const hours = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, from: 0, to: 1440 }));
    const bookings = createBookings({
      ...fixture,
      limiter: createRateLimiter({ now: () => fixture.clock.ms }),
      secret: Buffer.alloc(32),
      caller: async () => agency,
      jobs: { add: async () => "1" },
      hosts: async () => [{ id: "a", name: "Ada", role: "", zone: "UTC", hours, holidays: [] }],
    });
    const leads = createLeads({ ...fixture, agency: async () => agency, startAudit: async () => "1" });
    const newsletter = createNewsletter({ ...fixture, secret: Buffer.alloc(32), agency: async () => agency });
    const applications = createApplications({
      ...fixture,
      employer: async () => ({ ...agency, promise: "We answer." }),
      vacancyTitle: async () => "Editor",
      files: { write: async () => {}, remove: async () => {}, read: async () => Buffer.alloc(0), removeOlderThan: async () => {} },
    });
    const resume = () => new File(["%PDF-1.4\n%%EOF"], "cv.pdf");
    const forms = [
      (clientEmail: string, key: string) => leads.submit({ form: "contact", clientName: "V", message: "Hi", clientEmail }, { key }),
      (clientEmail: string, key: string) => newsletter.subscribe({ clientEmail }, { key }),
      (email: string, key: string, turn: number) => {
        const start = new Date(Date.parse("2026-11-18T00:00:00.000Z") + turn * 3_600_000).toISOString();
        return bookings.confirm({ host: "a", start, name: "V", email }, { key });
      },
      (email: string, key: string) => applications.apply({ vacancy: "editor", name: "V", email, consent: "on", resume: resume() }, { key }),
    ];
    for (let turn = 0; turn < 16; turn++)
      expect(await forms[turn % 4]?.(spelled(turn), `203.0.113.${turn}`, turn)).toMatchObject({ success: true });
    const theirs = await db.selectFrom("outbox").select("key").where("mailbox", "=", "victim@gmail.com").execute();
    expect(theirs).toHaveLength(A_DAY);
    expect(theirs.filter(({ key }) => key.startsWith("subscriber-confirm:"))).toHaveLength(1);
    // All the rest went to the team: nothing to the stranger was sent around the count.
    const others = await db.selectFrom("outbox").select("recipient").distinct().where("mailbox", "is", null).execute();
    expect(others).toEqual([{ recipient: "hello@agency.example" }]);

    fixture.clock.ms += 86_400_001;
    expect(await leads.submit({ form: "portfolio", clientEmail: spelled(1) }, { key: "a" })).toMatchObject({
      message: "Thank you. A person picks the work nearest to yours. B.",
    });
    for (let turn = 0; turn < A_DAY; turn++) await fixture.visitorMail.send(letterTo(spelled(turn)), { key: `fill:${turn}` });
    expect(await leads.submit({ form: "portfolio", clientEmail: spelled(2) }, { key: "b" })).toMatchObject({
      message: "That address has had its emails for today. Ask again tomorrow.",
    });
    expect(now().getTime()).toBe(fixture.clock.ms);
  });

  it("gets one confirmation of the newsletter a day, under ten spellings", async () => {
    const fixture = await openDesk();
    const newsletter = createNewsletter({ ...fixture, secret: Buffer.alloc(32), agency: async () => agency });
    for (let turn = 0; turn < 10; turn++) await newsletter.subscribe({ clientEmail: spelled(turn) }, { key: `203.0.113.${turn}` });
    expect(await fixture.arrived()).toHaveLength(1);
    fixture.clock.ms += 86_400_001;
    await newsletter.subscribe({ clientEmail: spelled(3) }, { key: "203.0.113.99" });
    expect(await fixture.arrived()).toHaveLength(2);
  });

  it("is counted once for all instances at the same moment, and after a restart", async () => {
    const place = await createPlace();
    const instances = await Promise.all([openInstance(place), openInstance(place)]);
    const sent = await Promise.all(
      Array.from({ length: 24 }, (_, turn) => instances[turn % 2]?.send(letterTo(spelled(turn)), { key: `letter:${turn}` })),
    );
    expect(sent.filter(Boolean)).toHaveLength(A_DAY);
    const restarted = await openInstance(place);
    expect(await restarted.send(letterTo(spelled(30)), { key: "letter:30" })).toBe(false);
    // What was sent already is no second mail.
    expect(await restarted.send(letterTo(spelled(0)), { key: `letter:${sent.indexOf(true)}` })).toBe(true);
    expect(await restarted.send(letterTo("somebody@gmail.com"), { key: "letter:31" })).toBe(true);
  });

  async function openInstance(place: DatabasePlace) {
    const { db, dialect } = await open(place);
    const now = () => new Date("2026-11-15T12:00:00.000Z");
    const log = createLogger({ level: "silent" });
    const outbox = createOutbox({ db, dialect, now, log, transport: undefined, from: async () => "site@agency.example" });
    return createVisitorMail({ db, dialect, outbox, now });
  }
});

describe("mails that are not counted", () => {
  /** Every place that puts a mail into the outbox by itself, with what it puts there. */
  const uncounted = (file: string, source: string): string[] =>
    [...source.matchAll(/(?:outbox|Outbox)\w*\??\.enqueue\(\s*(\w*)/g)].map(([, letter]) => `${file}: ${letter || "a mail of its own"}`);

  it("go to the team alone", () => {
    const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) => /(?<!\.test)\.tsx?$/.test(name));
    expect(files.flatMap((file) => uncounted(file.replaceAll("\\", "/"), readFileSync(join("src", file), "utf8"))).toSorted()).toEqual([
      "features/applications/applications.ts: recruiterLetter",
      "features/booking/bookings.ts: teamLetter",
      "features/chat/chats.ts: waitingLetter",
      "features/health/tell-owners.ts: a mail of its own",
      "features/leads/leads.ts: teamLetter",
      "features/newsletter/issues.ts: a mail of its own",
      "platform/mail/visitor-mail.ts: letter",
      "server/staff.ts: a mail of its own",
      "server/staff.ts: a mail of its own",
    ]);
  });

  it("would be found", () => {
    expect(uncounted("x.ts", "await outbox.enqueue(\n  visitorLetter(row), { key })")).toEqual(["x.ts: visitorLetter"]);
    expect(uncounted("x.ts", "platform.outbox.enqueue({ to })")).toEqual(["x.ts: a mail of its own"]);
  });
});
