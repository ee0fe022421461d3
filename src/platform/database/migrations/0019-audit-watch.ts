import type { Migration } from "kysely/migration";

export const auditWatch: Migration = {
  async up(db) {
    await db.schema
      .createTable("audit_watch")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("website", "text", (column) => column.notNull())
      .addColumn("every", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("confirm_hash", "text")
      .addColumn("confirm_until", "text")
      .addColumn("stop_hash", "text", (column) => column.notNull().unique())
      .addColumn("last_audit", "text")
      .addColumn("last_told", "text")
      .addColumn("next_at", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("confirmed_at", "text")
      .addColumn("stopped_at", "text")
      .addUniqueConstraint("audit_watch_email_website", ["email", "website"])
      .execute();
    await db.schema.createIndex("audit_watch_confirm_hash").on("audit_watch").column("confirm_hash").execute();
    await db.schema.createIndex("audit_watch_next").on("audit_watch").columns(["state", "next_at"]).execute();
  },
};
