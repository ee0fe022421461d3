import type { Migration } from "kysely/migration";

export const missedAddresses: Migration = {
  async up(db) {
    await db.schema
      .createTable("missed_address")
      .addColumn("path", "text", (column) => column.primaryKey().notNull())
      .addColumn("times", "integer", (column) => column.notNull())
      .addColumn("last_at", "text", (column) => column.notNull())
      .execute();
  },
};
