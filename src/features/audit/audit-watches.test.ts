import { afterEach, expect, it } from "vitest";
import { createJobs } from "#platform/jobs/jobs.ts";
import { createLogger } from "#platform/log/logger.ts";
import { describeOnEachDatabase } from "../../../tests/support/each-database.ts";
import { type MailFixture, openMailFixture } from "../../../tests/support/mail-fixture.ts";
import type { AuditReport, FixSummary } from "./audit-report.ts";
import { createAuditWatches } from "./audit-watches.ts";
import type { AuditInput } from "./start-audit.ts";

const sender = { key: "203.0.113.7" };
const TAKEN = { success: true, message: "Check your inbox for a confirmation link. It works for 48 hours." };
const DAY = 86_400_000;

const summaryOf = (title: string): FixSummary => ({ ruleId: title, grade: "fault", title, pages: 2 });
const report = (score: number, ...titles: string[]): AuditReport => ({
  url: "https://shop.example/",
  readOn: "2026-11-15T12:00:00.000Z",
  score,
  areas: [],
  fixes: [],
  moreFixes: 0,
  pages: [],
  all: titles.map(summaryOf),
  ended: "complete",
});

describeOnEachDatabase("audits that come by themselves", ({ open }) => {
  const fixtures: MailFixture[] = [];
  afterEach(async () => {
    for (const fixture of fixtures.splice(0)) await fixture.close();
  });

  async function openWatches() {
    const fixture = await openMailFixture(open);
    fixtures.push(fixture);
    const jobs = createJobs({ ...fixture, log: createLogger({ level: "silent" }) });
    const agency = async () => ({ brandName: "Agency", origin: "https://agency.example" });
    const watches = createAuditWatches({ ...fixture, jobs, secret: Buffer.alloc(32, 1), agency });
    const begun = async () => (await jobs.live(["site-audit"])).map(({ id, data }) => ({ id, ...(data as AuditInput) }));
    const ask = (change: Record<string, string> = {}) =>
      watches.ask({ clientEmail: "Ada@Shop.example", website: "shop.example", every: "week", ...change }, sender);
    const confirmed = async (change: Record<string, string> = {}) => {
      await ask(change);
      const token = tokenIn((await fixture.arrived()).at(-1)?.mail.text, "confirm");
      expect(await watches.confirm(token)).toBe(true);
    };
    return { fixture, watches, begun, ask, confirmed };
  }

  const tokenIn = (text: string | undefined, word: string) => new RegExp(`/audit/${word}/([\\w-]+)`).exec(text ?? "")?.[1] ?? "";

  it("begin with the click in a mail, write when something changed and only then, and end with one click", async () => {
    const { fixture, watches, begun, ask } = await openWatches();
    expect(await ask()).toEqual(TAKEN);
    const [asked] = await fixture.arrived();
    expect([asked?.to, asked?.mail.subject]).toEqual([["ada@shop.example"], "Confirm the audits of shop.example"]);
    await watches.startDue();
    expect(await begun()).toEqual([]);
    const token = tokenIn(asked?.mail.text, "confirm");
    expect(await watches.confirm("not-the-token")).toBe(false);
    expect(await watches.confirm(token)).toBe(true);
    expect(await watches.confirm(token)).toBe(true);

    await watches.startDue();
    await watches.startDue();
    const [first, ...none] = await begun();
    expect([first?.website, none]).toEqual(["https://shop.example/", []]);
    const watch = first?.watch ?? "";
    await watches.tell(watch, "audit-1", report(70, "No titles", "Slow"));
    await watches.tell(watch, "audit-2", report(70, "No titles", "Slow"));
    expect(await fixture.arrived()).toHaveLength(1);

    await watches.tell(watch, "audit-3", report(82, "Slow", "Broken links"));
    await watches.tell(watch, "audit-3", report(82, "Slow", "Broken links"));
    const [, changed, ...more] = await fixture.arrived();
    expect([changed?.mail.subject, more]).toEqual(["shop.example: 1 mended, 1 new", []]);
    expect(changed?.mail.text).toContain("From 70 to 82 of 100");
    expect(changed?.mail.text).toContain("https://agency.example/audit/audit-3/");
    const headers = new Map(changed?.mail.headers.map(({ key, value }) => [key, value]));
    const stop = tokenIn(headers.get("list-unsubscribe"), "stop");
    expect(await watches.stopOf(token)).toBe(stop);
    expect(headers.get("list-unsubscribe")).toBe(`<https://agency.example/audit/stop/${stop}>`);
    expect(headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");

    expect(await watches.siteOf(stop)).toBe("shop.example");
    expect([await watches.stop(stop), await watches.stop(stop), await watches.stop("not-the-token")]).toEqual([true, true, false]);
    await watches.tell(watch, "audit-4", report(10, "All is lost"));
    expect(await fixture.arrived()).toHaveLength(2);
    expect(JSON.stringify(await fixture.db.selectFrom("audit_watch").selectAll().execute())).not.toContain("ada@");
  });

  it.each([
    ["week", 7],
    ["month", 30],
  ])("come every %s, once however many look for what is due", async (every, days) => {
    const { fixture, watches, begun, confirmed } = await openWatches();
    await confirmed({ every, audit: "audit-0" });
    await watches.startDue();
    expect(await begun()).toEqual([]);
    fixture.clock.ms += days * DAY;
    await Promise.all([watches.startDue(), watches.startDue(), watches.startDue()]);
    expect((await begun()).map(({ after }) => after)).toEqual(["audit-0"]);
    fixture.clock.ms += (days - 1) * DAY;
    await watches.startDue();
    expect(await begun()).toHaveLength(1);
    fixture.clock.ms += DAY;
    await watches.startDue();
    expect(await begun()).toHaveLength(2);
  });

  it("are five sites at most for one address, and one confirmation a day", async () => {
    const { fixture, watches, confirmed, ask } = await openWatches();
    for (const name of ["a", "b", "c", "d", "e"]) {
      await confirmed({ website: `${name}.example` });
      expect(await ask({ website: "another.example" })).toEqual(TAKEN);
      fixture.clock.ms += DAY + 1;
    }
    expect(await ask({ website: "f.example" })).toEqual(TAKEN);
    expect(await fixture.arrived()).toHaveLength(5);
    await watches.removeOld();
    expect(await fixture.db.selectFrom("audit_watch").select("id").execute()).toHaveLength(5);
  });

  it("say what is wrong, and write to nobody for a program", async () => {
    const { fixture, ask } = await openWatches();
    expect(await ask({ clientEmail: "ada@" })).toMatchObject({ success: false });
    expect(await ask({ website: "" })).toMatchObject({ success: false });
    expect(await ask({ companyFax: "1" })).toEqual(TAKEN);
    expect(await fixture.arrived()).toEqual([]);
  });
});
