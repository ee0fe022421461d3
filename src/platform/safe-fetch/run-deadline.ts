import { AppError } from "#core/errors/app-error.ts";

/** The reasons for which one call may have to stop: its caller, its total deadline, the deadline of the stage it is in. */
export interface RunDeadline {
  /** Aborted by the first of them; its reason is always an `AppError`. */
  readonly signal: AbortSignal;
  /** The outcome of `work`, unless the run has to stop or `work` takes longer than `ms`. */
  within<T>(ms: number, onTimeout: () => AppError, work: Promise<T>): Promise<T>;
  /** Must be called when the run is over: clears the timer and leaves the caller's signal. */
  end(): void;
}

export function startDeadline(totalMs: number, onTimeout: () => AppError, callerSignal: AbortSignal | undefined): RunDeadline {
  const controller = new AbortController();
  const { signal } = controller;
  const timer = setTimeout(() => controller.abort(onTimeout()), totalMs);
  const onCancel = () => {
    const reason: unknown = callerSignal?.reason;
    controller.abort(reason instanceof AppError ? reason : new AppError("cancelled", {}, { cause: reason }));
  };
  if (callerSignal?.aborted) onCancel();
  else callerSignal?.addEventListener("abort", onCancel, { once: true });

  return {
    signal,
    async within(ms, onStageTimeout, work) {
      const stageTimer = setTimeout(() => controller.abort(onStageTimeout()), ms);
      try {
        return await untilAborted(signal, work);
      } finally {
        clearTimeout(stageTimer);
      }
    },
    end() {
      clearTimeout(timer);
      callerSignal?.removeEventListener("abort", onCancel);
    },
  };
}

function untilAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) onAbort();
    else signal.addEventListener("abort", onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", onAbort));
  });
}
