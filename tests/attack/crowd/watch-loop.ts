// Loaded into the server before its own code: how late its event loop is, written once a second.
import { rename, writeFile } from "node:fs/promises";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

const isServer = isMainThread && !process.argv[1]?.includes("run-in-process");

const file = process.env["LOOP_FILE"];
if (file && isServer) {
  const RESOLUTION = 10;
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  const late = (nanoseconds: number) => Math.max(0, Math.round(nanoseconds / 1e6) - RESOLUTION);
  const write = async () => {
    const figures = JSON.stringify({ p50: late(delay.percentile(50)), p99: late(delay.percentile(99)), max: late(delay.max) });
    await writeFile(`${file}.new`, figures);
    // Whoever reads it finds it whole.
    await rename(`${file}.new`, file);
  };
  // The server does not wait for the disk on our account.
  setInterval(() => void write().catch(() => {}), 1_000).unref();
}
