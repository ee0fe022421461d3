import { expect, it } from "vitest";
import { describeOnEachDatabase } from "../../../tests/support/each-database.ts";
import { createLogger } from "../log/logger.ts";
import { createRateLimiter } from "./rate-limit.ts";
import { shareLimits } from "./share-limits.ts";

const log = createLogger({ level: "silent" });

describeOnEachDatabase("limits of several instances", ({ open }) => {
  let time = Date.parse("2026-11-17T12:00:00Z");
  const now = () => time;

  it("count what the others counted, and an instance that comes later takes it over", async () => {
    const { db } = await open();
    const instance = () => {
      const sharing = shareLimits({ db, limiter: () => limiter, now, log });
      const limiter = createRateLimiter({ now, onUse: sharing.onUse });
      return { ...sharing, limiter };
    };
    const [one, two] = [instance(), instance()];
    const take = ({ limiter }: typeof one, key: string, windowMs = 3_600_000) => limiter.take(key, { limit: 3, windowMs }).allowed;
    expect([take(one, "a"), take(one, "a"), take(two, "a"), take(two, "b", 60_000)]).toEqual([true, true, true, true]);
    for (const each of [one, two, one]) await each.exchange();
    expect([take(one, "a"), take(two, "a"), take(two, "b", 60_000)]).toEqual([false, false, true]);

    time += 61_000;
    const three = instance();
    for (const each of [two, three]) await each.exchange();
    expect(take(three, "a")).toBe(false);
    expect([take(three, "b", 60_000), take(three, "b", 60_000), take(three, "b", 60_000)]).toEqual([true, true, true]);

    time += 3_600_000;
    await one.removeOld();
    for (const each of [one, two, three]) await each.stop();
    expect(take(one, "a")).toBe(true);
    const left = await db.selectFrom("limit_use").select("uses").execute();
    expect(left.flatMap(({ uses }) => JSON.parse(uses))).toHaveLength(3);
  });
});
