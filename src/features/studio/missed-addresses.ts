import type { Kysely } from "kysely";
import type { Database } from "#platform/database/database-schema.ts";

export interface MissedAddress {
  path: string;
  times: number;
  lastAt: string;
}

/** Addresses that visitors asked for in vain: counted in memory, written some seconds later, and never more than so many. */
export function createMissedAddresses({ db, now, most = 1_000 }: { db: Kysely<Database>; now(): Date; most?: number }) {
  let counted = new Map<string, number>();
  let soon: NodeJS.Timeout | undefined;

  async function write(): Promise<void> {
    clearTimeout(soon);
    soon = undefined;
    const batch = counted;
    counted = new Map();
    if (batch.size === 0) return;
    const last_at = now().toISOString();
    await db.transaction().execute(async (trx) => {
      for (const [path, times] of batch)
        await trx
          .insertInto("missed_address")
          .values({ path, times, last_at })
          .onConflict((conflict) =>
            conflict.column("path").doUpdateSet(({ eb, ref }) => ({ times: eb(ref("missed_address.times"), "+", times), last_at })),
          )
          .execute();
      await trx
        .deleteFrom("missed_address")
        .where("path", "not in", ({ selectFrom }) =>
          selectFrom("missed_address").select("path").orderBy("times", "desc").orderBy("last_at", "desc").limit(most),
        )
        .execute();
    });
  }

  return {
    note(path: string): void {
      if (path.length > LONGEST || (counted.size >= AT_ONCE && !counted.has(path))) return;
      counted.set(path, (counted.get(path) ?? 0) + 1);
      // Staff may look for it on another instance. What the database does not take is a count too low.
      soon ??= setTimeout(() => void write().catch(() => {}), WRITE_MS).unref();
    },

    write,

    /** Most asked first. */
    async list(): Promise<MissedAddress[]> {
      await write();
      const rows = await db.selectFrom("missed_address").selectAll().orderBy("times", "desc").orderBy("path").limit(SHOWN).execute();
      return rows.map(({ path, times, last_at }) => ({ path, times, lastAt: last_at }));
    },

    /** It has been seen to, or never will be. */
    async forget(path: string): Promise<void> {
      await db.deleteFrom("missed_address").where("path", "=", path).execute();
    },
  };
}

const LONGEST = 200;
/** Paths counted between two writes: a scanner's thousands are one like another. */
const AT_ONCE = 100;
const SHOWN = 100;
const WRITE_MS = 4_000;
