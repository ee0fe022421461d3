import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Database } from "./database-schema.ts";
import { migrations } from "./migrations/migration-list.ts";
import { UnusableDatabase } from "./unusable-database.ts";

/**
 * Under a lock: of several instances that start together one migrates, and the others wait for it. Migrations only add, so a release also
 * runs on tables that a later one has been at: during a deploy, and after going back.
 */
export async function migrateToLatest(db: Kysely<Database>): Promise<void> {
  const later = await laterMigrationsOf(db);
  try {
    await migrate(db, { ...migrations, ...Object.fromEntries(later.map((name) => [name, DONE])) });
  } catch (error) {
    // A later release may have been at it while this one waited for the lock.
    if ((await laterMigrationsOf(db)).length === later.length) throw error;
    await migrateToLatest(db);
  }
}

const laterMigrationsOf = async (db: Kysely<Database>) => (await migrationsOf(db)).filter((name) => !(name in migrations));

/** Names of what a database has been through; none for a new one, or one that cannot be asked: whoever migrates it says why. */
async function migrationsOf(db: Kysely<Database>): Promise<string[]> {
  const rows = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db).catch(() => ({ rows: [] }));
  return rows.rows.map(({ name }) => name);
}

const DONE: Migration = { up: async () => {} };

/** Runs on an empty database the migrations that another one had, and no later ones: for a restore. */
export async function migrateThrough(db: Kysely<Database>, names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !(name in migrations));
  if (unknown.length > 0) throw new Error(`That was made by a newer release, which also has ${unknown.join(", ")}. Use that release.`);
  await migrate(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => names.includes(name))));
}

async function migrate(db: Kysely<Database>, wanted: Record<string, Migration>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => wanted }, allowUnorderedMigrations: true });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const failed = results?.find(({ status }) => status === "Error")?.migrationName;
  // A refused connection to a name with two addresses has its reasons inside, and no message of its own.
  const reasons = error instanceof AggregateError ? error.errors : [error];
  const why = reasons.map((reason) => (reason instanceof Error ? reason.message : String(reason))).join("; ");
  throw new UnusableDatabase(`The database cannot be used${failed === undefined ? "" : ` (${failed})`}: ${why}`, { cause: error });
}
