export interface WakeSignal {
  ring(): void;
  /** Resolves when `ring` is called, after `ms`, or when the signal aborts. A call that came while nobody waited ends the next wait at once. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

/** Ends the pause of one polling loop early. Nothing is lost while the loop is busy: its next pause then ends at once. */
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
