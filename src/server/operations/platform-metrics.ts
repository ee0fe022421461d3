import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Kysely } from "kysely";
import type { Database } from "#platform/database/database-schema.ts";
import type { Metrics } from "#platform/metrics/metrics.ts";

interface Parts {
  db: Kysely<Database>;
  limiter: { size(): { keys: number; uses: number } };
  now(): Date;
}

/** Figures of the process and of what instances share. */
export function addPlatformMetrics(metrics: Metrics, { db, limiter, now }: Parts): void {
  const delay = monitorEventLoopDelay({ resolution: SAMPLE_MS });
  delay.enable();
  metrics.gauge("process_start_time_seconds", "When this process began.", () => Math.round(Date.now() / 1_000 - process.uptime()));
  metrics.gauge("process_cpu_seconds_total", "Processor time of this process.", () => cpuSeconds(), "counter");
  metrics.gauge("process_resident_memory_bytes", "Memory of this process.", () => process.memoryUsage.rss());
  metrics.gauge("site_heap_bytes", "Memory of its JavaScript.", () => process.memoryUsage().heapUsed);
  metrics.gauge("site_event_loop_delay_seconds", "How late turns of the event loop began since the last reading.", () => {
    const found = [0.5, 0.99].map((part) => [{ quantile: String(part) }, latenessOf(delay, part * 100)] as const);
    delay.reset();
    return found;
  });
  metrics.gauge("site_limited_keys", "Visitors and things that limits remember.", () => limiter.size().keys);

  metrics.gauge("site_jobs", "Work in the background, by queue and state; ended work of the last day.", async () => {
    const day = new Date(now().getTime() - 86_400_000).toISOString();
    const rows = await db
      .selectFrom("job")
      .select(({ fn }) => ["queue", "state", fn.countAll().as("count")])
      .where((is) => is.or([is("ended_at", "is", null), is("ended_at", ">", day)]))
      .groupBy(["queue", "state"])
      .execute();
    return rows.map(({ queue, state, count }) => [{ queue, state }, Number(count)] as const);
  });
  metrics.gauge("site_mails", "Mails in the outbox, by state.", async () => {
    const rows = await db
      .selectFrom("outbox")
      .select(({ fn }) => ["state", fn.countAll().as("count")])
      .groupBy("state")
      .execute();
    return rows.map(({ state, count }) => [{ state }, Number(count)] as const);
  });
  metrics.gauge("site_survey_pages", "Pages that surveys read, by what became of their sites.", async () => {
    const rows = await db
      .selectFrom("survey_site")
      .select(({ fn }) => ["outcome", fn.sum("pages").as("pages")])
      .groupBy("outcome")
      .execute();
    return rows.map(({ outcome, pages }) => [{ site: outcome ?? "open" }, Number(pages)] as const);
  });
  metrics.gauge("site_provider_requests_today", "What was asked of data providers today.", async () => {
    const today = now().toISOString().slice(0, 10);
    const rows = await db.selectFrom("provider_use").select(["provider", "used"]).where("day", "=", today).execute();
    return rows.map(({ provider, used }) => [{ provider }, Number(used)] as const);
  });
}

const SAMPLE_MS = 20;

/** In seconds. Node measures from one sample to the next, so the time between two samples is taken off: a loop that is never late gives 0. */
export function latenessOf(delay: { percentile(percent: number): number }, percent: number): number {
  return Math.max(0, Math.round(delay.percentile(percent) - SAMPLE_MS * 1e6) / 1e9);
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
