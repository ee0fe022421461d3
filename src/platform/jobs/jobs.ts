import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Database } from "../database/database-schema.ts";
import type { DatabaseDialect } from "../database/open-database.ts";
import type { JobTable } from "../database/tables/work-tables.ts";
import type { Logger } from "../log/logger.ts";
import { type JobHandler, type JobRun, startRun } from "./job-run.ts";
import { createJobStore } from "./job-store.ts";
import { type JobView, toJobView } from "./job-view.ts";
import { createJobWatch } from "./job-watch.ts";
import { createWakeSignal } from "./wake-signal.ts";

export type Jobs = ReturnType<typeof createJobs>;

interface Options {
  db: Kysely<Database>;
  dialect: DatabaseDialect;
  log: Logger;
  now: () => Date;
  /** A worker that is silent for this long has died. Clocks of instances that share a database must agree to well within it. */
  leaseMs?: number;
  /** How often the worker looks for jobs that other instances added or that became due, and watchers for events of other instances. */
  pollMs?: number;
  /** How often the worker checks whether another instance cancelled what it runs. */
  checkMs?: number;
  flushMs?: number;
  /** How long a stop waits for handlers to notice their signal. */
  stopWaitMs?: number;
  backoffMs?: (attempt: number) => number;
  /** What each attempt is done within. */
  around?: (queue: string, work: () => Promise<unknown>) => Promise<unknown>;
}

interface AddOptions {
  /** At most one live job of a queue has this key; adding another returns the live one's id. */
  uniqueKey?: string;
  delayMs?: number;
  /** Attempts that failed or died; a graceful stop does not count. */
  maxAttempts?: number;
  /** Adds it together with other rows, or not at all. */
  trx?: Kysely<Database>;
}

/** What only one job at a time may do, of all instances and queues; undefined for what any number may. */
type TurnOf = (data: unknown) => string | undefined;

interface HandleOptions {
  /** How many of this queue one instance runs at a time, so that long jobs do not hold up the others. */
  concurrency?: number;
  turnOf?: TurnOf | undefined;
  /** What follows once a job is done: added together with its result, so that it finds it. */
  next?: Next | undefined;
}

type Next = (done: { id: string; data: unknown }) => { queue: string; data: unknown };

/** Durable work on either database: at least once, streamed, cancelled, and resumed after a crash. */
export function createJobs({
  db,
  dialect,
  log,
  now,
  leaseMs = 20_000,
  pollMs = 1_000,
  checkMs = 400,
  flushMs = 200,
  stopWaitMs = 8_000,
  backoffMs = (attempt) => Math.min(1_000 * 2 ** (attempt - 1), 300_000),
  around = (_queue, work) => work(),
}: Options) {
  const store = createJobStore(db, dialect);
  const watch = createJobWatch(store, pollMs);
  const queues = new Map<
    string,
    { handler: JobHandler; concurrency: number; running: number; turnOf: TurnOf | undefined; next: Next | undefined }
  >();
  const runs = new Map<string, JobRun>();
  const stopping = new AbortController();
  const wake = createWakeSignal();
  let loops: Promise<unknown> = Promise.resolve();
  const iso = (afterMs = 0) => new Date(now().getTime() + afterMs).toISOString();

  function begin(run: JobRun, queue: { running: number }) {
    runs.set(run.job.id, run);
    queue.running++;
    void run.ended.finally(() => {
      if (runs.get(run.job.id) === run) runs.delete(run.job.id);
      queue.running--;
      wake.ring();
    });
  }

  async function takeJobs() {
    while (!stopping.signal.aborted) {
      const open = [...queues].filter(([, queue]) => queue.running < queue.concurrency).map(([name]) => name);
      const job =
        open.length === 0
          ? undefined
          : await store.claim(open, iso(), iso(leaseMs)).catch((error) => log.warn("jobs cannot be read", { error }));
      const queue = job && queues.get(job.queue);
      if (!job || !queue) {
        await wake.wait(pollMs, stopping.signal);
        continue;
      }
      const run = startRun({
        job,
        handler: queue.handler,
        store,
        log,
        now,
        leaseMs,
        flushMs,
        backoffMs,
        nextOf(done) {
          const next = queue.next?.({ id: done.id, data: JSON.parse(done.data) });
          return next && rowOf(next.queue, next.data);
        },
        onWrite: () => watch.wake(job.id),
      });
      begin(run, queue);
      if (stopping.signal.aborted) run.abort("stopping");
    }
  }

  const rowOf = (queue: string, data: unknown, { uniqueKey, delayMs = 0, maxAttempts = 5 }: Omit<AddOptions, "trx"> = {}): JobTable => ({
    id: randomUUID(),
    queue,
    data: JSON.stringify(data) ?? "null",
    state: "waiting",
    run_at: iso(delayMs),
    lease_until: null,
    attempt: 0,
    put_back: 0,
    max_attempts: maxAttempts,
    result: null,
    error: null,
    unique_key: uniqueKey ?? null,
    turn_key: queues.get(queue)?.turnOf?.(data) ?? null,
    created_at: iso(),
    started_at: null,
    ended_at: null,
  });

  /** Cancels that other instances wrote, and the leases of what runs here. */
  async function keepRuns() {
    let beatAt = performance.now();
    while (!stopping.signal.aborted) {
      await sleep(Math.min(checkMs, leaseMs / 3), undefined, { signal: stopping.signal }).catch(() => {});
      if (runs.size === 0) continue;
      // Those that ran when the question was asked: one that began since is not in the answer.
      const asked = [...runs.values()];
      const held = await store.runningAttempts(asked.map((run) => run.job.id)).catch(() => undefined);
      for (const run of asked) if (held && held.get(run.job.id) !== run.job.attempt) run.abort("lost");
      if (performance.now() - beatAt < leaseMs / 3) continue;
      beatAt = performance.now();
      await Promise.all([...runs.values()].map((run) => run.heartbeat()));
    }
  }

  return {
    /** The id to follow it by. */
    async add(queue: string, data: unknown, { trx, ...options }: AddOptions = {}): Promise<string> {
      const id = await store.insert(rowOf(queue, data, options), trx);
      wake.ring();
      return id;
    },

    handle(queue: string, handler: JobHandler, { concurrency = 2, turnOf, next }: HandleOptions = {}): void {
      queues.set(queue, { handler: (data, job) => around(queue, () => handler(data, job)), concurrency, running: 0, turnOf, next });
      wake.ring();
    },

    /** What is taken up here. */
    handled: (): string[] => [...queues.keys()],

    start(): void {
      loops = Promise.all([takeJobs(), keepRuns()]);
    },

    /** Aborts the signal of running handlers; what they leave unfinished is taken up at the next start. */
    async stop(): Promise<void> {
      stopping.abort();
      for (const run of runs.values()) run.abort("stopping");
      await loops;
      const ended = Promise.all([...runs.values()].map((run) => run.ended));
      await Promise.race([ended, sleep(stopWaitMs, undefined, { ref: false })]);
      await Promise.allSettled([...runs.values()].map((run) => run.putBack()));
    },

    /** False when there is nothing left to cancel. */
    async cancel(id: string): Promise<boolean> {
      const isCancelled = await store.cancel(id, iso());
      if (isCancelled) runs.get(id)?.abort("cancelled");
      watch.wake(id);
      return isCancelled;
    },

    async get(id: string): Promise<JobView | undefined> {
      // Ids come from addresses, and PostgreSQL throws at some texts.
      if (!/^[\w-]+$/.test(id)) return undefined;
      const row = await store.find(id);
      return row && toJobView(row, await store.eventCount(id));
    },

    events: (id: string, afterSeq: number) => store.eventsAfter(id, afterSeq),

    /** Events after `afterSeq` as they come. Ends when the job has ended or is unknown, when the signal aborts, and when we stop. */
    watch: (id: string, afterSeq: number, signal: AbortSignal) => watch.follow(id, afterSeq, AbortSignal.any([signal, stopping.signal])),

    waitingCount: store.waitingCount,

    lastDone: store.lastDone,

    /** What waits or runs in these queues, with the key under which it was added. */
    async live(queues: readonly string[]): Promise<{ id: string; queue: string; data: unknown; uniqueKey: string | null }[]> {
      if (queues.length === 0) return [];
      const rows = await store.live(queues);
      return rows.map(({ id, queue, data, unique_key }) => ({ id, queue, data: JSON.parse(data), uniqueKey: unique_key }));
    },

    /** Removes ended jobs and their events; returns how many. */
    removeOlderThan: store.removeEndedBefore,
  };
}
