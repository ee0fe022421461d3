import { AppError, sentenceOf } from "#core/errors/app-error.ts";
import type { JobTable } from "../database/tables/work-tables.ts";
import { tryAgain } from "../database/try-again.ts";
import type { Logger } from "../log/logger.ts";
import type { JobStore } from "./job-store.ts";
import type { JobError } from "./job-view.ts";

/** What a handler is given besides its data. */
interface JobContext {
  id: string;
  attempt: number;
  /** Aborts when the job is cancelled, when the server stops, or when another worker has taken the job over. */
  signal: AbortSignal;
  /** What earlier attempts emitted, oldest first: resume from it. */
  past: readonly unknown[];
  /** Kept as an event, and streamed to whoever watches. Written in batches; the last one before the job ends. */
  emit(event: unknown): void;
}

/**
 * Runs at least once: after a crash it runs again, so it must be safe to repeat. What it returns is kept as the result. An AppError about
 * what was asked for, or about another server (502, 504), is an answer and ends the job, so that whoever waits gets it at once. Any other error is
 * tried again.
 */
export type JobHandler = (data: unknown, job: JobContext) => Promise<unknown>;

export interface JobRun {
  job: JobTable;
  /** Ends when the outcome is written. */
  ended: Promise<void>;
  abort(reason: "cancelled" | "stopping" | "lost"): void;
  /** Keeps the lease while the database answers; lets the job go once the lease has run out. */
  heartbeat(): Promise<void>;
  /** Gives the job back although its handler still runs; what that does later changes nothing. */
  putBack(): Promise<void>;
}

interface Options {
  job: JobTable;
  handler: JobHandler;
  store: JobStore;
  log: Logger;
  now: () => Date;
  leaseMs: number;
  flushMs: number;
  backoffMs: (attempt: number) => number;
  /** The job that follows once this one is done. */
  nextOf(job: JobTable): JobTable | undefined;
  /** After every write that a watcher may be waiting for. */
  onWrite(): void;
}

/** One attempt at one job, from the claim to the written outcome. */
export function startRun({ job, handler, store, log, now, leaseMs, flushMs, backoffMs, nextOf, onWrite }: Options): JobRun {
  const controller = new AbortController();
  const iso = (afterMs = 0) => new Date(now().getTime() + afterMs).toISOString();
  let leaseUntil = job.lease_until ?? iso(leaseMs);
  let reason: "cancelled" | "stopping" | "lost" | undefined;
  let pending: { data: string; created_at: string }[] = [];
  let lastSeq = 0;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  /** Writes go one after another: a batch takes its numbers when the one before is stored. */
  let writes: Promise<void> = Promise.resolve();

  const abort: JobRun["abort"] = (why) => {
    reason ??= why;
    controller.abort(why === "stopping" ? new AppError("stopping") : new AppError("cancelled"));
  };

  /** Stores what was emitted together with `values`; gives the events back to the queue when the database fails. */
  const write = (values: Partial<JobTable>, following?: JobTable) => {
    const next = writes.then(async () => {
      const batch = pending;
      pending = [];
      try {
        const isHeld = await store.writeAsHolder(
          job,
          values,
          batch.map((event, index) => ({ seq: lastSeq + index + 1, ...event })),
          following,
        );
        if (!isHeld) return abort("lost");
        lastSeq += batch.length;
        leaseUntil = values.lease_until ?? leaseUntil;
        onWrite();
      } catch (error) {
        pending = [...batch, ...pending];
        throw error;
      }
    });
    writes = next.catch(() => {});
    return next;
  };

  const heartbeat = async () => {
    try {
      await write({ lease_until: iso(leaseMs) });
    } catch (error) {
      log.warn("job heartbeat failed", { job: job.id, queue: job.queue, error });
      if (iso() > leaseUntil) abort("lost");
    }
  };

  const emit = (event: unknown) => {
    if (isOver) return;
    pending.push({ data: JSON.stringify(event) ?? "null", created_at: iso() });
    timer ??= setTimeout(() => {
      timer = undefined;
      void heartbeat();
    }, flushMs);
  };

  const backInLine = () => ({ state: "waiting" as const, lease_until: null, put_back: job.put_back + 1, run_at: iso() });

  const putBack = async () => {
    await write(backInLine());
    isOver = true;
    reason = "lost";
  };

  async function run() {
    const outcome = await attempt();
    isOver = true;
    clearTimeout(timer);
    if (reason === "cancelled" || reason === "lost") return;
    try {
      const following = outcome.state === "done" ? nextOf(job) : undefined;
      await tryAgain(() => write(outcome, following));
    } catch (error) {
      // Left running in the table: the lease runs out and another attempt follows.
      log.error("job outcome not stored", { job: job.id, queue: job.queue, error });
    }
  }

  async function attempt(): Promise<Partial<JobTable>> {
    const tries = job.attempt - job.put_back;
    try {
      if (tries > job.max_attempts) throw new Error("the worker died on every attempt");
      const past = await store.eventsAfter(job.id, 0);
      lastSeq = past.at(-1)?.seq ?? 0;
      const context = { id: job.id, attempt: job.attempt, signal: controller.signal, past: past.map(({ data }) => data), emit };
      const result = await handler(JSON.parse(job.data), context);
      return { state: "done", lease_until: null, result: JSON.stringify(result) ?? null, ended_at: iso() };
    } catch (error) {
      const fields = { job: job.id, queue: job.queue, attempt: job.attempt, error };
      if (reason === "cancelled" || reason === "lost") return {};
      if (reason === "stopping") return backInLine();
      if (error instanceof AppError && (error.status < 500 || error.status === 502 || error.status === 504)) {
        log.info("job refused", fields);
        return { state: "failed", lease_until: null, error: jsonOf(error), ended_at: iso() };
      }
      if (tries >= job.max_attempts) {
        log.error("job failed", fields);
        return { state: "failed", lease_until: null, error: jsonOf(error), ended_at: iso() };
      }
      log.warn("job will be tried again", fields);
      return { state: "waiting", lease_until: null, error: jsonOf(error), run_at: iso(backoffMs(tries)) };
    }
  }

  return { job, ended: run(), abort, heartbeat, putBack };
}

/** The inside of an unexpected error goes to the log alone: the job is shown to visitors. */
function jsonOf(error: unknown): string {
  const shown: JobError =
    error instanceof AppError ? { code: error.code, message: error.message } : { code: "unexpected", message: sentenceOf("unexpected") };
  return JSON.stringify(shown);
}
