export interface ConversionTask<Options> {
  file: Blob;
  options: Options;
}

export type ConversionAnswer<Result> =
  | { kind: "progress"; share: number }
  | { kind: "done"; result: Result }
  | { kind: "failed"; reason: string };

/** All a worker file does: it converts what it is sent, one after another. Cancelled by ending the worker. */
export function serveConversions<Options, Result>(
  convert: (file: Blob, options: Options, onProgress: (share: number) => void) => Promise<Result> | Result,
): void {
  addEventListener("message", async ({ data }: MessageEvent<ConversionTask<Options>>) => {
    const answer = (message: ConversionAnswer<Result>) => postMessage(message);
    try {
      const result = await convert(data.file, data.options, (share) => answer({ kind: "progress", share }));
      answer({ kind: "done", result });
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
