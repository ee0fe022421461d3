import { ownWorkerUrl } from "#ui/worker-url.ts";
import type { Digests } from "./md5-generator.schema.ts";
import type { HashAnswer } from "./md5-generator.worker.ts";
import workerUrl from "./md5-generator.worker.ts?worker&url";

/** Hashes off the page's thread. The signal ends the worker, and with it the reading. */
export function hashInWorker(
  source: Blob | string,
  { signal, onProgress }: { signal: AbortSignal; onProgress?: (bytes: number) => void },
): Promise<Digests> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(ownWorkerUrl(workerUrl), { type: "module" });
    const end = (settle: () => void) => {
      worker.terminate();
      settle();
    };
    signal.addEventListener("abort", () => end(() => reject(new Error("Cancelled"))), { once: true });
    worker.addEventListener("error", () => end(() => reject(new Error("The worker could not start. Reload the page and try again."))));
    worker.addEventListener("message", ({ data }: MessageEvent<HashAnswer>) => {
      if (data.kind === "progress") onProgress?.(data.bytes);
      else if (data.kind === "done") end(() => resolve(data.digests));
      else
        end(() => reject(new Error(`This file could not be read (${data.reason}). It may have been moved or changed; choose it again.`)));
    });
    worker.postMessage(source);
  });
}
