// Runs of a tool at an even rate, whether or not the last one has been answered: how long visitors wait, and what one instance takes for it.
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../tests/support/free-port.ts";
import { runTool } from "./load.ts";
import { cpuMicroseconds, memoryMb } from "./process-time.ts";
import { serveSite } from "./serve.ts";

/** Runs a second. */
const RATES = [1, 10];
const SECONDS = Number(process.env["SECONDS"] ?? 60);
const PAGE_KB = 60;

/** One instance with the database that it brings. Each run is of a visitor and of a page of its own. */
export async function measureSteadyRuns(targetPort: number) {
  const port = await freePort();
  const site = await serveSite(port, { FETCH_ALLOW_HOSTS: `127.0.0.1:${targetPort}`, TRUSTED_PROXIES: "127.0.0.1" });
  let visitor = 0;
  const run = () => runTool(site.origin, `http://127.0.0.1:${targetPort}/${PAGE_KB}?steady=${visitor}`, visitor++);
  try {
    for (let warm = 0; warm < 20; warm++) await run();
    await sleep(2_000);
    for (const rate of RATES) {
      const times: number[] = [];
      const refused = new Map<number, number>();
      const before = cpuMicroseconds(site);
      const began = performance.now();
      let mostMb = 0;
      const running: Promise<void>[] = [];
      for (let n = 0; n < rate * SECONDS; n++) {
        await sleep(Math.max(0, began + (n * 1_000) / rate - performance.now()));
        mostMb = Math.max(mostMb, memoryMb(site));
        running.push(timed(times, refused));
      }
      await Promise.all(running);
      const seconds = (performance.now() - began) / 1_000;
      const cores = (cpuMicroseconds(site) - before) / 1e6 / seconds;
      const told = [...refused].map(([status, count]) => `, ${count} × ${status}`).join("");
      const [p50, p99] = [0.5, 0.99].map((part) => times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0);
      console.log(
        `scale: ${rate} ${rate === 1 ? "run" : "runs"} of a tool a second for ${Math.round(seconds)} s, page of ${PAGE_KB} KB a third of a second away: ${times.length} answered${told}; p50 ${Math.round(p50 ?? 0)} ms, p99 ${Math.round(p99 ?? 0)} ms; ${cores.toFixed(2)} cores, at most ${mostMb} MB`,
      );
    }
  } finally {
    await site.stop();
  }

  async function timed(times: number[], refused: Map<number, number>): Promise<void> {
    const from = performance.now();
    const { status } = await run();
    if (status === 200) times.push(performance.now() - from);
    else refused.set(status, (refused.get(status) ?? 0) + 1);
  }
}
