import { AppError } from "#core/errors/app-error.ts";

/** A single place: work waits for it in the order it came, and is turned away when too much waits already. */
export function createPlace({ maxWaiting, seconds }: { maxWaiting: number; seconds: number }) {
  let tail: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    waiting: () => waiting,
    /** Ends at once when the signal says so; the place is free again when the work has cleaned up behind itself. */
    take<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
      if (waiting > maxWaiting) return Promise.reject(new AppError("queue_full", { seconds }));
      return unlessAborted(signal, inTurn(work, signal));
    },
  };

  async function inTurn<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    waiting += 1;
    const before = tail;
    let leave: () => void = () => {};
    tail = new Promise<void>((done) => {
      leave = done;
    });
    try {
      await before;
      if (signal.aborted) throw signal.reason;
      return await work();
    } finally {
      waiting -= 1;
      leave();
    }
  }
}

/** What the signal says ends the wait, also where the work would never end by itself. */
export function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}
