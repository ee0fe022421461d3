import { expect, it } from "vitest";
import { readEnv } from "#platform/env/env.ts";
import { createMetrics } from "#platform/metrics/metrics.ts";
import { createMetricsRoute } from "./metrics-route.ts";

const metrics = createMetrics();
metrics.counter("site_requests_total", "Requests.").add();

it("tells figures to whoever has the token, and to nobody else", async () => {
  const route = createMetricsRoute({ env: readEnv({ METRICS_TOKEN: "0123456789abcdef" }), metrics });
  const ask = (authorization?: string) => route.request("/metrics", { headers: authorization === undefined ? {} : { authorization } });
  for (const wrong of [undefined, "Bearer 0123456789abcdeF", "0123456789abcdef", "Bearer "]) expect((await ask(wrong)).status).toBe(401);
  const told = await ask("Bearer 0123456789abcdef");
  expect([told.status, told.headers.get("content-type"), told.headers.get("cache-control"), await told.text()]).toEqual([
    200,
    "text/plain; version=0.0.4; charset=utf-8",
    "no-store",
    "# HELP site_requests_total Requests.\n# TYPE site_requests_total counter\nsite_requests_total 1\n",
  ]);
});

it("is not there without one", async () => {
  expect((await createMetricsRoute({ env: readEnv({}), metrics }).request("/metrics")).status).toBe(404);
});
