import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createRateLimiter, hashedKey, LIMITER_BOUND } from "./rate-limit.ts";

const threeAMinute = { limit: 3, windowMs: 60_000 };

function limiterAt(start: number, bound = LIMITER_BOUND) {
  const clock = { ms: start };
  const limiter = createRateLimiter({ now: () => clock.ms, bound });
  return { clock, take: (key = "a", limit = threeAMinute) => limiter.take(key, limit), size: limiter.size };
}

describe("createRateLimiter", () => {
  it("counts down, refuses, and frees places one by one as the uses grow old", () => {
    const { clock, take } = limiterAt(1_000_000);
    expect(take()).toStrictEqual({ allowed: true, remaining: 2, resetSeconds: 60 });
    clock.ms += 10_000;
    expect(take()).toStrictEqual({ allowed: true, remaining: 1, resetSeconds: 50 });
    clock.ms += 10_500;
    expect(take()).toStrictEqual({ allowed: true, remaining: 0, resetSeconds: 40 });
    expect(take()).toStrictEqual({ allowed: false, remaining: 0, resetSeconds: 40 });
    clock.ms += 39_499;
    expect(take()).toStrictEqual({ allowed: false, remaining: 0, resetSeconds: 1 });
    clock.ms += 1;
    expect(take()).toStrictEqual({ allowed: true, remaining: 0, resetSeconds: 10 });
    expect(take()).toStrictEqual({ allowed: false, remaining: 0, resetSeconds: 10 });
  });

  it("never lets more than the limit into any span of the window", () => {
    const { clock, take } = limiterAt(0);
    const passed: number[] = [];
    for (; clock.ms < 600_000; clock.ms += 700) if (take().allowed) passed.push(clock.ms);
    const most = Math.max(...passed.map((start) => passed.filter((at) => at >= start && at < start + 60_000).length));
    expect(most).toBe(3);
    expect(passed).toHaveLength(30);
  });

  it("does not charge a refused use", () => {
    const { clock, take } = limiterAt(0);
    for (let n = 0; n < 3; n++) take();
    for (let n = 0; n < 100; n++) take();
    clock.ms = 60_000;
    expect(take()).toStrictEqual({ allowed: true, remaining: 2, resetSeconds: 60 });
  });

  it("keeps keys apart", () => {
    const { take } = limiterAt(0);
    for (let n = 0; n < 3; n++) take("a");
    expect(take("a").allowed).toBe(false);
    expect(take("b")).toStrictEqual({ allowed: true, remaining: 2, resetSeconds: 60 });
  });

  it("forgets the key used longest ago when there are too many, and no other", () => {
    const { take } = limiterAt(0, { keys: 2, uses: 100 });
    const once = { limit: 1, windowMs: 60_000 };
    expect([take("a", once), take("b", once), take("a", once)].map(({ allowed }) => allowed)).toStrictEqual([true, true, false]);
    take("c", once);
    expect(take("a", once).allowed).toBe(false);
    expect(take("b", once).allowed).toBe(true);
  });

  it("stays within its bound, whoever floods it", () => {
    const { take, size } = limiterAt(0);
    let most = 0;
    for (let n = 0; n < LIMITER_BOUND.keys + 10_000; n++) {
      take(`visitor ${n}`);
      most = Math.max(most, size().keys);
    }
    expect(most).toBe(LIMITER_BOUND.keys);
    const often = limiterAt(0, { keys: 100, uses: 250 });
    for (let n = 0; n < 100; n++) for (let times = 0; times < 3; times++) often.take(`visitor ${n}`);
    expect(often.size().uses).toBeLessThanOrEqual(250);
  });

  it("forgets a key when its last use no longer counts, and keeps nothing of a refused one", () => {
    const { clock, take, size } = limiterAt(0);
    take("a");
    take("b", { limit: 3, windowMs: 180_000 });
    take("c", { limit: 0, windowMs: 180_000 });
    expect(size()).toStrictEqual({ keys: 2, uses: 2 });
    for (let times = 0; times < 10; times++) take("a");
    expect(size()).toStrictEqual({ keys: 2, uses: 4 });
    clock.ms = 60_001;
    take("d");
    expect(size()).toStrictEqual({ keys: 2, uses: 2 });
  });

  it("keeps no key as it was given: one that is a megabyte long costs what a short one costs", () => {
    expect([hashedKey("a"), hashedKey("a".repeat(1_000_000))].map(({ length }) => length)).toEqual([22, 22]);
    expect(hashedKey("a")).not.toBe(hashedKey("b"));
  });

  it("allows nothing at a limit of zero", () => {
    expect(limiterAt(0).take("a", { limit: 0, windowMs: 1_500 })).toStrictEqual({ allowed: false, remaining: 0, resetSeconds: 2 });
  });

  it("is made once, and so is the one in the database: no other counts visitors without the bound", () => {
    const sources = globSync("src/**/*.ts").filter((path) => !path.includes(".test."));
    const makers = (call: string) =>
      sources.filter((path) => readFileSync(path, "utf8").includes(`${call}({`) && !path.includes("rate-limit/"));
    expect([makers("createRateLimiter"), makers("createTries")]).toEqual([["src/server/platform.ts"], ["src/server/staff.ts"]]);
    expect(readFileSync("src/features/accounts/auth.ts", "utf8")).toContain("rateLimit: { enabled: false }");
  });
});
