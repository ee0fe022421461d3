import type { ConversionAnswer, ConversionTask } from "#core/tool/conversion-worker.ts";
import { ownWorkerUrl } from "../../worker-url.ts";
import type { Convert } from "./file-queue.ts";

/** An idle worker holds its codecs in memory: it is kept for the next file, not for long. */
const IDLE_MS = 5_000;

/**
 * Converts off the page's thread, in workers that are started when they are needed and used again. The signal ends the worker, and
 * with it the reading. `workerUrl` comes from `import url from "./x.worker.ts?worker&url"`.
 */
export function convertInWorker<Options, Result>(workerUrl: string): Convert<Options, Result> {
  const idle: { worker: Worker; timer: ReturnType<typeof setTimeout> }[] = [];

  function take(): Worker {
    const kept = idle.pop();
    clearTimeout(kept?.timer);
    return kept?.worker ?? new Worker(ownWorkerUrl(workerUrl), { type: "module" });
  }

  function giveBack(worker: Worker) {
    const entry = {
      worker,
      timer: setTimeout(() => {
        idle.splice(idle.indexOf(entry), 1);
        worker.terminate();
      }, IDLE_MS),
    };
    idle.push(entry);
  }

  return (file, options, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const worker = take();
      const ended = new AbortController();
      const end = (after: () => void) => {
        ended.abort();
        after();
      };
      const listen = { signal: ended.signal };
      const giveUp = (reason: string) =>
        end(() => {
          worker.terminate();
          reject(new Error(reason));
        });
      signal.addEventListener("abort", () => giveUp("Canceled"), listen);
      // A worker that cannot start, or dies: a codec that ran out of memory, say.
      worker.addEventListener("error", () => giveUp("The worker stopped. The file may be damaged, or too large for this device."), listen);
      worker.addEventListener(
        "message",
        ({ data }: MessageEvent<ConversionAnswer<Result>>) => {
          if (data.kind === "progress") return onProgress(data.share);
          end(() => {
            giveBack(worker);
            if (data.kind === "done") resolve(data.result);
            else reject(new Error(data.reason));
          });
        },
        listen,
      );
      worker.postMessage({ file, options } satisfies ConversionTask<Options>);
    });
}
