import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Kysely } from "kysely";
import type { Logger } from "../log/logger.ts";
import type { Database } from "./database-schema.ts";
import { migrateToLatest } from "./migrate-to-latest.ts";
import { openPostgres } from "./open-postgres.ts";
import { openSqlite } from "./open-sqlite.ts";

export type DatabaseDialect = "sqlite" | "postgres";

export interface OpenDatabase {
  db: Kysely<Database>;
  dialect: DatabaseDialect;
  close(): Promise<void>;
}

interface Options {
  /** Where the embedded database lies; made if it is missing. */
  dataDir: string;
  databaseUrl?: string | undefined;
  log: Logger;
}

/** PostgreSQL when an address is given, SQLite in the data folder otherwise; with all its tables. */
export async function openDatabase({ dataDir, databaseUrl, log }: Options): Promise<OpenDatabase> {
  const dialect = databaseUrl === undefined ? "sqlite" : "postgres";
  // Leads and accounts lie in it: for this user's eyes only.
  if (databaseUrl === undefined) mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const db =
    databaseUrl === undefined
      ? openSqlite(join(dataDir, "site.sqlite"))
      : openPostgres(databaseUrl, (error) => log.warn("database connection lost", { error }));
  try {
    await migrateToLatest(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, dialect, close: () => db.destroy() };
}
