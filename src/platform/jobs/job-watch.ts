import type { JobStore } from "./job-store.ts";
import type { JobEvent } from "./job-view.ts";
import { createWakeSignal, type WakeSignal } from "./wake-signal.ts";

/** Follows a job: woken at once by writes of this instance, by polling for those of others. */
export function createJobWatch(store: JobStore, pollMs: number) {
  const signals = new Map<string, Set<WakeSignal>>();

  return {
    wake(id: string): void {
      for (const wake of signals.get(id) ?? []) wake.ring();
    },

    async *follow(id: string, afterSeq: number, signal: AbortSignal): AsyncGenerator<JobEvent, void, void> {
      const wake = createWakeSignal();
      const watchers = signals.get(id) ?? new Set<WakeSignal>();
      signals.set(id, watchers.add(wake));
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
          await wake.wait(pollMs, signal);
        }
      } finally {
        watchers.delete(wake);
        if (watchers.size === 0) signals.delete(id);
      }
    },
  };
}

/** Enough for a usual job in one read, and no more than that in memory for a watcher who reads slowly. */
const BATCH = 500;
