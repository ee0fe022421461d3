import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Until when somebody reads a site: a job can tell that from the rest between two requests. And which jobs wait for a turn: a survey lets them go first. */
export const surveyHold: Migration = {
  async up(db) {
    await db.schema.alterTable("survey_site").addColumn("held_until", "text").execute();
    await sql`create index job_turn_waiting on job (turn_key) where state = 'waiting'`.execute(db);
  },
};
