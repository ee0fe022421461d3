import type { Migration } from "kysely/migration";

export const chat: Migration = {
  async up(db) {
    await db.schema
      .createTable("chat")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("token_hash", "text", (column) => column.notNull().unique())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("is_spam", "integer", (column) => column.notNull())
      .addColumn("lead_id", "text")
      .addColumn("last_seq", "integer", (column) => column.notNull())
      .addColumn("unread", "integer", (column) => column.notNull())
      .addColumn("is_told", "integer", (column) => column.notNull())
      .addColumn("seen_seq", "integer", (column) => column.notNull())
      .addColumn("mailed_seq", "integer", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("chat_updated_at").on("chat").column("updated_at").execute();
    await db.schema.createIndex("chat_email").on("chat").column("email").execute();
    await db.schema
      .createTable("chat_message")
      .addColumn("chat_id", "text", (column) => column.notNull().references("chat.id").onDelete("cascade"))
      .addColumn("seq", "integer", (column) => column.notNull())
      .addColumn("author", "text", (column) => column.notNull())
      .addColumn("staff", "text", (column) => column.notNull())
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("chat_message_key", ["chat_id", "seq"])
      .execute();
  },
};
