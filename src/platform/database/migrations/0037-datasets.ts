import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Imported lists, for the instances that share a database. Pieces are written first: a list is there when its row is. */
export const datasets: Migration = {
  async up(db) {
    await db.schema
      .createTable("dataset_edition")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("files", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("dataset_piece")
      .addColumn("edition_id", "text", (column) => column.notNull())
      .addColumn("file", "text", (column) => column.notNull())
      .addColumn("place", "integer", (column) => column.notNull())
      // PostgreSQL's name; SQLite keeps bytes as bytes under any name.
      .addColumn("bytes", sql`bytea`, (column) => column.notNull())
      .addPrimaryKeyConstraint("dataset_piece_key", ["edition_id", "file", "place"])
      .execute();
  },
};
