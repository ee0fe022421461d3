import type { Kysely } from "kysely";
import type { Database } from "./database-schema.ts";

/** True for the first who brings it, over all instances and restarts, until it expires. */
export async function takeOnce(db: Kysely<Database>, signature: string, expires: Date): Promise<boolean> {
  const taken = await db
    .insertInto("used_challenge")
    .values({ signature, expires_at: expires.toISOString() })
    .onConflict((conflict) => conflict.column("signature").doNothing())
    .executeTakeFirst();
  return (taken.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** What has expired is refused by its own date. */
export async function forgetTaken(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom("used_challenge").where("expires_at", "<=", now.toISOString()).execute();
}
