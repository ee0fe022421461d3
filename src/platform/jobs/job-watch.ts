import { type Bell, createBell } from "./bell.ts";
import type { JobStore } from "./job-store.ts";
import type { JobEvent } from "./job-view.ts";

/** Follows a job: woken at once by writes of this instance, by polling for those of others. */
export function createJobWatch(store: JobStore, pollMs: number) {
  const bells = new Map<string, Set<Bell>>();

  return {
    wake(id: string): void {
      for (const bell of bells.get(id) ?? []) bell.ring();
    },

    async *follow(id: string, afterSeq: number, signal: AbortSignal): AsyncGenerator<JobEvent, void, void> {
      const bell = createBell();
      const watchers = bells.get(id) ?? new Set<Bell>();
      bells.set(id, watchers.add(bell));
      try {
        let seq = afterSeq;
        while (!signal.aborted) {
          // The state before the events: a job that had ended by then has no event that this read could miss.
          const state = await store.stateOf(id);
          const events = await store.eventsAfter(id, seq, BATCH);
          for (const event of events) {
            if (signal.aborted) return;
            yield event;
            seq = event.seq;
          }
          if (events.length === BATCH) continue;
          if (state !== "waiting" && state !== "running") return;
          await bell.wait(pollMs, signal);
        }
      } finally {
        watchers.delete(bell);
        if (watchers.size === 0) bells.delete(id);
      }
    },
  };
}

/** Enough for a usual job in one read, and no more than that in memory for a watcher who reads slowly. */
const BATCH = 500;
