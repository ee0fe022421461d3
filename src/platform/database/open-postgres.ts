import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Database } from "./database-schema.ts";
import { keepCause } from "./keep-cause.ts";

/** `onConnectionLost` hears of connections that the server ended, idle or at work; without a listener such an event would end the process. */
export function openPostgres(url: string, onConnectionLost: (error: Error) => void): Kysely<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000, application_name: "site" });
  pool.on("connect", (client) => client.on("error", onConnectionLost));
  // Told of idle connections a second time.
  pool.on("error", () => {});
  return new Kysely({ dialect: new CausedPostgresDialect({ pool }) });
}

class CausedPostgresDialect extends PostgresDialect {
  override createDriver() {
    return keepCause(super.createDriver());
  }
}
