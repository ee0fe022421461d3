import { AppError } from "#core/errors/app-error.ts";

/** A single place: work waits for it in the order it came, and is turned away when too much waits already. */
export function createPlace({ maxWaiting, seconds }: { maxWaiting: number; seconds: number }) {
  let tail: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    waiting: () => waiting,
    async take<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
      if (waiting > maxWaiting) throw new AppError("queue_full", { seconds });
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
    },
  };
}
