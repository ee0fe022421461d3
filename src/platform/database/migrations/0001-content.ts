import type { Migration } from "kysely/migration";

export const content: Migration = {
  async up(db) {
    await db.schema
      .createTable("document")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("type", "text", (column) => column.notNull())
      .addColumn("json", "text", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("document_type").on("document").column("type").execute();

    await db.schema
      .createTable("asset")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("file_name", "text", (column) => column.notNull())
      .addColumn("mime", "text", (column) => column.notNull())
      .addColumn("width", "integer")
      .addColumn("height", "integer")
      .addColumn("bytes", "integer", (column) => column.notNull())
      .execute();
  },
};
