import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Pictures in the database, so that every instance has them, and what staff say of each. */
export const media: Migration = {
  async up(db) {
    for (const column of ["title", "credit", "created_at", "created_by", "source_hash"])
      await db.schema
        .alterTable("asset")
        .addColumn(column, "text", (text) => text.notNull().defaultTo(""))
        .execute();
    for (const column of ["alt", "framing"]) await db.schema.alterTable("asset").addColumn(column, "text").execute();
    await db.schema.createIndex("asset_source_hash").on("asset").column("source_hash").execute();
    await db.schema
      .createTable("asset_blob")
      .addColumn("asset_id", "text", (column) => column.notNull())
      .addColumn("part", "integer", (column) => column.notNull())
      // PostgreSQL's name; SQLite keeps bytes as bytes under any name.
      .addColumn("bytes", sql`bytea`, (column) => column.notNull())
      .addPrimaryKeyConstraint("asset_blob_key", ["asset_id", "part"])
      .execute();
  },
};
