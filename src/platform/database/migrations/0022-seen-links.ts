import type { Migration } from "kysely/migration";

/** Links between domains that crawls of ours saw. */
export const seenLinks: Migration = {
  async up(db) {
    await db.schema
      .createTable("seen_link")
      .addColumn("target", "text", (column) => column.notNull())
      .addColumn("source", "text", (column) => column.notNull())
      .addColumn("pages", "integer", (column) => column.notNull())
      .addColumn("is_followed", "integer", (column) => column.notNull())
      .addColumn("first_seen", "text", (column) => column.notNull())
      .addColumn("last_seen", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("seen_link_pair", ["target", "source"])
      .execute();
    await db.schema.createIndex("seen_link_last_seen").on("seen_link").column("last_seen").execute();
  },
};
