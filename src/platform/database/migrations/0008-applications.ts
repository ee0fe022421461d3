import type { Migration } from "kysely/migration";

export const applications: Migration = {
  async up(db) {
    await db.schema
      .createTable("application")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("vacancy", "text", (column) => column.notNull())
      .addColumn("vacancy_title", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("phone", "text", (column) => column.notNull())
      .addColumn("link", "text", (column) => column.notNull())
      .addColumn("note", "text", (column) => column.notNull())
      .addColumn("file_name", "text", (column) => column.notNull())
      .addColumn("file_type", "text", (column) => column.notNull())
      .addColumn("file_bytes", "integer", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("is_spam", "integer", (column) => column.notNull())
      .addColumn("status_hash", "text", (column) => column.notNull().unique())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("application_created_at").on("application").column("created_at").execute();
  },
};
