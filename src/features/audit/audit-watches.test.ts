import { afterEach, expect, it } from "vitest";
import { createJobs } from "#platform/jobs/jobs.ts";
import { createLogger } from "#platform/log/logger.ts";
import { describeOnEachDatabase } from "../../../tests/support/each-database.ts";
import { type MailDesk, openMailDesk } from "../../../tests/support/mail-desk.ts";
import type { AuditReport, ToldFix } from "./audit-report.ts";
import { createAuditWatches } from "./audit-watches.ts";
import type { AuditInput } from "./start-audit.ts";

const sender = { key: "203.0.113.7" };
const TAKEN = { success: true, message: "Check your inbox for a confirmation link. It works for 48 hours." };
const DAY = 86_400_000;

const told = (title: string): ToldFix => ({ ruleId: title, grade: "fault", title, pages: 2 });
const report = (score: number, ...titles: string[]): AuditReport => ({
  url: "https://shop.example/",
  readOn: "2026-11-15T12:00:00.000Z",
  score,
  areas: [],
  fixes: [],
  moreFixes: 0,
  pages: [],
  all: titles.map(told),
  ended: "complete",
});

describeOnEachDatabase("audits that come by themselves", ({ open }) => {
  const desks: MailDesk[] = [];
  afterEach(async () => {
    for (const desk of desks.splice(0)) await desk.close();
  });

  async function openWatches() {
    const desk = await openMailDesk(open);
    desks.push(desk);
    const jobs = createJobs({ ...desk, log: createLogger({ level: "silent" }) });
    const agency = async () => ({ brandName: "Agency", origin: "https://agency.example" });
    const watches = createAuditWatches({ ...desk, jobs, secret: Buffer.alloc(32, 1), agency });
    const begun = async () => (await jobs.live(["site-audit"])).map(({ id, data }) => ({ id, ...(data as AuditInput) }));
    const ask = (change: Record<string, string> = {}) =>
      watches.ask({ clientEmail: "Ada@Shop.example", website: "shop.example", every: "week", ...change }, sender);
    const confirmed = async (change: Record<string, string> = {}) => {
      await ask(change);
      const token = tokenIn((await desk.arrived()).at(-1)?.mail.text, "confirm");
      expect(await watches.confirm(token)).toBe(true);
    };
    return { desk, watches, begun, ask, confirmed };
  }

  const tokenIn = (text: string | undefined, word: string) => new RegExp(`/audit/${word}/([\\w-]+)`).exec(text ?? "")?.[1] ?? "";

  it("begin with the click in a mail, write when something changed and only then, and end with one click", async () => {
    const { desk, watches, begun, ask } = await openWatches();
    expect(await ask()).toEqual(TAKEN);
    const [asked] = await desk.arrived();
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
    expect(await desk.arrived()).toHaveLength(1);

    await watches.tell(watch, "audit-3", report(82, "Slow", "Broken links"));
    await watches.tell(watch, "audit-3", report(82, "Slow", "Broken links"));
    const [, changed, ...more] = await desk.arrived();
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
    expect(await desk.arrived()).toHaveLength(2);
    expect(JSON.stringify(await desk.db.selectFrom("audit_watch").selectAll().execute())).not.toContain("ada@");
  });

  it.each([
    ["week", 7],
    ["month", 30],
  ])("come every %s, once however many look for what is due", async (every, days) => {
    const { desk, watches, begun, confirmed } = await openWatches();
    await confirmed({ every, audit: "audit-0" });
    await watches.startDue();
    expect(await begun()).toEqual([]);
    desk.clock.ms += days * DAY;
    await Promise.all([watches.startDue(), watches.startDue(), watches.startDue()]);
    expect((await begun()).map(({ after }) => after)).toEqual(["audit-0"]);
    desk.clock.ms += (days - 1) * DAY;
    await watches.startDue();
    expect(await begun()).toHaveLength(1);
    desk.clock.ms += DAY;
    await watches.startDue();
    expect(await begun()).toHaveLength(2);
  });

  it("are five sites at most for one address, and one confirmation a day", async () => {
    const { desk, watches, confirmed, ask } = await openWatches();
    for (const name of ["a", "b", "c", "d", "e"]) {
      await confirmed({ website: `${name}.example` });
      expect(await ask({ website: "another.example" })).toEqual(TAKEN);
      desk.clock.ms += DAY + 1;
    }
    expect(await ask({ website: "f.example" })).toEqual(TAKEN);
    expect(await desk.arrived()).toHaveLength(5);
    await watches.removeOld();
    expect(await desk.db.selectFrom("audit_watch").select("id").execute()).toHaveLength(5);
  });

  it("say what is wrong, and write to nobody for a program", async () => {
    const { desk, ask } = await openWatches();
    expect(await ask({ clientEmail: "ada@" })).toMatchObject({ success: false });
    expect(await ask({ website: "" })).toMatchObject({ success: false });
    expect(await ask({ companyFax: "1" })).toEqual(TAKEN);
    expect(await desk.arrived()).toEqual([]);
  });
});
