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
