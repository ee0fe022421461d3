import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#platform/database/open-database.ts";
import { createLogger } from "#platform/log/logger.ts";
import { startPostgres } from "./postgres.ts";
import { type DatabaseState, stateOf } from "./reused-databases.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Databases in which the migrations have run, to be copied; nobody may connect to the one on PostgreSQL, or it could not be. */
    models: { sqlite: string; postgres: { url: string; state: DatabaseState } };
  }
}

/** Before the first file of a project that needs them, and for all of its files: a server and the migrations for each would cost seconds. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "test-models-"));
  const postgres = await startPostgres({ connections: 400 });
  const sqlite = join(folder, "sqlite");
  const url = await postgres.createDatabase();
  const log = createLogger({ level: "silent" });
  for (const place of [{ dataDir: sqlite }, { dataDir: folder, databaseUrl: url }]) await (await openDatabase({ ...place, log })).close();
  project.provide("models", { sqlite, postgres: { url, state: await stateOf(url) } });
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
