import { mkdtempSync, rmSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { readEnv } from "#platform/env/env.ts";
import { createJobs, type Jobs } from "#platform/jobs/jobs.ts";
import { createLogger } from "#platform/log/logger.ts";
import { createOutbox } from "#platform/mail/outbox.ts";
import { watchHealth } from "./watch-health.ts";

const folder = mkdtempSync(join(tmpdir(), "test-watch-"));
afterEach(() => rmSync(folder, { recursive: true }));

it("looks again in ten minutes although the database was away when it wanted to say so", async () => {
  const env = readEnv({ DATA_DIR: join(folder, "data"), BACKUP_DIR: folder, PORT: "3001" });
  const log = createLogger({ level: "silent" });
  let time = new Date("2026-11-17T12:00:00Z");
  const now = () => time;
  const database = await openDatabase({ ...env, log });
  const jobs = createJobs({ ...database, log, now, pollMs: 20, backoffMs: () => 0 });
  let isAway = false;
  const add: Jobs["add"] = async (...job) => {
    if (!isAway) return jobs.add(...job);
    isAway = false;
    throw new Error("the database is away");
  };
  // Nothing needs a person, so no mail is written, for which content would be asked.
  const lastDone = async () => "2026-11-17T06:00:10.000Z";
  const outbox = createOutbox({ ...database, transport: undefined, from: async () => "site@agency.example", log, now });
  await watchHealth({ env, database, jobs: { ...jobs, add, lastDone }, outbox, content: NO_CONTENT, log }, now);
  const waiting = async () => (await jobs.live(["health"])).map(({ uniqueKey }) => Number(uniqueKey) * 600_000);
  expect(await waiting()).toEqual([Date.parse("2026-11-17T12:10:00Z")]);
  const seen = await database.db.selectFrom("instance_disk").select(["instance", "folder"]).orderBy("folder").execute();
  expect(seen.map(({ instance, folder: where }) => [instance, where])).toEqual([
    [`${hostname()}:3001`, "BACKUP_DIR"],
    [`${hostname()}:3001`, "DATA_DIR"],
  ]);

  isAway = true;
  time = new Date("2026-11-17T12:10:00Z");
  jobs.start();
  await expect.poll(() => jobs.lastDone("health"), { timeout: 20_000 }).toBe("2026-11-17T12:10:00.000Z");
  expect(await waiting()).toEqual([Date.parse("2026-11-17T12:20:00Z")]);
  await jobs.stop();
  await database.close();
});

const NO_CONTENT = { isAnswering: () => true } as never;
