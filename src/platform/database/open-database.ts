import { closeSync, existsSync, openSync } from "node:fs";
import { join } from "node:path";
import type { Kysely } from "kysely";
import type { Logger } from "../log/logger.ts";
import { keepToOurselves, makeOwnFolder } from "../private-files/only-ours.ts";
import type { Database } from "./database-schema.ts";
import { holdAlone } from "./hold-alone.ts";
import { migrateToLatest } from "./migrate-to-latest.ts";
import { openPostgres } from "./open-postgres.ts";
import { openSqlite } from "./open-sqlite.ts";
import { UnusableDatabase } from "./unusable-database.ts";

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
  /** For whoever serves the site: no second process may serve from the same embedded database. */
  isServing?: boolean;
  /** How long a query waits for a connection to PostgreSQL. */
  patienceMs?: number;
}

/** PostgreSQL when an address is given, SQLite in the data folder otherwise; with all its tables. */
export async function openDatabase(options: Options): Promise<OpenDatabase> {
  const database = connectDatabase(options);
  try {
    await migrateToLatest(database.db);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** The database as it is, with whatever tables it has. */
export function connectDatabase({ dataDir, databaseUrl, log, isServing = false, patienceMs = 5_000 }: Options): OpenDatabase {
  const { db, release } = databaseUrl === undefined ? openEmbedded(dataDir, isServing) : openShared(databaseUrl, log, patienceMs);
  return {
    db,
    dialect: databaseUrl === undefined ? "sqlite" : "postgres",
    async close() {
      await db.destroy();
      release();
    },
  };
}

export const sqliteFile = (dataDir: string): string => join(dataDir, "site.sqlite");

function openShared(url: string, log: Logger, patienceMs: number) {
  const onConnectionLost = (error: Error) => log.warn("database connection lost", { error });
  return { db: openPostgres(url, { onConnectionLost, patienceMs }), release: () => {} };
}

function openEmbedded(dataDir: string, isServing: boolean) {
  try {
    const file = ownFile(dataDir);
    return { release: isServing ? holdAlone(dataDir) : () => {}, db: openSqlite(file) };
  } catch (cause) {
    throw cause instanceof UnusableDatabase
      ? cause
      : new UnusableDatabase(`The database cannot be used: ${(cause as Error).message}`, { cause });
  }
}

/** Leads and accounts lie in it: for this user's eyes only. SQLite gives its side files the mode of the file itself. */
function ownFile(dataDir: string): string {
  const file = sqliteFile(dataDir);
  makeOwnFolder(dataDir);
  // Only when it is not there: to close a file that this process uses as a database is to drop SQLite's locks on it.
  if (!existsSync(file)) closeSync(openSync(file, "a", 0o600));
  for (const ending of ["", "-wal", "-shm"]) keepToOurselves(file + ending);
  return file;
}
