import type { Migration } from "kysely/migration";

export const visits: Migration = {
  async up(db) {
    await db.schema
      .createTable("visit")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("address", "text", (column) => column.notNull())
      .addColumn("is_short", "integer", (column) => column.notNull())
      .addColumn("page", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("visit_created_at").on("visit").column("created_at").execute();
  },
};
