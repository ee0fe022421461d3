import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { describeOnEachDatabase } from "../../../tests/support/each-database.ts";
import { connectDatabase, type OpenDatabase, openDatabase } from "../database/open-database.ts";
import { createJobs } from "../jobs/jobs.ts";
import { createLogger } from "../log/logger.ts";
import { MADE_ANEW } from "./backup-lines.ts";
import { readBackup } from "./read-backup.ts";
import { restore } from "./restore.ts";
import { listTables } from "./tables.ts";
import { writeBackup } from "./write-backup.ts";

const log = createLogger({ level: "silent" });
const now = new Date("2026-11-17T06:00:00Z");
const KEY = "0123456789abcdef0123456789abcdef";

describeOnEachDatabase("a backup", ({ dialect, open, createPlace }) => {
  let folder = "";
  const opened: OpenDatabase[] = [];
  const file = () => join(folder, "site.backup");
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "test-backup-"));
  });
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close();
    rmSync(folder, { recursive: true });
  });

  async function fill() {
    const place = await createPlace();
    const database = await open(place);
    mkdirSync(join(place.dataDir, "resumes"), { recursive: true });
    writeFileSync(join(place.dataDir, "forms.key"), Buffer.from([0, 1, 2, 255]));
    writeFileSync(join(place.dataDir, "resumes", "application-1"), Buffer.alloc(200_000, "résumé "));
    mkdirSync(join(place.dataDir, "images", "cache"), { recursive: true });
    writeFileSync(join(place.dataDir, "images", "cache", "made-anew"), "");
    await database.db
      .insertInto("staff_log")
      .values({ id: "1", at: "", actor: "ann", action: "sign-in", subject: "'\"\\ \u2028 ₹", detail: "", previous_hash: "", hash: "h" })
      .execute();
    const jobs = createJobs({ ...database, log, now: () => new Date() });
    await jobs.add("count", { text: "x".repeat(3_000_000) }, { uniqueKey: "a" });
    return { ...place, database, jobs };
  }

  async function restoreInto(place: { dataDir: string; databaseUrl?: string }, key?: string) {
    const target = connectDatabase({ ...place, log, isServing: true });
    try {
      const tally = await restore(readBackup(file(), key), { database: target, dataDir: place.dataDir });
      opened.push(target);
      return { target, tally };
    } catch (error) {
      await target.close();
      throw error;
    }
  }

  it("taken while others write holds everything acknowledged before it, at one moment, and comes back row by row", async () => {
    const { database, dataDir, jobs } = await fill();
    let acknowledged = 0;
    let isOver = false;
    // A row, then one that refers to it: a backup between the two moments shows.
    const writing = (async () => {
      for (; !isOver; acknowledged++) {
        const id = `lead-${acknowledged}`;
        await database.db
          .insertInto("used_challenge")
          .values({ signature: id, expires_at: String(acknowledged) })
          .execute();
        await jobs.add("written", { id });
        // SQLite answers at once: without a pause nothing else would get a turn.
        await setImmediate();
      }
    })();
    await expect.poll(() => acknowledged, { timeout: 20_000 }).toBeGreaterThan(20);
    const before = acknowledged;
    await writeBackup({ database, dataDir, file: file(), key: KEY, now });
    isOver = true;
    await writing;

    const place = await createPlace();
    const { target, tally } = await restoreInto(place, KEY);
    const challenges = await target.db.selectFrom("used_challenge").select("signature").execute();
    const written = await target.db.selectFrom("job").select("data").where("queue", "=", "written").execute();
    expect(challenges.length).toBeGreaterThanOrEqual(before);
    expect([challenges.length, challenges.length - 1]).toContain(written.length);
    expect(challenges.map(({ signature }) => signature).sort()).toEqual(challenges.map((_, n) => `lead-${n}`).sort());
    expect(await target.db.selectFrom("staff_log").selectAll().execute()).toEqual(
      await database.db.selectFrom("staff_log").selectAll().execute(),
    );
    expect(tally).toEqual({ tables: (await listTables(target.db, dialect)).length - MADE_ANEW.size, rows: expect.any(Number), files: 2 });
    expect(readFileSync(join(place.dataDir, "forms.key"))).toEqual(Buffer.from([0, 1, 2, 255]));
    expect(readFileSync(join(place.dataDir, "resumes/application-1"))).toEqual(Buffer.alloc(200_000, "résumé "));
    expect(readdirSync(place.dataDir)).not.toContain("restoring");
    // And is a product that starts.
    await target.close();
    opened.pop();
    opened.push(await openDatabase({ ...place, log, isServing: true }));
  });

  it("is refused by a database that holds something", async () => {
    const { database, dataDir, databaseUrl } = await fill();
    await writeBackup({ database, dataDir, file: file(), key: undefined, now });
    const same = { dataDir, ...(databaseUrl === undefined ? {} : { databaseUrl }) };
    await expect(restoreInto(same)).rejects.toThrow("That database is not empty. Restore into a new one.");
    expect(await database.db.selectFrom("staff_log").select("id").execute()).toHaveLength(1);
  });

  it("that is damaged, cut off or under another key leaves nothing behind", async () => {
    const { database, dataDir } = await fill();
    await writeBackup({ database, dataDir, file: file(), key: KEY, now });
    const place = await createPlace();
    const whole = readFileSync(file());
    await expect(restoreInto(place)).rejects.toThrow("This backup is sealed. Set BACKUP_KEY to the key that it was made with.");
    await expect(restoreInto(place, `${KEY}!`)).rejects.toThrow("The key does not open this backup.");
    truncateSync(file(), whole.length - 5);
    await expect(restoreInto(place, KEY)).rejects.toThrow("The backup is cut off.");
    const changed = Buffer.from(whole);
    changed[whole.length - 40] = (changed[whole.length - 40] ?? 0) ^ 1;
    writeFileSync(file(), changed);
    await expect(restoreInto(place, KEY)).rejects.toThrow(/changed or is damaged|does not open/);
    writeFileSync(file(), "not a backup at all, but long enough");
    await expect(restoreInto(place, KEY)).rejects.toThrow("This file is no backup of this product.");

    writeFileSync(file(), whole);
    await restoreInto(place, KEY);
  });
});
