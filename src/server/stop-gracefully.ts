import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "#platform/log/logger.ts";
import type { Platform } from "./platform.ts";

interface Options {
  server: Server;
  /** Takes no more connections; through when the last request is answered. */
  close(): Promise<void>;
  platform: Platform;
  /** Ends the time of leaving at once. */
  hurry: AbortSignal;
  log: Logger;
}

/**
 * Readiness fails first. Behind a proxy, requests are answered for some seconds more, each with the end of its connection, until the proxy
 * has turned elsewhere (leave-connections.ts). Then no new connection is taken, requests under way are answered,
 * jobs are put back, and the process ends. What takes longer than `DRAIN_SECONDS` is cut off: supervisors kill, after ten seconds as a rule.
 */
export async function stopGracefully({ server, close, platform, hurry, log }: Options): Promise<void> {
  log.info("stopping");
  const { trustedProxies, leaveSeconds, drainSeconds } = platform.env;
  platform.leave();
  if (trustedProxies.length > 0) await sleep(leaveSeconds * 1_000, undefined, { signal: hurry }).catch(() => {});
  const overdue = setTimeout(() => {
    server.closeAllConnections();
    process.exit(0);
  }, drainSeconds * 1_000);
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
