import type { Migration } from "kysely/migration";

export const availability: Migration = {
  async up(db) {
    await db.schema
      .createTable("booking_turn")
      .addColumn("host", "text", (column) => column.primaryKey().notNull())
      .addColumn("turn", "integer", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("booking_host")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("role", "text", (column) => column.notNull())
      .addColumn("zone", "text", (column) => column.notNull())
      .addColumn("hours", "text", (column) => column.notNull())
      .addColumn("holidays", "text", (column) => column.notNull())
      .addColumn("buffer_minutes", "integer", (column) => column.notNull())
      .addColumn("notice_minutes", "integer", (column) => column.notNull())
      .addColumn("is_open", "integer", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .execute();
    // When a session was last used, to the minute; the accounts' own column moves every half hour.
    await db.schema.alterTable("session").addColumn("lastUsedAt", "text").execute();
  },
};
