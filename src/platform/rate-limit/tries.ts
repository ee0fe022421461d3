import type { Kysely } from "kysely";
import type { Database } from "../database/database-schema.ts";
import type { TryCountTable } from "../database/tables/work-tables.ts";
import { hashedKey, LIMITER_BOUND } from "./rate-limit.ts";

export interface TryLimit {
  /** Tries before the first wait. */
  free: number;
  /** The wait after the last of them; it doubles with each further try. */
  firstWaitMs: number;
  longestWaitMs: number;
  /** Tries that no wait followed are forgotten after this. */
  windowMs: number;
}

interface Options {
  db: Kysely<Database>;
  /** Milliseconds since 1970. */
  now?: () => number;
  bound?: { keys: number };
}

export type Tries = ReturnType<typeof createTries>;

/**
 * Guesses at a secret, counted in the database: for all instances, and over a restart. A try is counted before it is made, so that many at
 * once are no more than one after another; a right one is forgotten. Refused tries write nothing.
 */
export function createTries({ db, now = Date.now, bound = LIMITER_BOUND }: Options) {
  const pruneEvery = Math.ceil(bound.keys / 10);
  let sincePruned = 0;

  return {
    /** Seconds to wait, when one of the keys has to; undefined when the try may be made, and is counted for all of them. */
    async take(limits: Readonly<Record<string, TryLimit>>): Promise<number | undefined> {
      const asked = Object.entries(limits)
        .map(([key, limit]) => ({ key: hashedKey(key), limit }))
        // One order for all, so that no two wait for each other.
        .sort((a, b) => (a.key < b.key ? -1 : 1));
      const keys = asked.map(({ key }) => key);
      const time = now();
      const wait = waitOf(await rowsOf(db, keys), time);
      if (wait !== undefined) return wait;
      const late = await db.transaction().execute(async (trx) => {
        // Holds the rows on both databases: whoever tries next reads these counts.
        for (const key of keys)
          await trx
            .insertInto("try_count")
            .values({ key, tries: 0, closed_until: "", forgotten_at: iso(time) })
            .onConflict((conflict) => conflict.column("key").doUpdateSet(({ ref }) => ({ key: ref("excluded.key") })))
            .execute();
        const rows = await rowsOf(trx, keys);
        const closed = waitOf(rows, time);
        if (closed !== undefined) return closed;
        for (const { key, limit } of asked) {
          const row = rows.find((each) => each.key === key);
          const counted = row && row.forgotten_at > iso(time) ? row.tries : 0;
          await trx
            .updateTable("try_count")
            .set(afterTry(counted + 1, limit, time))
            .where("key", "=", key)
            .execute();
        }
        return undefined;
      });
      sincePruned += keys.length;
      if (sincePruned >= pruneEvery) await prune();
      return late;
    },

    /** What was counted does not count: a right password after four wrong ones. */
    async forget(keys: readonly string[]): Promise<void> {
      await db.deleteFrom("try_count").where("key", "in", keys.map(hashedKey)).execute();
    },

    removeOld,
    size,
  };

  async function removeOld(): Promise<void> {
    await db.deleteFrom("try_count").where("forgotten_at", "<=", iso(now())).execute();
  }

  async function size(): Promise<number> {
    const { count } = await db
      .selectFrom("try_count")
      .select(({ fn }) => fn.countAll().as("count"))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Beyond the bound, what would be forgotten soonest goes: never a long wait before a short one. */
  async function prune(): Promise<void> {
    sincePruned = 0;
    await removeOld();
    const over = (await size()) - (bound.keys - pruneEvery);
    if (over <= 0) return;
    await db
      .deleteFrom("try_count")
      .where("key", "in", ({ selectFrom }) => selectFrom("try_count").select("key").orderBy("forgotten_at").limit(over))
      .execute();
  }
}

/** A wait is remembered for a day after it is over: whoever comes back then waits twice as long. */
const REMEMBERED_MS = 86_400_000;

function afterTry(tries: number, { free, firstWaitMs, longestWaitMs, windowMs }: TryLimit, time: number) {
  if (tries < free) return { tries, closed_until: "", forgotten_at: iso(time + windowMs) };
  const closedUntil = time + Math.min(firstWaitMs * 2 ** (tries - free), longestWaitMs);
  return { tries, closed_until: iso(closedUntil), forgotten_at: iso(closedUntil + REMEMBERED_MS) };
}

function waitOf(rows: readonly TryCountTable[], time: number): number | undefined {
  const waits = rows.map(({ closed_until }) => (closed_until === "" ? 0 : Math.ceil((Date.parse(closed_until) - time) / 1_000)));
  const longest = Math.max(0, ...waits);
  return longest > 0 ? longest : undefined;
}

const rowsOf = (db: Kysely<Database>, keys: readonly string[]) => db.selectFrom("try_count").selectAll().where("key", "in", keys).execute();

const iso = (ms: number): string => new Date(ms).toISOString();
