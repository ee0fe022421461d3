import { readFile } from "node:fs/promises";
import type { Metrics } from "#platform/metrics/metrics.ts";

/** Linux counts in hundredths of a second, whatever its own clock does. */
const TICKS_A_SECOND = 100;

/** Figures of the process that tools work in, from /proc; none on systems without it, or while there is no such process. */
export function addProcessMetrics(metrics: Metrics, pidOf: () => number | undefined): void {
  const read = async (file: "stat" | "status") => readFile(`/proc/${pidOf()}/${file}`, "utf8").catch(() => undefined);
  const measured = (value: number) => (Number.isFinite(value) ? ([[{}, value]] as const) : []);

  const cpuSeconds = async () => {
    // After the name, which may hold anything.
    const fields = (await read("stat"))?.replace(/^.*\) /s, "").split(" ");
    return measured((Number(fields?.[11]) + Number(fields?.[12])) / TICKS_A_SECOND);
  };
  metrics.gauge("site_tools_cpu_seconds_total", "Processor time of the process that tools work in.", cpuSeconds, "counter");
  metrics.gauge("site_tools_memory_bytes", "Its memory.", async () =>
    measured(Number(/^VmRSS:\s+(\d+)/m.exec((await read("status")) ?? "")?.[1]) * 1_024),
  );
}
