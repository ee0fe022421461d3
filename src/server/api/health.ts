import { Hono } from "hono";
import { sql } from "kysely";
import type { Platform } from "../platform.ts";

/** `/healthz`: the process lives. `/readyz`: it can serve, with database and content within reach. */
export function createHealthRoutes(platform: Pick<Platform, "database" | "content" | "isReady">) {
  return new Hono()
    .get("/healthz", (c) => c.json({ alive: true }))
    .get("/readyz", async (c) => {
      const checks = {
        accepting: platform.isReady(),
        database: await succeeds(sql`select 1`.execute(platform.database.db)),
        content: await succeeds(platform.content.fetch("count(*)")),
      };
      const ready = Object.values(checks).every(Boolean);
      return c.json({ ready, ...checks }, ready ? 200 : 503);
    });
}

const succeeds = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  );
