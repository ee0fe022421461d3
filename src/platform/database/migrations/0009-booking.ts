import { sql } from "kysely";
import type { Migration } from "kysely/migration";

export const booking: Migration = {
  async up(db) {
    await db.schema
      .createTable("booking")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("host", "text", (column) => column.notNull())
      .addColumn("host_name", "text", (column) => column.notNull())
      .addColumn("start_at", "text", (column) => column.notNull())
      .addColumn("end_at", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("hold_until", "text")
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("website", "text", (column) => column.notNull())
      .addColumn("note", "text", (column) => column.notNull())
      .addColumn("zone", "text", (column) => column.notNull())
      .addColumn("token_hash", "text", (column) => column.notNull().unique())
      .addColumn("sequence", "integer", (column) => column.notNull())
      .addColumn("reason", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .execute();
    // The one winner: whoever's row gets in. Starts lie on a grid, so no two calls of a host can overlap otherwise.
    await sql`create unique index booking_slot on booking (host, start_at) where state in ('held', 'confirmed')`.execute(db);
    await db.schema.createIndex("booking_start_at").on("booking").column("start_at").execute();
  },
};
