interface ConversionTask<Options> {
  file: Blob;
  options: Options;
}

/** What a page sends its worker: a task, or the room that the task has asked for. */
export type ConversionOrder<Options> = ConversionTask<Options> | { kind: "room" };

export type ConversionAnswer<Result> =
  | { kind: "progress"; share: number }
  | { kind: "room"; pixels: number }
  | { kind: "done"; result: Result }
  | { kind: "failed"; reason: string };

/** What a conversion has to do with its page while it goes on. */
export interface ConversionContext {
  onProgress(share: number): void;
  /** Waits until a decoded picture of so many pixels has room beside those of other workers. Asked for once. */
  roomFor(pixels: number): Promise<void>;
}

/** All a worker file does: it converts what it is sent, one after another. Cancelled by ending the worker. */
export function serveConversions<Options, Result>(
  convert: (file: Blob, options: Options, context: ConversionContext) => Promise<Result> | Result,
): void {
  const answer = (message: ConversionAnswer<Result>) => postMessage(message);
  let enter = () => {};
  const context: ConversionContext = {
    onProgress: (share) => answer({ kind: "progress", share }),
    roomFor(pixels) {
      const { promise, resolve } = Promise.withResolvers<void>();
      enter = resolve;
      answer({ kind: "room", pixels });
      return promise;
    },
  };
  addEventListener("message", async ({ data }: MessageEvent<ConversionOrder<Options>>) => {
    if ("kind" in data) return enter();
    try {
      answer({ kind: "done", result: await convert(data.file, data.options, context) });
    } catch (error) {
      answer({ kind: "failed", reason: reasonOf(error) });
    }
  });
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error || error instanceof DOMException)) return String(error);
  return error.name === "NotReadableError" || error.name === "NotFoundError"
    ? `This file could not be read (${error.message}). It may have been moved or changed; choose it again.`
    : error.message;
}
