import type { Kysely } from "kysely";
import type { Database } from "#platform/database/database-schema.ts";

/** Those that were won, lost or are spam, untouched since then, with what staff noted of them. */
export async function removeClosedLeads(db: Kysely<Database>, before: string): Promise<void> {
  const closed = db
    .selectFrom("lead")
    .select("id")
    .where("updated_at", "<", before)
    .where(({ or, eb }) => or([eb("stage", "in", ["won", "lost"]), eb("is_spam", "=", 1)]));
  await db.deleteFrom("lead_note").where("lead_id", "in", closed).execute();
  await db.deleteFrom("lead").where("id", "in", closed).execute();
}
