import { expect, it } from "vitest";
import { createJobs } from "#platform/jobs/jobs.ts";
import { createLogger } from "#platform/log/logger.ts";
import { describeOnEachDatabase } from "../../../tests/support/each-database.ts";
import { createSiteAudits } from "./site-audits.ts";
import { AUDIT_QUEUE } from "./start-audit.ts";

describeOnEachDatabase("the audits of a site", ({ open }) => {
  it("are listed newest first with what changed, and the next is large and compared with the last", async () => {
    const { db, dialect } = await open();
    const clock = { ms: Date.parse("2026-11-15T12:00:00.000Z") };
    const now = () => {
      clock.ms += 1000;
      return new Date(clock.ms);
    };
    const jobs = createJobs({ db, dialect, log: createLogger({ level: "silent" }), now });
    const audits = createSiteAudits({ db, jobs });
    const done = async (website: string, report: object) => {
      const id = await jobs.add(AUDIT_QUEUE, { website });
      await db
        .updateTable("job")
        .set({ state: "done", result: JSON.stringify(report) })
        .where("id", "=", id)
        .execute();
      return id;
    };
    const first = await done("https://shop.example/", { score: 60, pages: [1, 2] });
    await done("https://other-shop.example/", { score: 99, pages: [1] });
    const change = { mended: [1], fresh: [], still: [1, 2] };
    const second = await done("https://www.shop.example/start", { score: 70, pages: [1, 2, 3], change });
    expect(await audits.list("shop.example")).toMatchObject([
      { id: second, state: "done", score: 70, pages: 3, change: { mended: 1, fresh: 0, still: 2 } },
      { id: first, state: "done", score: 60, pages: 2 },
    ]);

    const third = await audits.again("https://shop.example/");
    expect(await audits.again("https://shop.example/")).toBe(third);
    expect((await jobs.live([AUDIT_QUEUE])).map(({ id, data }) => [id, data])).toEqual([
      [third, { website: "https://shop.example/", pages: 500, after: second }],
    ]);
    expect((await audits.list("https://shop.example/"))[0]).toMatchObject({ id: third, state: "waiting" });
    expect(await audits.list("")).toEqual([]);
  });
});
