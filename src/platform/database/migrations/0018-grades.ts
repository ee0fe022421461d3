import { type RawBuilder, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Findings have a grade from here on. Those in runs that are kept get the one that their severity meant. */
export const grades: Migration = {
  async up(db) {
    const withSeverity = '%"severity":"%';
    await db
      .updateTable("job")
      .set({ result: graded("result") })
      .where("result", "like", withSeverity)
      .execute();
    await db
      .updateTable("job_event")
      .set({ data: graded("data") })
      .where("data", "like", withSeverity)
      .execute();
  },
};

const GRADE = { error: "fault", warning: "advice", info: "note" };

function graded(column: string): RawBuilder<string> {
  return Object.entries(GRADE).reduce<RawBuilder<string>>(
    (text, [severity, grade]) => sql`replace(${text}, ${sql.lit(`"severity":"${severity}"`)}, ${sql.lit(`"kind":"","grade":"${grade}"`)})`,
    sql.ref(column),
  );
}
