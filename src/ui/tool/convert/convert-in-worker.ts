import type { ConversionAnswer, ConversionOrder } from "#core/tool/conversion-worker.ts";
import { ownWorkerUrl } from "../../worker-url.ts";
import type { Convert } from "./file-queue.ts";
import { createPictureRoom } from "./picture-room.ts";

/** An idle worker holds its codecs in memory: it is kept for the next file, not for long. */
const IDLE_MS = 5_000;
/** From so many pixels on it is not kept: what its codecs took for one picture they never give back. */
const LARGE_PIXELS = 6_000_000;

const takeRoom = createPictureRoom();

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
      const order = (message: ConversionOrder<Options>) => worker.postMessage(message);
      const ended = new AbortController();
      let leaveRoom = () => {};
      let isLarge = false;
      const end = (after: () => void) => {
        ended.abort();
        after();
        leaveRoom();
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
          if (data.kind === "room") {
            isLarge = data.pixels >= LARGE_PIXELS;
            leaveRoom = takeRoom(data.pixels, () => order({ kind: "room" }));
            return;
          }
          end(() => {
            if (isLarge) worker.terminate();
            else giveBack(worker);
            if (data.kind === "done") resolve(data.result);
            else reject(new Error(data.reason));
          });
        },
        listen,
      );
      order({ file, options });
    });
}
