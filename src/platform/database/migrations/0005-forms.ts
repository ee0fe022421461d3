import type { Migration } from "kysely/migration";

/** What every form shares: challenges that were used, and what visitors asked for. */
export const forms: Migration = {
  async up(db) {
    await db.schema
      .createTable("used_challenge")
      .addColumn("signature", "text", (column) => column.primaryKey().notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("lead")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("form", "text", (column) => column.notNull())
      .addColumn("stage", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("website", "text", (column) => column.notNull())
      .addColumn("plan", "text", (column) => column.notNull())
      .addColumn("message", "text", (column) => column.notNull())
      .addColumn("is_spam", "integer", (column) => column.notNull())
      .addColumn("is_proved", "integer", (column) => column.notNull())
      .addColumn("audit_id", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("lead_created_at").on("lead").column("created_at").execute();
    await db.schema.createIndex("lead_email").on("lead").column("email").execute();
    await db.schema
      .createTable("lead_note")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("lead_id", "text", (column) => column.notNull().references("lead.id").onDelete("cascade"))
      .addColumn("author", "text", (column) => column.notNull())
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("lead_note_lead_id").on("lead_note").column("lead_id").execute();
    await db.schema.createIndex("outbox_recipient").on("outbox").columns(["recipient", "created_at"]).execute();
  },
};
