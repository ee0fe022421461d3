import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openSqlite } from "./open-sqlite.ts";
import { createWriteAheadLog } from "./write-ahead-log.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "log-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("createWriteAheadLog", () => {
  it("flushes once for all who come before it begins, and again for those after", async () => {
    const file = join(folder, "site.sqlite");
    writeFileSync(`${file}-wal`, "");
    const log = createWriteAheadLog(file);
    const first = log.flushed();
    expect(log.flushed()).toBe(first);
    await first;
    const second = log.flushed();
    expect(second).not.toBe(first);
    await second;
    await log.close();
  });

  it("fails for everybody who waits while the log cannot be flushed, and goes on when it can", async () => {
    const file = join(folder, "site.sqlite");
    const log = createWriteAheadLog(file);
    await expect(Promise.all([log.flushed(), log.flushed()])).rejects.toThrow("ENOENT");
    writeFileSync(`${file}-wal`, "");
    await log.flushed();
    await log.close();
  });
});

describe("openSqlite", () => {
  it("acknowledges no write that is not flushed, and makes no reader wait", async () => {
    const db = openSqlite(join(folder, "site.sqlite"));
    const order: string[] = [];
    await db.schema.createTable("job").addColumn("id", "text").execute();
    const writing = db
      .insertInto("job")
      .values({ id: "a" } as never)
      .execute()
      .then(() => order.push("written"));
    const reading = db
      .selectFrom("job")
      .select("id")
      .execute()
      .then((rows) => order.push(`read ${rows.length}`));
    await Promise.all([writing, reading]);
    expect(order).toEqual(["read 1", "written"]);
    await db.destroy();
  });

  it("takes a long log into the database, beside whoever writes and reads", async () => {
    const file = join(folder, "site.sqlite");
    const db = openSqlite(file, 100_000);
    await db.schema.createTable("job").addColumn("id", "text").execute();
    const id = "x".repeat(50_000);
    for (let row = 1; row <= 5; row++) {
      await db
        .insertInto("job")
        .values({ id } as never)
        .execute();
      expect(await db.selectFrom("job").select("id").execute()).toHaveLength(row);
    }
    await vi.waitFor(() => expect(statSync(file).size).toBeGreaterThan(100_000));
    expect(statSync(`${file}-wal`).size).toBeLessThan(250_000);
    await db.destroy();
    const again = openSqlite(file);
    expect(await again.selectFrom("job").select("id").execute()).toHaveLength(5);
    await again.destroy();
  });
});
