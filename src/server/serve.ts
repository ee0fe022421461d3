import type { Server } from "node:http";
import { flushCompileCache } from "node:module";
import { UnusableDatabase } from "#platform/database/unusable-database.ts";
import { readEnv } from "#platform/env/env.ts";
import { createLogger } from "#platform/log/logger.ts";
import { lowerPool } from "#platform/priority/thread-priority.ts";
import { requestFields } from "#platform/tracing/tracing.ts";
import { createHttpServer } from "./http-server.ts";
import { leaveConnections } from "./leave-connections.ts";
import { listen } from "./listen.ts";
import { openPlatform, type Platform } from "./platform.ts";
import { closedHeaders } from "./security-headers/security-headers.ts";
import { stopGracefully } from "./stop-gracefully.ts";
import { readUnwantedBodies } from "./unread-bodies.ts";

/** The process, from its settings to its end; `attach` gives the server what answers requests. */
export async function serve(attach: (server: Server, platform: Platform) => Promise<void>): Promise<void> {
  const env = (() => {
    try {
      return readEnv(process.env);
    } catch (error) {
      return fail((error as Error).message);
    }
  })();
  const log = createLogger({ level: "info", context: requestFields });
  // Whatever this process makes is for its user alone: copies of content and caches too, which nobody gave a mode.
  process.umask(0o077);
  await lowerPool();
  const platform = await openPlatform(env, log).catch((error: unknown) => {
    if (error instanceof UnusableDatabase) fail(error.message);
    throw error;
  });
  const server = createHttpServer(closedHeaders({ secure: env.siteOrigin.startsWith("https:"), imageOrigins: [] }));
  leaveConnections(server, platform.isReady);
  readUnwantedBodies(server, platform.isReady);
  await attach(server, platform);
  platform.jobs.start();
  platform.outbox.start();
  platform.survey.start();
  const close = await listen(server, env).catch((error: NodeJS.ErrnoException) =>
    fail(error.code === "EADDRINUSE" ? `Port ${env.port} is taken. Stop what runs there, or set PORT to another.` : error.message),
  );
  console.log(`\n  Ready at ${env.siteOrigin}\n`);
  // Now rather than at the end, which may be sudden.
  flushCompileCache();
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.once(signal, () => {
      const hurry = new AbortController();
      process.once(signal, () => hurry.abort());
      void stopGracefully({ server, close, platform, hurry: hurry.signal, log });
    });
}

function fail(message: string): never {
  console.error(`\n${message}\n`);
  process.exit(1);
}
