import type { Migration } from "kysely/migration";

export const presencePlace: Migration = {
  async up(db) {
    await db.schema
      .alterTable("presence")
      .addColumn("place", "text", (column) => column.notNull().defaultTo(""))
      .execute();
  },
};
