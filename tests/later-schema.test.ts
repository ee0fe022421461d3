import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listTables } from "#platform/backup/tables.ts";
import type { Database } from "#platform/database/database-schema.ts";
import { type OpenDatabase, openDatabase } from "#platform/database/open-database.ts";
import { createLogger } from "#platform/log/logger.ts";
import { startOwnSite } from "./support/own-site.ts";
import { startPostgres, type TestPostgres } from "./support/postgres.ts";
import { type Acknowledged, lostOf, openStaff, startOnePage, useSite } from "./support/use-site.ts";

let postgres: TestPostgres;
const folder = mkdtempSync(join(tmpdir(), "test-later-schema-"));
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

// `npm run bench -- release` does the same with a real earlier release.
it.each(["sqlite", "postgres"] as const)(
  "a release starts and works on %s that a later one has migrated, and goes on when one does so",
  {
    timeout: 300_000,
  },
  async (dialect) => {
    const dataDir = join(folder, dialect);
    const databaseUrl = dialect === "postgres" ? await postgres.createDatabase() : undefined;
    const database = await openDatabase({ dataDir, databaseUrl, log: createLogger({ level: "silent" }) });
    const page = await startOnePage();
    await migrateFurther(database, "later");
    const env = { FETCH_ALLOW_HOSTS: page.host, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    const site = await startOwnSite({ isDemoDay: false, dataDir, env });
    try {
      const missingIn = await openStaff(site.ownerLink);
      const acknowledged: Acknowledged[] = [await useSite(site.origin, { name: "first", website: page.address })];
      await migrateFurther(database, "latest");
      acknowledged.push(await useSite(site.origin, { name: "second", website: page.address }));
      expect(await lostOf(database.db, acknowledged)).toEqual([]);
      expect(await missingIn(site.origin, acknowledged)).toEqual([]);
    } finally {
      await site.stop();
      page.close();
      await database.close();
    }
  },
);

/** What a migration may do, done to every table: more columns, an index, and a table that refers to it. */
async function migrateFurther({ db, dialect }: OpenDatabase, name: string): Promise<void> {
  const tables = await listTables(db, dialect);
  await db.transaction().execute(async (trx) => {
    for (const { name: table, columns } of tables) await growTable(trx, { table, name, by: columns[0] ?? "" });
    await sql`insert into kysely_migration (name, timestamp) values (${`9999-${name}`}, ${new Date().toISOString()})`.execute(trx);
  });
}

async function growTable(trx: Kysely<Database>, { table, name, by }: { table: string; name: string; by: string }): Promise<void> {
  const { schema } = trx;
  await schema.alterTable(table).addColumn(`${name}_note`, "text").execute();
  await schema
    .alterTable(table)
    .addColumn(`${name}_count`, "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await schema
    .createIndex(`${table}_${name}`)
    .on(table)
    .columns([`${name}_note`, by])
    .execute();
  await schema
    .createTable(`${name}_${table}`)
    .addColumn("id", "text", (column) => column.primaryKey())
    .execute();
}
