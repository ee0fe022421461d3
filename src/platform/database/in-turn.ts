import { type Kysely, sql } from "kysely";
import type { Database } from "./database-schema.ts";
import type { OpenDatabase } from "./open-database.ts";

type Shared = Pick<OpenDatabase, "db" | "dialect">;

/** Work that two instances must not do at once; the second waits. SQLite serves one process, which keeps its own turns. */
export function inTurn<Result>({ db, dialect }: Shared, what: string, work: () => Promise<Result>): Promise<Result> {
  if (dialect === "sqlite") return work();
  return db.connection().execute(async (held) => {
    await sql`select pg_advisory_lock(${OUR_LOCKS}, hashtext(${what}))`.execute(held);
    return letGoAfter(held, what, work);
  });
}

/** Until the end of a transaction of PostgreSQL. */
export async function waitForTurn(trx: Kysely<Database>, what: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${OUR_LOCKS}, hashtext(${what}))`.execute(trx);
}

/** The same for what can be done another time: undefined when it is somebody else's turn. */
export function ifFree<Result>({ db, dialect }: Shared, what: string, work: () => Promise<Result>): Promise<Result | undefined> {
  if (dialect === "sqlite") return work();
  return db.connection().execute(async (held) => {
    const { rows } = await sql<{ is: boolean }>`select pg_try_advisory_lock(${OUR_LOCKS}, hashtext(${what})) as "is"`.execute(held);
    return rows[0]?.is ? letGoAfter(held, what, work) : undefined;
  });
}

async function letGoAfter<Result>(held: Kysely<Database>, what: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } finally {
    await sql`select pg_advisory_unlock(${OUR_LOCKS}, hashtext(${what}))`.execute(held);
  }
}

/** Sets our locks apart from those of others on the same database. */
const OUR_LOCKS = 0x5e0;
