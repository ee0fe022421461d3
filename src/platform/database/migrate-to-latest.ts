import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import type { Database } from "./database-schema.ts";
import { migrations } from "./migrations/migration-list.ts";
import { UnusableDatabase } from "./unusable-database.ts";

export async function migrateToLatest(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const failed = results?.find(({ status }) => status === "Error")?.migrationName;
  // A refused connection to a name with two addresses has its reasons inside, and no message of its own.
  const reasons = error instanceof AggregateError ? error.errors : [error];
  const why = reasons.map((reason) => (reason instanceof Error ? reason.message : String(reason))).join("; ");
  throw new UnusableDatabase(`The database cannot be used${failed === undefined ? "" : ` (${failed})`}: ${why}`, { cause: error });
}
