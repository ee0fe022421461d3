import type { Migration } from "kysely/migration";

export const newsletter: Migration = {
  async up(db) {
    await db.schema
      .createTable("subscriber")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("email", "text", (column) => column.notNull().unique())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("confirm_hash", "text")
      .addColumn("confirm_until", "text")
      .addColumn("leave_hash", "text", (column) => column.notNull().unique())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("confirmed_at", "text")
      .addColumn("left_at", "text")
      .execute();
    await db.schema.createIndex("subscriber_confirm_hash").on("subscriber").column("confirm_hash").execute();
  },
};
