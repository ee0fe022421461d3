import type { Migration } from "kysely/migration";

/** What instances on one database share besides rows of their own: files of visitors, secrets, uses of limits, pages that changed. */
export const shared: Migration = {
  async up(db) {
    await db.schema
      .createTable("private_file")
      .addColumn("folder", "text", (column) => column.notNull())
      .addColumn("id", "text", (column) => column.notNull())
      .addColumn("body", "text", (column) => column.notNull())
      .addColumn("written_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("private_file_key", ["folder", "id"])
      .execute();
    await db.schema
      .createTable("kept_secret")
      .addColumn("purpose", "text", (column) => column.primaryKey().notNull())
      .addColumn("value", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("limit_use")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("instance", "text", (column) => column.notNull())
      .addColumn("uses", "text", (column) => column.notNull())
      .addColumn("written_at", "text", (column) => column.notNull())
      .addColumn("until", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("limit_use_written_at").on("limit_use").column("written_at").execute();
    await db.schema
      .createTable("page_change")
      .addColumn("tag", "text", (column) => column.primaryKey().notNull())
      .addColumn("count", "integer", (column) => column.notNull())
      .execute();
  },
};
