import { type Kysely, sql } from "kysely";
import type { Database } from "#platform/database/database-schema.ts";
import { mentions } from "./find-records.ts";

export const ERASED = "[erased]";

/** Accounts are staff's own; the log is chained and redacts itself; the rest is the site's content and its history of migrations. */
const LEFT_ALONE = new Set(["user", "session", "account", "verification", "twoFactor", "passkey", "staff_log", "document", "asset"]);

/** Takes an address out of every text of every table, in any capitals, plain or as an address of the web writes it. How many places. */
export async function eraseMentions(db: Kysely<Database>, email: string): Promise<number> {
  let places = 0;
  for (const { name, columns } of await db.introspection.getTables()) {
    if (LEFT_ALONE.has(name) || name.startsWith("kysely_")) continue;
    for (const { name: column, dataType } of columns) {
      if (!/text|varchar/i.test(dataType)) continue;
      for (const needle of new Set([email, encodeURIComponent(email)])) places += await eraseIn(db, name, column, needle);
    }
  }
  return places;
}

async function eraseIn(db: Kysely<Database>, table: string, column: string, needle: string): Promise<number> {
  const cell = sql.ref<string>(column);
  const { rows } = await sql<{ text: string }>`select ${cell} as text from ${sql.table(table)} where ${mentions(column, needle)}`.execute(
    db,
  );
  const spelt = new RegExp(needle.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"), "gi");
  for (const spelling of new Set(rows.flatMap(({ text }) => text.match(spelt) ?? [])))
    await sql`update ${sql.table(table)} set ${cell} = replace(${cell}, ${spelling}, ${ERASED})`.execute(db);
  return rows.length;
}
