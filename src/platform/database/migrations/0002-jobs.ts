import { sql } from "kysely";
import type { Migration } from "kysely/migration";

export const jobs: Migration = {
  async up(db) {
    await db.schema
      .createTable("job")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("queue", "text", (column) => column.notNull())
      .addColumn("data", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("run_at", "text", (column) => column.notNull())
      .addColumn("lease_until", "text")
      .addColumn("attempt", "integer", (column) => column.notNull())
      .addColumn("put_back", "integer", (column) => column.notNull())
      .addColumn("max_attempts", "integer", (column) => column.notNull())
      .addColumn("result", "text")
      .addColumn("error", "text")
      .addColumn("unique_key", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("started_at", "text")
      .addColumn("ended_at", "text")
      .execute();
    // Partial: ended jobs, the great majority, cost the worker nothing.
    await sql`create index job_due on job (queue, run_at) where state in ('waiting', 'running')`.execute(db);
    await sql`create unique index job_unique_key on job (queue, unique_key) where state in ('waiting', 'running')`.execute(db);
    await db.schema.createIndex("job_ended_at").on("job").column("ended_at").execute();

    await db.schema
      .createTable("job_event")
      .addColumn("job_id", "text", (column) => column.notNull().references("job.id").onDelete("cascade"))
      .addColumn("seq", "integer", (column) => column.notNull())
      .addColumn("data", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("job_event_pk", ["job_id", "seq"])
      .execute();
  },
};
