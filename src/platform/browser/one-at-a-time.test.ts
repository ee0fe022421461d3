import { describe, expect, it } from "vitest";
import { createPlace } from "./one-at-a-time.ts";

const { signal } = new AbortController();
const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

describe("a place", () => {
  it("is taken by one after another, in the order they came", async () => {
    const place = createPlace({ maxWaiting: 5, seconds: 9 });
    const said: string[] = [];
    const work = (name: string) => () => {
      said.push(`${name} begins`);
      return later(10).then(() => said.push(`${name} ends`));
    };
    await Promise.all(["a", "b"].map((name) => place.take(work(name), signal)));
    expect(said).toEqual(["a begins", "a ends", "b begins", "b ends"]);
    expect(place.waiting()).toBe(0);
  });

  it("turns away what would wait too long", async () => {
    const place = createPlace({ maxWaiting: 0, seconds: 9 });
    const first = place.take(() => later(10), signal);
    await expect(place.take(() => later(10), signal)).rejects.toThrow("Every place in the queue is taken. Try again in 9 seconds");
    await first;
  });

  it("lets go at once, and stays taken until the work has cleaned up", async () => {
    const place = createPlace({ maxWaiting: 5, seconds: 9 });
    const stop = new AbortController();
    const [begun, cleaning] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let isNextIn = false;
    const stopped = place.take(() => {
      begun.resolve();
      return cleaning.promise;
    }, stop.signal);
    const next = place.take(async () => {
      isNextIn = true;
    }, signal);
    await begun.promise;
    stop.abort(new Error("enough"));
    await expect(stopped).rejects.toThrow("enough");
    await later(5);
    expect(isNextIn).toBe(false);
    cleaning.resolve();
    await next;
    expect(isNextIn).toBe(true);
  });

  it("does not begin what was stopped while it waited, and goes on after a failure", async () => {
    const place = createPlace({ maxWaiting: 5, seconds: 9 });
    const stop = new AbortController();
    let began = false;
    const failing = place.take(() => later(10).then(() => Promise.reject(new Error("broken"))), signal);
    const waiting = place.take(async () => {
      began = true;
    }, stop.signal);
    stop.abort(new Error("enough"));
    const [first, second] = await Promise.allSettled([failing, waiting]);
    expect([first, second]).toMatchObject([{ reason: { message: "broken" } }, { reason: { message: "enough" } }]);
    expect(await place.take(async () => "next", signal)).toBe("next");
    expect(began).toBe(false);
  });
});
