import type { Migration } from "kysely/migration";

export const privacy: Migration = {
  async up(db) {
    await db.schema
      .createTable("privacy_request")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("token_hash", "text", (column) => column.notNull().unique())
      .addColumn("asked_at", "text", (column) => column.notNull())
      .addColumn("asked_by", "text", (column) => column.notNull())
      .addColumn("confirmed_at", "text")
      .execute();
  },
};
