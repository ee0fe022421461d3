import type { Kysely } from "kysely";
import type { Database } from "#platform/database/database-schema.ts";

/** Those that left, and those that never confirmed. */
export async function removeGoneReaders(db: Kysely<Database>, before: string): Promise<void> {
  await db.deleteFrom("subscriber").where("state", "=", "left").where("left_at", "<", before).execute();
  await db.deleteFrom("subscriber").where("state", "=", "pending").where("confirm_until", "<", before).execute();
}
