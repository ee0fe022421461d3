import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import type { Database } from "./database-schema.ts";
import { migrations } from "./migrations/migration-list.ts";

export async function migrateToLatest(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const failed = results?.find(({ status }) => status === "Error")?.migrationName;
  throw new Error(`The database could not be brought up to date${failed === undefined ? "" : ` (${failed})`}.`, { cause: error });
}
