import type { Migration } from "kysely/migration";

/** Tokens of sessions are hashed from here on. Those of before were kept as they are, so they end: whoever had one signs in anew. */
export const tries: Migration = {
  async up(db) {
    await db.schema
      .createTable("try_count")
      .addColumn("key", "text", (column) => column.primaryKey().notNull())
      .addColumn("tries", "integer", (column) => column.notNull())
      .addColumn("closed_until", "text", (column) => column.notNull())
      .addColumn("forgotten_at", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("try_count_forgotten_at").on("try_count").column("forgotten_at").execute();
    await db.schema.createIndex("staff_log_actor").on("staff_log").columns(["actor", "at"]).execute();
    await db.deleteFrom("session").execute();
  },
};
