import type { IncomingMessage, ServerResponse } from "node:http";
import type { Platform } from "../platform.ts";

/** Whether a request was answered from memory, or something had to be made for it. */
export type AnsweredBy = "file" | "kept" | "moved" | "state" | "refused" | "work";

export type RequestMeter = ReturnType<typeof createRequestMeter>;

/** Counts every request, and times those for which something is made. An answer from memory costs one addition. */
export function createRequestMeter({ metrics, tracing }: Pick<Platform, "metrics" | "tracing">) {
  const requests = metrics.counter("site_requests_total", "Requests, by how they were answered.", "by");
  const statuses = metrics.counter("site_work_answers_total", "Answers to requests that were work, by status.", "status");
  const times = metrics.histogram("site_work_seconds", "From the request to the end of its answer, for requests that were work.", "method");
  return {
    count: (by: AnsweredBy): void => requests.add(by),

    /** Gives the request its number and runs the work in its name. */
    begin(request: IncomingMessage, response: ServerResponse): (work: () => unknown) => void {
      const method = request.method === "HEAD" ? "GET" : (request.method ?? "GET");
      const span = tracing.begin(method, "server", { "http.request.method": method, "url.path": shownPath(request.url ?? "/") });
      const from = performance.now();
      requests.add("work");
      response.setHeader("x-request-id", span.id);
      response.once("close", () => {
        statuses.add(String(response.statusCode));
        times.observe(method, (performance.now() - from) / 1_000);
        span.end({ "http.response.status_code": response.statusCode }, response.statusCode >= 500);
      });
      return (work) => void span.run(work);
    },
  };
}

/** Without the query, and without what may be somebody's key. */
const shownPath = (address: string): string => (address.split("?", 1)[0] ?? "/").replace(/[\w-]{20,}/g, "…").slice(0, 200);
