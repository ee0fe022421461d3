import { afterEach, expect, it } from "vitest";
import { createLeads } from "#features/leads/leads.ts";
import { createLogger } from "#platform/log/logger.ts";
import { createOutbox } from "#platform/mail/outbox.ts";
import { createSmtpTransport } from "#platform/mail/smtp-transport.ts";
import { describeOnEachDatabase } from "./support/each-database.ts";
import { freePort } from "./support/free-port.ts";
import { type MailFixture, openMailFixture } from "./support/mail-fixture.ts";
import { startSmtp, type TestSmtp } from "./support/smtp.ts";

const MINUTE = 60_000;
const agency = {
  brandName: "Agency",
  mail: "hello@agency.example",
  origin: "https://agency.example",
  promises: { audit: "A person answers.", contact: "We answer." },
};

describeOnEachDatabase("a mail server that is away for an hour", ({ open }) => {
  let fixture: MailFixture;
  let smtp: TestSmtp | undefined;
  afterEach(async () => {
    await fixture.close();
    await smtp?.stop();
  });

  it("holds no form up, and every mail arrives once when it is back", { timeout: 120_000 }, async () => {
    fixture = await openMailFixture(open);
    const { clock, db, dialect, now } = fixture;
    const before = await startSmtp({ port: await freePort() });
    const outbox = createOutbox({
      db,
      dialect,
      now,
      transport: createSmtpTransport(before.url),
      from: async () => "site@agency.example",
      log: createLogger({ level: "silent" }),
      random: () => 0.5,
    });
    const leads = createLeads({ ...fixture, outbox, agency: async () => agency, startAudit: async () => "audit" });
    const send = (n: number) =>
      leads.submit(
        { form: "contact", clientName: `Visitor ${n}`, clientEmail: `v${n}@client.example`, message: "Hello." },
        { key: `203.0.113.${n}` },
      );
    await before.stop();

    // A form every two minutes, and the outbox looks every minute, as its loop does when it is told of something.
    for (let minute = 0; minute < 60; minute++) {
      if (minute % 2 === 0) expect(await send(minute)).toMatchObject({ success: true });
      await outbox.deliverDue();
      clock.ms += MINUTE;
    }
    const states = async () => (await db.selectFrom("outbox").select("state").execute()).map(({ state }) => state);
    expect(await states()).toEqual(Array(60).fill("waiting"));

    const back = await startSmtp({ port: before.port });
    smtp = back;
    let minutes = 0;
    for (; back.mails.length < 60 && minutes < 100; minutes++) {
      await outbox.deliverDue();
      clock.ms += MINUTE;
    }
    // The longest pause of the first hour is one of an hour.
    expect(minutes).toBeLessThanOrEqual(61);
    for (let later = 0; later < 30; later++) {
      await outbox.deliverDue();
      clock.ms += 10 * MINUTE;
    }
    const visitors = Array.from({ length: 30 }, (_, index) => `v${index * 2}@client.example`);
    expect(back.mails.map(({ to }) => to.join()).toSorted()).toEqual([...visitors, ...Array(30).fill(agency.mail)].toSorted());
    expect(new Set(back.mails.map(({ raw }) => /^Message-ID: (.+)$/im.exec(raw)?.[1])).size).toBe(60);
    expect(await states()).toEqual(Array(60).fill("sent"));
    await outbox.stop();
  });
});
