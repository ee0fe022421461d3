import type { Migration } from "kysely/migration";

export const reviews: Migration = {
  async up(db) {
    await db.schema
      .createTable("review")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("tool", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("feedback", "text", (column) => column.notNull())
      .addColumn("rating", "integer")
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("spam_score", "integer", (column) => column.notNull())
      .addColumn("spam_reasons", "text", (column) => column.notNull())
      .addColumn("reply", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("decided_at", "text")
      .addColumn("decided_by", "text")
      .execute();
    await db.schema.createIndex("review_tool_state").on("review").columns(["tool", "state"]).execute();
    await db.schema.createIndex("review_state_created_at").on("review").columns(["state", "created_at"]).execute();
  },
};
