import type { Migration } from "kysely/migration";

export const speed: Migration = {
  async up(db) {
    await db.schema
      .createTable("vital")
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("route", "text", (column) => column.notNull())
      .addColumn("device", "text", (column) => column.notNull())
      .addColumn("metric", "text", (column) => column.notNull())
      .addColumn("value", "integer", (column) => column.notNull())
      .addColumn("count", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("vital_key", ["day", "route", "device", "metric", "value"])
      .execute();
  },
};
