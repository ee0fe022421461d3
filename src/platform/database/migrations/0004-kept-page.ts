import type { Migration } from "kysely/migration";

export const keptPage: Migration = {
  async up(db) {
    await db.schema
      .createTable("kept_page")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("input", "text", (column) => column.notNull())
      .addColumn("answer", "text", (column) => column.notNull())
      .addColumn("body", "text", (column) => column.notNull())
      .addColumn("bytes", "integer", (column) => column.notNull())
      .addColumn("taken_at", "text", (column) => column.notNull())
      .addColumn("until", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("kept_page_until").on("kept_page").column("until").execute();
    await db.schema.createIndex("kept_page_taken_at").on("kept_page").column("taken_at").execute();
  },
};
