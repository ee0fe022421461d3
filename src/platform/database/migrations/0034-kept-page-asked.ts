import type { Migration } from "kysely/migration";

/** What was read before is found by its address, whichever instance read it. */
export const keptPageAsked: Migration = {
  async up(db) {
    await db.schema.alterTable("kept_page").addColumn("asked", "text").execute();
    await db.schema.createIndex("kept_page_asked").on("kept_page").columns(["asked", "taken_at"]).execute();
  },
};
