import type { Migration } from "kysely/migration";

/** Whose mailbox a mail to a visitor goes to, however the address is spelled. */
export const mailbox: Migration = {
  async up(db) {
    await db.schema.alterTable("outbox").addColumn("mailbox", "text").execute();
    await db.schema.createIndex("outbox_mailbox").on("outbox").columns(["mailbox", "created_at"]).execute();
  },
};
