import type { Server } from "node:http";
import type { Logger } from "#platform/log/logger.ts";
import type { Platform } from "./platform.ts";

/** Supervisors kill after ten seconds; whatever still runs by then is put back by its lease. */
const DRAIN_MS = 8000;

interface Options {
  server: Server;
  /** Takes no more connections; through when the last request is answered. */
  close(): Promise<void>;
  platform: Platform;
  log: Logger;
}

/** Readiness fails first, no new connection is taken, requests under way are answered, jobs are put back, then the process ends. */
export async function stopGracefully({ server, close, platform, log }: Options): Promise<void> {
  log.info("stopping");
  const overdue = setTimeout(() => {
    server.closeAllConnections();
    process.exit(0);
  }, DRAIN_MS);
  const closed = close();
  // A connection whose last request has just been answered is idle only now, and its browser would keep it for the next one.
  const sweeping = setInterval(() => server.closeIdleConnections(), 50);
  // Ends the event streams too, which would otherwise keep their connections open.
  await platform.stop();
  await closed;
  clearInterval(sweeping);
  clearTimeout(overdue);
  log.info("stopped");
  process.exit(0);
}
