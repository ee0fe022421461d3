import { sql } from "kysely";
import type { Migration } from "kysely/migration";

export const outbox: Migration = {
  async up(db) {
    await db.schema
      .createTable("outbox")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("key", "text", (column) => column.notNull().unique())
      .addColumn("recipient", "text", (column) => column.notNull())
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("mail", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("attempt", "integer", (column) => column.notNull())
      .addColumn("tries", "integer", (column) => column.notNull())
      .addColumn("next_try_at", "text", (column) => column.notNull())
      .addColumn("give_up_at", "text", (column) => column.notNull())
      .addColumn("lease_until", "text")
      .addColumn("last_error", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("sent_at", "text")
      .execute();
    await sql`create index outbox_due on outbox (next_try_at) where state in ('waiting', 'sending')`.execute(db);
    await db.schema.createIndex("outbox_created_at").on("outbox").column("created_at").execute();
  },
};
