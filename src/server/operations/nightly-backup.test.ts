import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { readEnv } from "#platform/env/env.ts";
import { createJobs } from "#platform/jobs/jobs.ts";
import { createLogger } from "#platform/log/logger.ts";
import { BACKUP_QUEUE, scheduleBackups } from "./nightly-backup.ts";

const folder = mkdtempSync(join(tmpdir(), "test-nightly-"));
afterEach(() => rmSync(folder, { recursive: true }));

it("writes a backup when last night went without, keeps the newest, and waits for the next night", async () => {
  const backupDir = join(folder, "backups");
  const env = readEnv({ DATA_DIR: join(folder, "data"), BACKUP_DIR: backupDir, BACKUP_KEEP: "2" });
  const log = createLogger({ level: "silent" });
  const now = () => new Date("2026-11-17T12:00:00Z");
  const database = await openDatabase({ ...env, log });
  const jobs = createJobs({ ...database, log, now, pollMs: 20 });
  await scheduleBackups({ env, database, jobs, log }, now);
  // Asked again, as by a second instance.
  await scheduleBackups({ env, database, jobs, log }, now);
  const [due, ...others] = await jobs.live([BACKUP_QUEUE]);
  expect(others).toEqual([]);
  rmSync(backupDir, { recursive: true, force: true });
  jobs.start();
  await expect.poll(() => jobs.lastDone(BACKUP_QUEUE), { timeout: 20_000 }).toBe("2026-11-17T12:00:00.000Z");
  expect(readdirSync(backupDir)).toEqual(["site-2026-11-17.backup"]);
  expect(await jobs.live([BACKUP_QUEUE])).toMatchObject([{ uniqueKey: "2026-11-18" }]);
  expect(due?.uniqueKey).toBe("2026-11-17");

  for (const name of ["site-2026-11-15.backup", "site-2026-11-16.backup", "mine.backup"]) writeFileSync(join(backupDir, name), "");
  const later = () => new Date("2026-11-18T06:00:01Z");
  const next = createJobs({ ...database, log, now: later, pollMs: 20 });
  await jobs.stop();
  await scheduleBackups({ env, database, jobs: next, log }, later);
  next.start();
  await expect.poll(() => next.lastDone(BACKUP_QUEUE), { timeout: 20_000 }).toBe("2026-11-18T06:00:01.000Z");
  expect(readdirSync(backupDir)).toEqual(["mine.backup", "site-2026-11-17.backup", "site-2026-11-18.backup"]);
  await next.stop();
  await database.close();
});
