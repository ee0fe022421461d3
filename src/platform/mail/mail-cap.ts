import type { Kysely } from "kysely";
import type { Database } from "../database/database-schema.ts";

/** So that nobody fills a stranger's mailbox through our forms: at most so many mails a day to one recipient, whatever sends them. */
const A_DAY = 6;

export function createMailCap({ db, now }: { db: Kysely<Database>; now: () => Date }) {
  return {
    async allows(recipient: string): Promise<boolean> {
      const since = new Date(now().getTime() - 86_400_000).toISOString();
      const { count } = await db
        .selectFrom("outbox")
        .select(({ fn }) => fn.countAll().as("count"))
        .where("recipient", "=", recipient)
        .where("created_at", ">", since)
        .executeTakeFirstOrThrow();
      return Number(count) < A_DAY;
    },
  };
}
