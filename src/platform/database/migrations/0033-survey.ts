import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Sites that all instances read together, the addresses of each that are known and not yet read, and whose turn a job waits for. */
export const survey: Migration = {
  async up(db) {
    await db.schema.alterTable("job").addColumn("turn_key", "text").execute();
    await sql`create index job_turn on job (turn_key) where state = 'running'`.execute(db);

    await db.schema
      .createTable("survey_site")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("host", "text", (column) => column.notNull())
      .addColumn("asked", "text", (column) => column.notNull())
      .addColumn("most_pages", "integer", (column) => column.notNull())
      .addColumn("home", "text")
      .addColumn("robots", "text")
      .addColumn("robots_at", "text")
      .addColumn("ready_at", "text", (column) => column.notNull())
      .addColumn("turn", "integer", (column) => column.notNull())
      .addColumn("known", "integer", (column) => column.notNull())
      .addColumn("pages", "integer", (column) => column.notNull())
      .addColumn("failures", "integer", (column) => column.notNull())
      .addColumn("outcome", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("ended_at", "text")
      .execute();
    await sql`create index survey_site_ready on survey_site (ready_at) where outcome is null`.execute(db);
    // Two lists that name the same site read it once: nobody's server is asked by two at a time.
    await sql`create unique index survey_site_host on survey_site (host) where outcome is null`.execute(db);

    await db.schema
      .createTable("survey_page")
      .addColumn("site_id", "text", (column) => column.notNull().references("survey_site.id").onDelete("cascade"))
      .addColumn("address", "text", (column) => column.notNull())
      .addColumn("place", "integer", (column) => column.notNull())
      .addColumn("status", "integer")
      .addPrimaryKeyConstraint("survey_page_key", ["site_id", "address"])
      .execute();
    await sql`create index survey_page_waiting on survey_page (site_id, place) where status is null`.execute(db);
  },
};
