import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readEnv } from "#platform/env/env.ts";
import { createLogger } from "#platform/log/logger.ts";
import { createSite } from "../../src/server/app.ts";
import { createHttpServer } from "../../src/server/http-server.ts";
import { openPlatform } from "../../src/server/platform.ts";
import { closedHeaders } from "../../src/server/security-headers/security-headers.ts";
import { asNewVisitors } from "./new-visitors.ts";
import { startSmtp } from "./smtp.ts";

export type SiteInProcess = Awaited<ReturnType<typeof openSiteInProcess>>;

/** The whole server but its pages, in this process, on a real socket, with a real mail server behind it. Every call comes from a visitor of its own. */
export async function openSiteInProcess({ databaseUrl, env: more = {} }: { databaseUrl?: string; env?: Record<string, string> } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "site-api-"));
  const files = mkdtempSync(join(tmpdir(), "site-files-"));
  const smtp = await startSmtp();
  const server = createHttpServer(closedHeaders({ secure: false, imageOrigins: [] }));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const env = readEnv({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SITE_ORIGIN: origin,
    SMTP_URL: smtp.url,
    TRUSTED_PROXIES: "127.0.0.1",
    ...more,
  });
  const faults: unknown[] = [];
  const log = { ...createLogger({ level: "silent" }), error: (message: string, details?: unknown) => void faults.push([message, details]) };
  const platform = await openPlatform(env, log);
  const { app, listener } = await createSite(platform, { files });
  server.on("request", listener);

  return {
    app,
    platform,
    smtp,
    origin,
    dataDir,
    /** What the log was told as a fault of ours. */
    faults,
    ask: asNewVisitors(origin),
    async close() {
      server.closeAllConnections();
      server.close();
      await platform.stop();
      await smtp.stop();
      for (const folder of [dataDir, files]) rmSync(folder, { recursive: true, force: true });
    },
  };
}
