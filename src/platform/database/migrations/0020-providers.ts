import type { Migration } from "kysely/migration";

export const providers: Migration = {
  async up(db) {
    await db.schema
      .createTable("provider_setting")
      .addColumn("provider", "text", (column) => column.primaryKey().notNull())
      .addColumn("sealed_keys", "text", (column) => column.notNull())
      .addColumn("budget", "integer")
      .addColumn("updated_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("provider_use")
      .addColumn("provider", "text", (column) => column.notNull())
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("used", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("provider_use_key", ["provider", "day"])
      .execute();
    await db.schema
      .createTable("provider_answer")
      .addColumn("key", "text", (column) => column.primaryKey().notNull())
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("answer", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("provider_answer_day").on("provider_answer").column("day").execute();
  },
};
