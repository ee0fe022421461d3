import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { createLogger } from "#platform/log/logger.ts";
import { startPostgres } from "./support/postgres.ts";

const KILLS = 30;
const log = createLogger({ level: "silent" });

it.concurrent("SQLite keeps every row it acknowledged through thirty kills of its process", { timeout: 60_000 }, async ({ expect }) => {
  const dataDir = mkdtempSync(join(tmpdir(), "test-kill-"));
  try {
    await (await openDatabase({ dataDir, log })).close();
    const acknowledged = await killThirtyWriters(join(dataDir, "site.sqlite"));
    expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS);
    expect(await missingFrom({ dataDir }, acknowledged)).toStrictEqual([]);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

it.concurrent("PostgreSQL keeps every row it acknowledged through thirty kills of its client", { timeout: 60_000 }, async ({ expect }) => {
  const postgres = await startPostgres({ isDurable: true });
  try {
    const databaseUrl = await postgres.createDatabase();
    await (await openDatabase({ dataDir: "", databaseUrl, log })).close();
    const acknowledged = await killThirtyWriters(databaseUrl);
    expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS);
    expect(await missingFrom({ dataDir: "", databaseUrl }, acknowledged)).toStrictEqual([]);
  } finally {
    await postgres.stop();
  }
});

it("would notice a row that is missing", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "test-kill-"));
  await (await openDatabase({ dataDir, log })).close();
  expect(await missingFrom({ dataDir }, ["never-written"])).toStrictEqual(["never-written"]);
  rmSync(dataDir, { recursive: true, force: true });
});

/** Each writer is killed at a random moment shortly after its first row; returns the ids that were printed as committed. */
async function killThirtyWriters(target: string): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let kill = 1; kill <= KILLS; kill++) {
    const child = spawn(process.execPath, ["tests/support/write-rows.ts", target, `kill${kill}`], { stdio: ["ignore", "pipe", "inherit"] });
    let printed = "";
    child.stdout.on("data", (chunk) => {
      printed += chunk;
    });
    await once(child.stdout, "data");
    await sleep(Math.random() * 60);
    child.kill("SIGKILL");
    const [, signal] = await once(child, "close");
    if (signal !== "SIGKILL") throw new Error("the writer ended by itself");
    // The last line may have been cut off by the kill; a whole one ends in a line break.
    acknowledged.push(...printed.split("\n").slice(0, -1));
  }
  return acknowledged;
}

async function missingFrom(place: { dataDir: string; databaseUrl?: string }, ids: readonly string[]): Promise<string[]> {
  const { db, close } = await openDatabase({ ...place, log });
  const stored = new Set((await db.selectFrom("document").select("id").execute()).map(({ id }) => id));
  await close();
  return ids.filter((id) => !stored.has(id));
}
