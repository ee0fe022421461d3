import type { Migration } from "kysely/migration";

/** A large file in pieces: one row of ten megabytes holds up everybody who waits for the thread that writes it. */
export const filePieces: Migration = {
  async up(db) {
    await db.schema.alterTable("private_file").addColumn("version", "text").execute();
    await db.schema
      .createTable("private_file_piece")
      .addColumn("version", "text", (column) => column.notNull())
      .addColumn("place", "integer", (column) => column.notNull())
      .addColumn("body", "text", (column) => column.notNull())
      .addColumn("written_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("private_file_piece_key", ["version", "place"])
      .execute();
  },
};
