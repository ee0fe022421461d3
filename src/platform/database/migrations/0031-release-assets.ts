import type { Migration } from "kysely/migration";

/** Scripts and styles of the last releases: a page that a visitor opened before a deploy still finds its own. */
export const releaseAssets: Migration = {
  async up(db) {
    await db.schema
      .createTable("release")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("started_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("release_asset")
      .addColumn("path", "text", (column) => column.primaryKey().notNull())
      .addColumn("release", "text", (column) => column.notNull())
      .addColumn("is_packed", "integer", (column) => column.notNull())
      .addColumn("body", "text", (column) => column.notNull())
      .execute();
  },
};
