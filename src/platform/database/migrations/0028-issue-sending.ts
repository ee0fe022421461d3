import type { Migration } from "kysely/migration";

export const issueSending: Migration = {
  async up(db) {
    await db.schema
      .createTable("issue_sending")
      .addColumn("issue_id", "text", (column) => column.primaryKey().notNull())
      .addColumn("words", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("actor", "text", (column) => column.notNull())
      .addColumn("last_reader", "text", (column) => column.notNull())
      .addColumn("sent", "integer", (column) => column.notNull())
      .addColumn("job_id", "text", (column) => column.notNull())
      .execute();
  },
};
