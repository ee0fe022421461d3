import { afterEach, describe, expect, it } from "vitest";
import { describeOnEachDatabase } from "../../../tests/support/each-database.ts";
import { type MailFixture, openMailFixture } from "../../../tests/support/mail-fixture.ts";
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
  const fixtures: MailFixture[] = [];
  afterEach(async () => {
    for (const fixture of fixtures.splice(0)) await fixture.close();
  });

  async function leadsWith({ startAudit = async () => "audit-1" }: { startAudit?: () => Promise<string> } = {}) {
    const fixture = await openMailFixture(open);
    fixtures.push(fixture);
    return { fixture, db: fixture.db, leads: createLeads({ ...fixture, agency: async () => agency, startAudit }) };
  }

  it("store an audit request with its mails, start the audit, and answer with its number", async () => {
    const { leads, fixture, db } = await leadsWith();
    const answer = await leads.submit(
      { form: "audit", website: "shop.example", clientName: "Ada", clientEmail: "ada@shop.example" },
      sender,
    );
    expect(answer).toEqual({
      success: true,
      message: "Got it. The report is there within minutes. A person answers within two working days.",
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
    const mails = await fixture.arrived();
    expect(mails.map(({ to, mail }) => [to, mail.subject, mail.replyTo?.[0]?.address]).toSorted()).toEqual([
      [["ada@shop.example"], "Your audit has started", "hello@agency.example"],
      [["hello@agency.example"], "Audit request: https://shop.example", "ada@shop.example"],
    ]);
    const toAda = mails.find(({ to }) => to[0] === "ada@shop.example")?.mail;
    expect(toAda?.text).toContain("See the report:\nhttps://agency.example/audit/audit-1/");
    expect(toAda?.html).toContain('href="https://agency.example/audit/audit-1/"');
  });

  it("promise a person's answer only where there is an email to answer", async () => {
    const { leads } = await leadsWith();
    expect(await leads.submit({ form: "audit", website: "shop.example" }, sender)).toMatchObject({
      message: "Got it. The report is there within minutes.",
    });
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
    const { leads, fixture } = await leadsWith();
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
    const mails = await fixture.arrived();
    expect(mails.map(({ to }) => to).toSorted()).toEqual([["ada@shop.example"], ["hello@agency.example"]]);
    for (const { mail } of mails) {
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
      { form: "audit", website: "shop.example", size: "narrow" },
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
