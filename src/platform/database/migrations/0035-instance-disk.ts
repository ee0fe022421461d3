import type { Migration } from "kysely/migration";

/** How full the disks of each instance are, as each reports it. */
export const instanceDisk: Migration = {
  async up(db) {
    await db.schema
      .createTable("instance_disk")
      .addColumn("instance", "text", (column) => column.notNull())
      .addColumn("folder", "text", (column) => column.notNull())
      .addColumn("free_mb", "integer", (column) => column.notNull())
      .addColumn("all_mb", "integer", (column) => column.notNull())
      .addColumn("seen_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("instance_disk_key", ["instance", "folder"])
      .execute();
  },
};
