import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Database } from "./database-schema.ts";
import { keepCause } from "./keep-cause.ts";

interface Options {
  onConnectionLost(error: Error): void;
  /** How long a query waits for a free connection, behind the queries before it. */
  patienceMs: number;
}

/** `onConnectionLost` hears of connections that the server ended, idle or at work; without a listener such an event would end the process. */
export function openPostgres(url: string, { onConnectionLost, patienceMs }: Options): Kysely<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: patienceMs, application_name: "site" });
  pool.on("connect", (client) => client.on("error", onConnectionLost));
  // The pool repeats the errors of idle connections, which the listener above has heard; without one here they would end the process.
  pool.on("error", () => {});
  return new Kysely({ dialect: new CausedPostgresDialect({ pool }) });
}

class CausedPostgresDialect extends PostgresDialect {
  override createDriver() {
    return keepCause(super.createDriver());
  }
}
