import { expect, it } from "vitest";
import { describeOnEachDatabase } from "../../../tests/support/each-database.ts";
import { createTries } from "./tries.ts";

const limit = { free: 3, firstWaitMs: 60_000, longestWaitMs: 240_000, windowMs: 60_000 };

describeOnEachDatabase("tries", ({ open, createPlace }) => {
  async function openTries() {
    const clock = { ms: Date.parse("2026-11-16T12:00:00.000Z") };
    const { db } = await open();
    return { clock, tries: createTries({ db, now: () => clock.ms, bound: { keys: 50 } }) };
  }

  it("are free at first, then wait twice as long each time, up to the longest", async () => {
    const { clock, tries } = await openTries();
    const waits: unknown[] = [];
    for (let times = 0; times < 11; times++) {
      const wait = await tries.take({ a: limit });
      waits.push(wait);
      clock.ms += (wait ?? 0) * 1_000;
    }
    const free = undefined;
    expect(waits).toEqual([free, free, free, 60, free, 120, free, 240, free, 240, free]);
    await tries.forget(["a"]);
    expect(await tries.take({ a: limit })).toBeUndefined();
  });

  it("are forgotten: when no wait followed after the window, else a day after it", async () => {
    const { clock, tries } = await openTries();
    await tries.take({ a: limit });
    await tries.take({ a: limit });
    clock.ms += 60_001;
    for (let times = 0; times < 3; times++) expect(await tries.take({ a: limit })).toBeUndefined();
    clock.ms += 86_400_000;
    await tries.removeOld();
    expect(await tries.size()).toBe(1);
    clock.ms += 60_001;
    await tries.removeOld();
    expect(await tries.size()).toBe(0);
  });

  it("count for all keys or, where one has to wait, for none", async () => {
    const { tries } = await openTries();
    for (let times = 0; times < 3; times++) await tries.take({ a: limit });
    expect(await tries.take({ a: limit, b: limit })).toBe(60);
    expect(await tries.size()).toBe(1);
  });

  it("of two instances at once are no more than one after another", async () => {
    const place = await createPlace();
    const [one, other] = [await open(place), await open(place)].map(({ db }) => createTries({ db }));
    if (!one || !other) throw new Error("two instances were opened");
    const taken = await Promise.all(Array.from({ length: 20 }, (_, at) => (at % 2 ? one : other).take({ a: limit, b: limit })));
    expect(taken.filter((wait) => wait === undefined)).toHaveLength(3);
  });

  it("stay within their bound, and long waits outlast a flood", async () => {
    const { tries } = await openTries();
    for (let times = 0; times < 3; times++) await tries.take({ guessed: limit });
    const sizes = [];
    for (let n = 0; n < 120; n++) {
      await tries.take({ [`visitor ${n}`]: limit });
      sizes.push(await tries.size());
    }
    expect(Math.max(...sizes)).toBeLessThanOrEqual(50);
    expect(await tries.take({ guessed: limit })).toBe(60);
  });
});
