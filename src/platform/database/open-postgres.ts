import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Database } from "./database-schema.ts";

/** `onConnectionLost` hears of idle connections that the server ended; without a listener such an event would end the process. */
export function openPostgres(url: string, onConnectionLost: (error: Error) => void): Kysely<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000, application_name: "site" });
  pool.on("error", onConnectionLost);
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}
