import type { Context } from "hono";
import { type SSEStreamingApi, streamSSE } from "hono/streaming";
import { AppError } from "#core/errors/app-error.ts";

/** Enough for an office behind one address in which everybody watches a run. Bounded, because opening a stream is cheap and it lasts as long as the run. */
const OPEN_AT_ONCE = 8;

export type EventStreams = ReturnType<typeof createEventStreams>;

/** Server-sent events, for so many at once of one visitor. */
export function createEventStreams(visitorKey: (context: Context) => string) {
  const open = new Map<string, number>();

  return (c: Context, send: (stream: SSEStreamingApi, gone: AbortSignal) => Promise<void>): Response => {
    const visitor = visitorKey(c);
    const count = open.get(visitor) ?? 0;
    if (count >= OPEN_AT_ONCE) throw new AppError("streams_open", { limit: OPEN_AT_ONCE, seconds: 10 });
    // Nobody reads what would be written.
    if (c.req.method === "HEAD") return c.body(null, 200, { "content-type": "text/event-stream" });
    open.set(visitor, count + 1);
    // Some proxies wait for the whole answer, and the map would not move until the end.
    c.header("x-accel-buffering", "no");
    return streamSSE(c, async (stream) => {
      const gone = new AbortController();
      stream.onAbort(() => gone.abort());
      try {
        await send(stream, gone.signal);
      } finally {
        const left = (open.get(visitor) ?? 1) - 1;
        if (left > 0) open.set(visitor, left);
        else open.delete(visitor);
      }
    });
  };
}
