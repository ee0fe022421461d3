import PostalMime from "postal-mime";
import { afterEach, describe, expect, it } from "vitest";
import { createFormGuard } from "#platform/form-guard/form-guard.ts";
import { createLogger } from "#platform/log/logger.ts";
import { createMailCap } from "#platform/mail/mail-cap.ts";
import { createOutbox, type Outbox } from "#platform/mail/outbox.ts";
import { createSmtpTransport } from "#platform/mail/smtp-transport.ts";
import { createRateLimiter } from "#platform/rate-limit/rate-limit.ts";
import { describeOnEachDatabase } from "../../../tests/support/each-database.ts";
import { startSmtp, type TestSmtp } from "../../../tests/support/smtp.ts";
import { leadRequest } from "./lead-request.ts";
import { createLeads } from "./leads.ts";

const sender = { key: "203.0.113.7" };
const agency = {
  brandName: "Agency",
  mail: "hello@agency.example",
  origin: "https://agency.example",
  promises: { audit: "A person answers within two working days.", contact: "We answer within one working day." },
};

describeOnEachDatabase("leads", ({ open }) => {
  const ended: (Outbox | TestSmtp)[] = [];
  afterEach(async () => {
    for (const each of ended.splice(0)) await each.stop();
  });

  async function leadsWith({ startAudit = async () => "audit-1" }: { startAudit?: () => Promise<string> } = {}) {
    const smtp = await startSmtp();
    const { db, dialect } = await open();
    const now = () => new Date("2026-11-15T12:00:00.000Z");
    const log = createLogger({ level: "silent" });
    const outbox = createOutbox({
      db,
      dialect,
      transport: createSmtpTransport(smtp.url),
      from: async () => "site@agency.example",
      log,
      now,
    });
    ended.push(outbox, smtp);
    const limiter = createRateLimiter();
    const guard = createFormGuard({ db, secret: Buffer.alloc(32), limiter, now });
    const leads = createLeads({ db, outbox, guard, mailCap: createMailCap({ db, now }), agency: async () => agency, startAudit, now });
    return { smtp, db, outbox, leads };
  }

  it("store an audit request with its mails, start the audit, and answer with its number", async () => {
    const { leads, outbox, smtp, db } = await leadsWith();
    const answer = await leads.submit(
      { form: "audit", website: "shop.example", clientName: "Ada", clientEmail: "ada@shop.example" },
      sender,
    );
    expect(answer).toEqual({
      success: true,
      message: "Your audit has started. The report is there within minutes. A person answers within two working days.",
      audit: "audit-1",
    });
    expect(await db.selectFrom("lead").select(["form", "stage", "name", "email", "website", "audit_id", "is_spam"]).execute()).toEqual([
      {
        form: "audit",
        stage: "new",
        name: "Ada",
        email: "ada@shop.example",
        website: "https://shop.example",
        audit_id: "audit-1",
        is_spam: 0,
      },
    ]);
    await outbox.deliverDue();
    const mails = await Promise.all(smtp.mails.map(async ({ raw, to }) => ({ rcptTo: to, mail: await PostalMime.parse(raw) })));
    expect(mails.map(({ rcptTo, mail }) => [rcptTo, mail.subject, mail.replyTo?.[0]?.address]).toSorted()).toEqual([
      [["ada@shop.example"], "Your audit has started", "hello@agency.example"],
      [["hello@agency.example"], "Audit request: https://shop.example", "ada@shop.example"],
    ]);
    const toAda = mails.find(({ rcptTo }) => rcptTo[0] === "ada@shop.example")?.mail;
    expect(toAda?.text).toContain("See the report:\nhttps://agency.example/audit/audit-1/");
    expect(toAda?.html).toContain('href="https://agency.example/audit/audit-1/"');
  });

  it("store nothing when the audit cannot be started", async () => {
    const { leads, db } = await leadsWith({ startAudit: () => Promise.reject(new Error("no queue")) });
    await expect(leads.submit({ form: "audit", website: "shop.example" }, sender)).rejects.toThrow("no queue");
    expect(await db.selectFrom("lead").selectAll().execute()).toEqual([]);
    expect(await db.selectFrom("outbox").selectAll().execute()).toEqual([]);
  });

  it("thank a program that fell into the trap, keep what it sent as spam, and write to nobody", async () => {
    const { leads, db } = await leadsWith();
    const answer = await leads.submit({ form: "contact", clientEmail: "x@x.example", message: "Buy", companyFax: "1" }, sender);
    expect(answer.success).toBe(true);
    expect(await db.selectFrom("lead").select("is_spam").execute()).toEqual([{ is_spam: 1 }]);
    expect(await db.selectFrom("outbox").selectAll().execute()).toEqual([]);
  });

  it("write to one visitor six times a day at most; the team still hears of it", async () => {
    const { leads, db } = await leadsWith();
    for (let times = 0; times < 7; times++)
      await leads.submit({ form: "portfolio", clientEmail: "ada@shop.example" }, { key: `203.0.113.${times}` });
    const mails = await db.selectFrom("outbox").select("recipient").execute();
    expect(mails.filter(({ recipient }) => recipient === "ada@shop.example")).toHaveLength(6);
    expect(mails.filter(({ recipient }) => recipient === "hello@agency.example")).toHaveLength(7);
  });

  it("let nothing that was typed add a recipient, a header or a part", async () => {
    const { leads, outbox, smtp } = await leadsWith();
    const nasty = "Ada\r\nBcc: eve@evil.example\r\n\r\n<script>alert(1)</script>";
    await leads.submit(
      {
        form: "contact",
        clientName: nasty,
        clientEmail: "ada@shop.example",
        message: `${nasty}\n--boundary`,
        website: "shop.example",
        plan: nasty.slice(0, 50),
      },
      sender,
    );
    await outbox.deliverDue();
    expect(smtp.mails.map(({ to }) => to)).toEqual(expect.arrayContaining([["hello@agency.example"], ["ada@shop.example"]]));
    for (const { raw } of smtp.mails) {
      const mail = await PostalMime.parse(raw);
      expect([mail.bcc, mail.attachments]).toEqual([undefined, []]);
      expect(mail.html).not.toContain("<script>");
    }
  });
});

describe("what each form must hold", () => {
  const fieldsOf = (given: object) =>
    Object.fromEntries(leadRequest.safeParse(given).error?.issues.map(({ path, message }) => [path[0], message]) ?? []);

  it.each([
    [{ form: "audit", website: "" }, { website: "Add your website, such as https://example.com." }],
    [{ form: "audit", website: "localhost" }, { website: "Write the address like https://example.com." }],
    [{ form: "audit", website: "javascript:alert(1)" }, { website: "Write the address like https://example.com." }],
    [{ form: "audit", website: "shop.example" }, {}],
    [{ form: "audit", website: "shop.example", clientEmail: "ada@" }, { clientEmail: "Write one address, such as name@example.com." }],
    [
      { form: "audit", website: "shop.example", size: "hand" },
      { clientName: "Add your name.", clientEmail: "Add your email so we can answer." },
    ],
    [{ form: "contact", clientEmail: "ada@shop.example" }, { message: "Write a line, or add your website, so we know what to look at." }],
    [
      { form: "contact", clientEmail: "ada@shop.example, eve@evil.example", message: "Hi" },
      { clientEmail: "Write one address, such as name@example.com." },
    ],
    [{ form: "contact", clientEmail: "ada@shop.example", message: "x".repeat(5001) }, { message: "Shorten it to 5,000 characters." }],
    [{ form: "proposal", clientEmail: "ada@shop.example", clientName: "Ada", website: "shop.example" }, {}],
    [{ form: "portfolio", clientEmail: "ada@shop.example" }, {}],
  ])("says of %j what to change", (given, fields) => expect(fieldsOf(given)).toEqual(fields));
});
