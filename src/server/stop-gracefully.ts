import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "#platform/log/logger.ts";
import type { Platform } from "./platform.ts";

/** Supervisors kill after ten seconds; whatever still runs by then is put back by its lease. */
const DRAIN_MS = 8000;
/** Behind a proxy: so long it goes on answering after it said that it leaves, and every answer ends its connection. */
const LEAVE_MS = 2_000;

interface Options {
  server: Server;
  /** Takes no more connections; through when the last request is answered. */
  close(): Promise<void>;
  platform: Platform;
  log: Logger;
}

/**
 * Readiness fails first, and a proxy that asks for it turns elsewhere; then no new connection is taken, requests under way are answered,
 * jobs are put back, and the process ends.
 */
export async function stopGracefully({ server, close, platform, log }: Options): Promise<void> {
  log.info("stopping");
  const overdue = setTimeout(() => {
    server.closeAllConnections();
    process.exit(0);
  }, DRAIN_MS);
  platform.leave();
  if (platform.env.trustedProxies.length > 0) await sleep(LEAVE_MS);
  const closed = close();
  // A connection whose last request has just been answered is idle only now, and its browser would keep it for the next one.
  const sweeping = setInterval(() => server.closeIdleConnections(), 50);
  // Ends the event streams too, which would otherwise keep their connections open.
  await platform.stopWork();
  // What is still being answered needs the database.
  await closed;
  await platform.stop();
  clearInterval(sweeping);
  clearTimeout(overdue);
  log.info("stopped");
  process.exit(0);
}
