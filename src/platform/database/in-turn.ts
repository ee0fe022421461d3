import { sql } from "kysely";
import type { OpenDatabase } from "./open-database.ts";

/** Work that two instances must not do at once; the second waits. SQLite serves one process, which keeps its own turns. */
export function inTurn<Result>(
  { db, dialect }: Pick<OpenDatabase, "db" | "dialect">,
  what: string,
  work: () => Promise<Result>,
): Promise<Result> {
  if (dialect === "sqlite") return work();
  return db.connection().execute(async (held) => {
    await sql`select pg_advisory_lock(${OUR_LOCKS}, hashtext(${what}))`.execute(held);
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${OUR_LOCKS}, hashtext(${what}))`.execute(held);
    }
  });
}

/** Sets our locks apart from those of others on the same database. */
export const OUR_LOCKS = 0x5e0;
