import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import type { FinishedSpan } from "./otlp-export.ts";

type Attributes = Readonly<Record<string, string | number | boolean>>;

interface Current {
  traceId: string;
  spanId: string;
}

const current = new AsyncLocalStorage<Current>();

/** What every line of the log says about the work that it is written in: a request's number is that of its trace. */
export function requestFields(): { request?: string } {
  const { traceId } = current.getStore() ?? {};
  return traceId === undefined ? {} : { request: traceId };
}

export type Tracing = ReturnType<typeof createTracing>;

/** Pieces of work, each within another, with their times. Without a collector, requests only get their numbers. */
export function createTracing({ tell, now = Date.now }: { tell?: ((span: FinishedSpan) => void) | undefined; now?: () => number } = {}) {
  function begin(name: string, kind: FinishedSpan["kind"], attributes: Attributes = {}) {
    const parent = current.getStore();
    const own: Current = { traceId: parent?.traceId ?? randomBytes(16).toString("hex"), spanId: randomBytes(8).toString("hex") };
    const [at, from] = [now(), performance.now()];
    return {
      id: own.traceId,
      run: <Result>(work: () => Result): Result => current.run(own, work),
      end(more: Attributes = {}, isFault = false): void {
        const durationMs = performance.now() - from;
        tell?.({ ...own, parentId: parent?.spanId, name, kind, at, durationMs, attributes: { ...attributes, ...more }, isFault });
      },
    };
  }

  return {
    begin,

    /** One piece of work from its beginning to its end. */
    async span<Result>(
      name: string,
      attributes: Attributes,
      work: () => Promise<Result>,
      kind: FinishedSpan["kind"] = "inside",
    ): Promise<Result> {
      const span = begin(name, kind, attributes);
      try {
        const result = await span.run(work);
        span.end();
        return result;
      } catch (error) {
        span.end({ "error.type": error instanceof Error ? error.name : "unknown" }, true);
        throw error;
      }
    },
  };
}
