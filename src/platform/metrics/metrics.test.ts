import { expect, it } from "vitest";
import { createMetrics } from "./metrics.ts";

it("writes counters, gauges and histograms as Prometheus reads them", async () => {
  const metrics = createMetrics();
  const requests = metrics.counter("site_requests_total", "Requests, by how they were answered.", "kind");
  const time = metrics.histogram("site_seconds", "Times.", "kind");
  metrics.gauge("site_mails", "Mails, by state.", () => [[{ state: 'odd "one"\\\n' }, 2]]);
  metrics.gauge("site_away", "Cannot be told.", () => Promise.reject(new Error("away")));
  metrics.gauge("site_memory_bytes", "Memory.", () => 12.5);
  requests.add("kept");
  requests.add("kept", 2);
  time.observe("page", 0.02);
  time.observe("page", 3);
  expect((await metrics.text()).split("\n")).toEqual([
    "# HELP site_requests_total Requests, by how they were answered.",
    "# TYPE site_requests_total counter",
    'site_requests_total{kind="kept"} 3',
    "# HELP site_seconds Times.",
    "# TYPE site_seconds histogram",
    'site_seconds_bucket{kind="page",le="0.005"} 0',
    ...["0.025", "0.1", "0.25", "0.5", "1", "2.5"].map((bound) => `site_seconds_bucket{kind="page",le="${bound}"} 1`),
    ...["5", "10", "30", "+Inf"].map((bound) => `site_seconds_bucket{kind="page",le="${bound}"} 2`),
    'site_seconds_sum{kind="page"} 3.02',
    'site_seconds_count{kind="page"} 2',
    "# HELP site_mails Mails, by state.",
    "# TYPE site_mails gauge",
    'site_mails{state="odd \\"one\\"\\\\\\n"} 2',
    "# HELP site_memory_bytes Memory.",
    "# TYPE site_memory_bytes gauge",
    "site_memory_bytes 12.5",
    "",
  ]);
});
