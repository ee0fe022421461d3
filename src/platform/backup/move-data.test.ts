import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startPostgres, type TestPostgres } from "../../../tests/support/postgres.ts";
import { openDatabase } from "../database/open-database.ts";
import { importDataset } from "../datasets/import/import-dataset.ts";
import { createKeptEditions } from "../datasets/kept-editions.ts";
import { createJobs } from "../jobs/jobs.ts";
import { createLogger } from "../log/logger.ts";
import { createPrivateFiles } from "../private-files/private-files.ts";
import { secretFor } from "../secret/kept-secret.ts";
import { MADE_ANEW } from "./backup-lines.ts";
import { moveData } from "./move-data.ts";
import { listTables } from "./tables.ts";

const log = createLogger({ level: "silent" });
const dataDir = mkdtempSync(join(tmpdir(), "test-move-"));
let postgres: TestPostgres | undefined;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(async () => {
  await postgres?.stop();
  rmSync(dataDir, { recursive: true });
});

it("moves every row, file, secret and imported list of the embedded database into PostgreSQL", async () => {
  const databaseUrl = (await postgres?.createDatabase()) ?? "";
  const source = await openDatabase({ dataDir, log, isServing: true });
  const jobs = createJobs({ ...source, log, now: () => new Date() });
  for (let n = 0; n < 250; n++) await jobs.add("count", { n, text: "₹\n".repeat(n) });
  // As earlier releases left them.
  mkdirSync(join(dataDir, "resumes"));
  writeFileSync(join(dataDir, "resumes", "application-1"), "%PDF-");
  const list = join(dataDir, "list.csv");
  writeFileSync(list, "1,google.com\n");
  const about = { dataDir, kind: "tranco", files: [list], edition: "2026-11-14" } as const;
  await importDataset({ ...about, now: () => new Date(), onProgress() {} });
  const secret = await secretFor("forms", { shared: undefined, folder: dataDir });

  await expect(moveData({ dataDir, databaseUrl, log })).rejects.toThrow("Another process of this site uses the same data folder.");
  const rows = await source.db.selectFrom("job").selectAll().orderBy("id").execute();
  await source.close();

  const told = new Map<string, number>();
  const tally = await moveData({ dataDir, databaseUrl, log, onTable: (name, count) => void told.set(name, count) });
  const target = await openDatabase({ dataDir: "", databaseUrl, log });
  expect([told.get("job"), told.size]).toEqual([250, (await listTables(target.db, "postgres")).length - MADE_ANEW.size]);
  expect(tally.tables).toBe(told.size);
  const moved = await target.db.selectFrom("job").selectAll().execute();
  expect(moved.sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual(rows);
  expect((await createPrivateFiles({ db: target.db, folder: "resumes" }).read("application-1")).toString()).toBe("%PDF-");
  expect(await secretFor("forms", { shared: undefined, folder: "nowhere", db: target.db })).toEqual(secret);
  expect([readdirSync(join(dataDir, "resumes")), readFileSync(join(dataDir, "forms.key"))]).toEqual([[], secret]);
  expect([
    tally.lists,
    (await createKeptEditions(target).all()).map(({ kind, files }) => [kind, files.map(({ name }) => name).sort()]),
  ]).toEqual([1, [["tranco", ["about.json", "rows"]]]]);
  await target.close();

  await expect(moveData({ dataDir, databaseUrl, log })).rejects.toThrow("That database is not empty. Restore into a new one.");
});
