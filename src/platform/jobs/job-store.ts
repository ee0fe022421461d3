import type { Kysely, Transaction } from "kysely";
import type { Database } from "../database/database-schema.ts";
import { waitForTurn } from "../database/in-turn.ts";
import type { DatabaseDialect } from "../database/open-database.ts";
import type { JobTable } from "../database/tables/work-tables.ts";
import type { JobEvent } from "./job-view.ts";

export type JobStore = ReturnType<typeof createJobStore>;

/** The only SQL of the two job tables. */
export function createJobStore(db: Kysely<Database>, dialect: DatabaseDialect) {
  /**
   * Only the holder of this attempt may write: a worker that lost its lease changes nothing. On PostgreSQL the update also locks the
   * row, so events of one job are committed in the order of their numbers and a reader never misses one.
   * `next` is a job that follows from what is written: both are there, or neither.
   */
  async function writeAsHolder(
    job: JobTable,
    values: Partial<JobTable>,
    events: readonly JobEventRow[],
    next?: JobTable,
  ): Promise<boolean> {
    const update = (trx: Kysely<Database>) =>
      trx
        .updateTable("job")
        .set(values)
        .where("id", "=", job.id)
        .where("attempt", "=", job.attempt)
        .where("state", "=", "running")
        .returning("id")
        .executeTakeFirst();
    if (events.length === 0 && !next) return (await update(db)) !== undefined;
    return db.transaction().execute(async (trx) => {
      if ((await update(trx)) === undefined) return false;
      for (let start = 0; start < events.length; start += 500) {
        const rows = events.slice(start, start + 500).map((event) => ({ job_id: job.id, ...event }));
        // A batch repeated after a lost connection may be there already; only this holder writes these numbers.
        await trx
          .insertInto("job_event")
          .values(rows)
          .onConflict((conflict) => conflict.columns(["job_id", "seq"]).doNothing())
          .execute();
      }
      if (next) await trx.insertInto("job").values(next).execute();
      return true;
    });
  }

  function claimOne(trx: Kysely<Database>, queues: readonly string[], at: string, leaseUntil: string): Promise<JobTable | undefined> {
    return trx
      .updateTable("job")
      .set((eb) => ({
        state: "running",
        lease_until: leaseUntil,
        attempt: eb("attempt", "+", 1),
        error: null,
        started_at: eb.fn.coalesce("started_at", eb.val(at)),
      }))
      .where("id", "=", (eb) =>
        eb
          .selectFrom("job")
          .select("id")
          .where("queue", "in", queues)
          .where((is) =>
            is.or([
              is.and([is("state", "=", "waiting"), is("run_at", "<=", at)]),
              is.and([is("state", "=", "running"), is("lease_until", "<", at)]),
            ]),
          )
          .where((is) =>
            is.or([
              is("turn_key", "is", null),
              is.and([
                is.not(
                  is.exists(
                    is
                      .selectFrom("job as other")
                      .select("other.id")
                      .whereRef("other.turn_key", "=", "job.turn_key")
                      .whereRef("other.id", "!=", "job.id")
                      .where("other.state", "=", "running"),
                  ),
                ),
                // Nor one that a survey reads: it lets go of it within seconds, and leaves it to whoever waits.
                is.not(
                  is.exists(
                    is
                      .selectFrom("survey_site")
                      .select("survey_site.id")
                      .whereRef("survey_site.host", "=", "job.turn_key")
                      .where("survey_site.outcome", "is", null)
                      .where("survey_site.held_until", ">", at),
                  ),
                ),
              ]),
            ]),
          )
          .orderBy("run_at")
          .limit(1)
          // A release before this one takes jobs without a turn.
          .$if(dialect === "postgres", (query) => query.forUpdate().skipLocked()),
      )
      .returningAll()
      .executeTakeFirst();
  }

  return {
    writeAsHolder,

    /** The id of the new job, or of the live one under the same unique key. */
    async insert(row: JobTable, trx: Kysely<Database> | Transaction<Database> = db): Promise<string> {
      for (let tries = 0; tries < 5; tries++) {
        const inserted = await trx
          .insertInto("job")
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .returning("id")
          .executeTakeFirst();
        if (inserted) return inserted.id;
        const live = await trx
          .selectFrom("job")
          .select("id")
          .where("queue", "=", row.queue)
          .where("unique_key", "=", row.unique_key)
          .where("state", "in", ["waiting", "running"])
          .executeTakeFirst();
        // None: it ended between the two statements, so there is room now.
        if (live) return live.id;
      }
      throw new Error(`No job could be added under the unique key ${row.unique_key}`);
    },

    /** One statement, so it is atomic on SQLite. On PostgreSQL workers take turns: each sees what runs since the last one's. */
    claim(queues: readonly string[], at: string, leaseUntil: string): Promise<JobTable | undefined> {
      if (dialect === "sqlite") return claimOne(db, queues, at, leaseUntil);
      return db.transaction().execute(async (trx) => {
        await waitForTurn(trx, JOBS_TURN);
        return claimOne(trx, queues, at, leaseUntil);
      });
    },

    /** Which of these the workers still hold: `id` → the attempt that is running. */
    async runningAttempts(ids: readonly string[]): Promise<Map<string, number>> {
      const rows = await db.selectFrom("job").select(["id", "attempt"]).where("id", "in", ids).where("state", "=", "running").execute();
      return new Map(rows.map(({ id, attempt }) => [id, attempt]));
    },

    async cancel(id: string, at: string): Promise<boolean> {
      const cancelled = await db
        .updateTable("job")
        .set({ state: "cancelled", lease_until: null, ended_at: at })
        .where("id", "=", id)
        .where("state", "in", ["waiting", "running"])
        .returning("id")
        .executeTakeFirst();
      return cancelled !== undefined;
    },

    find(id: string): Promise<JobTable | undefined> {
      return db.selectFrom("job").selectAll().where("id", "=", id).executeTakeFirst();
    },

    /** Without data and result, which may be large: watchers ask this often. */
    async stateOf(id: string): Promise<JobTable["state"] | undefined> {
      return (await db.selectFrom("job").select("state").where("id", "=", id).executeTakeFirst())?.state;
    },

    async eventsAfter(id: string, seq: number, limit = 100_000): Promise<JobEvent[]> {
      const rows = await db
        .selectFrom("job_event")
        .select(["seq", "data"])
        .where("job_id", "=", id)
        .where("seq", ">", seq)
        .orderBy("seq")
        .limit(limit)
        .execute();
      return rows.map((row) => ({ seq: row.seq, data: JSON.parse(row.data) }));
    },

    /** Numbers have no gaps, so the last one is the count. */
    async eventCount(id: string): Promise<number> {
      const row = await db
        .selectFrom("job_event")
        .select((eb) => eb.fn.max("seq").as("last"))
        .where("job_id", "=", id)
        .executeTakeFirst();
      return row?.last ?? 0;
    },

    /** Waiting or running, oldest first. */
    live(queues: readonly string[]): Promise<Pick<JobTable, "id" | "queue" | "data" | "unique_key">[]> {
      return db
        .selectFrom("job")
        .select(["id", "queue", "data", "unique_key"])
        .where("queue", "in", queues)
        .where("state", "in", ["waiting", "running"])
        .orderBy("created_at")
        .execute();
    },

    async waitingCount(queue: string): Promise<number> {
      const row = await db
        .selectFrom("job")
        .select((eb) => eb.fn.countAll().as("count"))
        .where("queue", "=", queue)
        .where("state", "=", "waiting")
        .executeTakeFirst();
      return Number(row?.count ?? 0);
    },

    /** When a job of this queue last came to its end. */
    async lastDone(queue: string): Promise<string | undefined> {
      const row = await db
        .selectFrom("job")
        .select((eb) => eb.fn.max("ended_at").as("at"))
        .where("queue", "=", queue)
        .where("state", "=", "done")
        .executeTakeFirst();
      return row?.at ?? undefined;
    },

    async removeEndedBefore(iso: string): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom("job")
        .where("state", "in", ["done", "failed", "cancelled"])
        .where("ended_at", "<", iso)
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}

/** Of PostgreSQL's locks: whoever gives a site to a job or to a survey has it. */
export const JOBS_TURN = "jobs";

interface JobEventRow {
  seq: number;
  data: string;
  created_at: string;
}
