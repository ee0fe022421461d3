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

const open = (more = {}) => createImageCache({ folder, maxBytes: 100, maxRunning: 2, maxWaiting: 2, ...more });
const bytes = (size: number) => async () => Buffer.alloc(size);

describe("image cache", () => {
  it("makes a picture once, also across a restart", async () => {
    let made = 0;
    const make = async () => {
      made++;
      return Buffer.from("picture");
    };
    const cache = open();
    await Promise.all([cache.get("a", make), cache.get("a", make)]);
    await cache.get("a", make);
    expect((await open().get("a", make)).toString()).toBe("picture");
    expect(made).toBe(1);
  });

  it("stays within its bytes and lets the longest unused go first", async () => {
    const cache = open();
    await cache.get("old", bytes(40));
    await cache.get("used", bytes(40));
    await cache.get("old", bytes(40));
    await cache.get("new", bytes(40));
    const made: string[] = [];
    for (const key of ["old", "new", "used"]) {
      await cache.get(key, async () => {
        made.push(key);
        return Buffer.alloc(1);
      });
    }
    expect(made).toStrictEqual(["used"]);
  });

  it("makes again what somebody deleted, and passes over a file cut short by a crash", async () => {
    const cache = open();
    await cache.get("a", bytes(1));
    for (const name of readdirSync(folder)) rmSync(join(folder, name));
    expect(await cache.get("a", bytes(2))).toHaveLength(2);
    writeFileSync(join(folder, "half.part"), "x");
    expect(await open().get("a", bytes(3))).toHaveLength(2);
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
    const outcomes = await Promise.allSettled(["a", "b", "c", "d", "e"].map((key) => cache.get(key, slow)));
    expect(outcomes.map(({ status }) => status)).toStrictEqual(["fulfilled", "fulfilled", "fulfilled", "fulfilled", "rejected"]);
    expect(outcomes[4]).toMatchObject({ reason: expect.any(ImageQueueFull) });
    expect(most).toBe(2);
    expect(await cache.get("e", slow)).toHaveLength(1);
  });

  it("does not keep a failure", async () => {
    const cache = open();
    await expect(cache.get("a", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await cache.get("a", bytes(1))).toHaveLength(1);
  });
});
