import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createImageCache, ImageQueueFull } from "./image-cache.server.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "image-cache-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = (more = {}) => createImageCache({ folder, maxBytes: 100, maxRunning: 2, maxWaiting: 2, maxWaitingEach: 2, ...more });
const bytes = (size: number) => async () => Buffer.alloc(size);

describe("image cache", () => {
  it("makes a picture once, also across a restart", async () => {
    let made = 0;
    const make = async () => {
      made++;
      return Buffer.from("picture");
    };
    const cache = open();
    await Promise.all([cache.get("a", "somebody", make), cache.get("a", "somebody", make)]);
    await cache.get("a", "somebody", make);
    expect((await open().get("a", "somebody", make)).toString()).toBe("picture");
    expect(made).toBe(1);
  });

  it("stays within its bytes and lets the longest unused go first", async () => {
    const cache = open();
    await cache.get("old", "somebody", bytes(40));
    await cache.get("used", "somebody", bytes(40));
    await cache.get("old", "somebody", bytes(40));
    await cache.get("new", "somebody", bytes(40));
    const made: string[] = [];
    for (const key of ["old", "new", "used"]) {
      await cache.get(key, "somebody", async () => {
        made.push(key);
        return Buffer.alloc(1);
      });
    }
    expect(made).toStrictEqual(["used"]);
  });

  it("makes again what somebody deleted, and passes over a file cut short by a crash", async () => {
    const cache = open();
    await cache.get("a", "somebody", bytes(1));
    for (const name of readdirSync(folder)) rmSync(join(folder, name));
    expect(await cache.get("a", "somebody", bytes(2))).toHaveLength(2);
    writeFileSync(join(folder, "half.part"), "x");
    expect(await open().get("a", "somebody", bytes(3))).toHaveLength(2);
  });

  it("works on so many at once, lets so many wait and refuses the rest", async () => {
    let running = 0;
    let most = 0;
    const slow = async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running--;
      return Buffer.alloc(1);
    };
    const cache = open();
    const outcomes = await Promise.allSettled(["a", "b", "c", "d", "e"].map((key) => cache.get(key, "somebody", slow)));
    expect(outcomes.map(({ status }) => status)).toStrictEqual(["fulfilled", "fulfilled", "fulfilled", "fulfilled", "rejected"]);
    expect(outcomes[4]).toMatchObject({ reason: expect.any(ImageQueueFull) });
    expect(most).toBe(2);
    expect(await cache.get("e", "somebody", slow)).toHaveLength(1);
  });

  it("lets visitors take turns, and each wait for so many", async () => {
    const begun: string[] = [];
    const cache = open({ maxRunning: 1, maxWaiting: 5, maxWaitingEach: 3 });
    const ask = (visitor: string, name: string) =>
      cache.get(name, visitor, async () => {
        begun.push(name);
        return Buffer.alloc(1);
      });
    const asked = [
      ...["a1", "a2", "a3", "a4", "a5"].map((name) => ask("a", name)),
      ...["b1", "b2"].map((name) => ask("b", name)),
      ask("c", "c1"),
    ];
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.flatMap(({ status }, at) => (status === "rejected" ? [at] : []))).toStrictEqual([4, 7]);
    expect(begun).toStrictEqual(["a1", "a2", "b1", "a3", "b2", "a4"]);
  });

  it("counts what has to be made, and nothing else", async () => {
    const counted: string[] = [];
    const cache = open({
      count: (visitor: string) => {
        counted.push(visitor);
        if (visitor === "greedy") throw new Error("enough");
      },
    });
    await Promise.all([cache.get("a", "one", bytes(1)), cache.get("a", "two", bytes(1))]);
    await cache.get("a", "greedy", bytes(1));
    expect(counted).toStrictEqual(["one"]);
    await expect(cache.get("b", "greedy", bytes(1))).rejects.toThrow("enough");
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it("does not keep a failure", async () => {
    const cache = open();
    await expect(cache.get("a", "somebody", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await cache.get("a", "somebody", bytes(1))).toHaveLength(1);
  });
});
