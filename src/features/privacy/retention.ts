import type { Kysely } from "kysely";
import type { Database } from "#platform/database/database-schema.ts";

const DAY_MS = 86_400_000;
/** The privacy policy: exchanges go when the matter is closed. Days in which a slip can be undone, and an answer still come. */
export const AFTER_THE_END_DAYS = 30;

interface Options {
  db: Kysely<Database>;
  /** Removes mails that are sent, kept or dead and older than that. */
  removeMails(before: string): Promise<unknown>;
  now: () => Date;
}

/** What the privacy policy promises to delete by itself and no other feature deletes. */
export function createRetention({ db, removeMails, now }: Options) {
  return {
    async removeOld(): Promise<void> {
      const before = new Date(now().getTime() - AFTER_THE_END_DAYS * DAY_MS).toISOString();
      const closed = db
        .selectFrom("lead")
        .select("id")
        .where("updated_at", "<", before)
        .where(({ or, eb }) => or([eb("stage", "in", ["won", "lost"]), eb("is_spam", "=", 1)]));
      await db.deleteFrom("lead_note").where("lead_id", "in", closed).execute();
      await db.deleteFrom("lead").where("id", "in", closed).execute();
      await db.deleteFrom("booking").where("end_at", "<", before).execute();
      await db.deleteFrom("subscriber").where("state", "=", "left").where("left_at", "<", before).execute();
      await db.deleteFrom("subscriber").where("state", "=", "pending").where("confirm_until", "<", before).execute();
      await removeMails(before);
    },
  };
}
