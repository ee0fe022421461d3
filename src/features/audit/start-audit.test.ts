import { expect, it } from "vitest";
import { createJobs } from "#platform/jobs/jobs.ts";
import { createLogger } from "#platform/log/logger.ts";
import { createRateLimiter } from "#platform/rate-limit/rate-limit.ts";
import { describeOnEachDatabase } from "../../../tests/support/each-database.ts";
import { AUDIT_QUEUE, createAuditStart } from "./start-audit.ts";

const visitor = { key: "203.0.113.7" };

describeOnEachDatabase("an audit by its address alone", ({ open }) => {
  async function opened() {
    const { db, dialect } = await open();
    const jobs = createJobs({ db, dialect, log: createLogger({ level: "silent" }), now: () => new Date() });
    return { jobs, start: createAuditStart({ jobs, limiter: createRateLimiter({ now: () => 0 }) }) };
  }

  it("begins with https where no scheme was typed, under a number that nobody guesses", async () => {
    const { jobs, start } = await opened();
    const { audit = "" } = (await start({ website: " shop.example " }, visitor)) as { audit?: string };
    expect(audit).toMatch(/^[\da-f-]{36}$/);
    expect(await jobs.get(audit)).toMatchObject({ queue: AUDIT_QUEUE, state: "waiting", data: { website: "https://shop.example" } });
  });

  it("is one for all who ask while the site is read", async () => {
    const { start } = await opened();
    const [first, again, other] = [
      await start({ website: "shop.example" }, visitor),
      await start({ website: "https://shop.example/" }, { key: "198.51.100.1" }),
      await start({ website: "blog.example" }, visitor),
    ];
    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
  });

  it("says what is wrong with an address, and counts no refusal", async () => {
    const { start } = await opened();
    for (const website of [undefined, "", "not a site", "javascript:alert(1)", "https://user:pass@example.com"])
      expect(await start({ website }, visitor)).toMatchObject({ success: false, fields: { website: expect.stringMatching(/\.$/) } });
    expect(await start({ website: `shop.example/${"é".repeat(1_900)}` }, visitor)).toMatchObject({ success: true });
  });

  it("is refused past ten in an hour, with the time to wait", async () => {
    const { start } = await opened();
    for (let count = 0; count < 10; count++) await start({ website: `shop-${count}.example` }, visitor);
    await expect(start({ website: "one-more.example" }, visitor)).rejects.toMatchObject({ status: 429, waitSeconds: 3600 });
    expect(await start({ website: "one-more.example" }, { key: "198.51.100.1" })).toMatchObject({ success: true });
  });
});
