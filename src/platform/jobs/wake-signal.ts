export interface WakeSignal {
  ring(): void;
  /** Resolves at the next ring, after `ms`, or when the signal aborts. A ring that nobody waited for is kept for the next wait. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

/** Wakes one sleeper. Rings while it is busy are not lost: it looks once more before it sleeps. */
export function createWakeSignal(): WakeSignal {
  let isRung = false;
  let wake: (() => void) | undefined;
  return {
    ring() {
      isRung = true;
      wake?.();
    },
    async wait(ms, signal) {
      if (!isRung && !signal.aborted) {
        const { promise, resolve } = Promise.withResolvers<void>();
        wake = resolve;
        const timer = setTimeout(resolve, ms);
        const onAbort = () => resolve();
        signal.addEventListener("abort", onAbort);
        await promise;
        clearTimeout(timer);
        signal.removeEventListener("abort", onAbort);
      }
      wake = undefined;
      isRung = false;
    },
  };
}
