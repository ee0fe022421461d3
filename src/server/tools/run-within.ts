import { AppError } from "#core/errors/app-error.ts";

/** How long a tool may take, once it is asked to stop, to return what it has. */
const GRACE_MS = 2_000;

/**
 * A run with an end: after `ms` every request it has under way is stopped, and those that follow fail at once. A tool that can give a part
 * of its result gives that; of any other, and of one that does not listen, the caller hears that the time was over.
 */
export async function runWithin<Output>(
  ms: number,
  outer: AbortSignal,
  run: (signal: AbortSignal) => Promise<Output>,
  graceMs = GRACE_MS,
): Promise<Output> {
  const late = new AppError("run_timeout", { seconds: ms / 1_000 });
  const controller = new AbortController();
  const stop = () => controller.abort(outer.reason);
  if (outer.aborted) stop();
  else outer.addEventListener("abort", stop, { once: true });
  const over = Promise.withResolvers<never>();
  let timer = setTimeout(() => {
    controller.abort(late);
    timer = setTimeout(() => over.reject(late), graceMs);
  }, ms);
  try {
    return await Promise.race([run(controller.signal), over.promise]);
  } catch (error) {
    throw controller.signal.reason === late ? late : error;
  } finally {
    clearTimeout(timer);
    outer.removeEventListener("abort", stop);
  }
}
