import { Hono } from "hono";
import { sql } from "kysely";
import { readSettings } from "#content/site-settings/site-settings.content-type.ts";
import { createStorageCheck } from "#platform/database/storage-check.ts";
import type { Platform } from "../platform.ts";

/**
 * `/healthz`: the process lives. `/readyz`: it can serve, with the database and what every page needs of content within reach, and room to
 * keep what visitors send. A hosted
 * dataset that is away is told beside that: the copy of it serves, and turning every instance away would help nobody.
 */
export function createHealthRoutes(platform: Pick<Platform, "env" | "database" | "content" | "isReady">) {
  const canKeep = createStorageCheck(platform.database, platform.env.dataDir);
  return new Hono()
    .get("/healthz", (c) => c.json({ alive: true }))
    .get("/readyz", async (c) => {
      const checks = {
        accepting: platform.isReady(),
        database: await succeeds(sql`select 1`.execute(platform.database.db)),
        storage: await canKeep(),
        content: await succeeds(readSettings(platform.content)),
      };
      const ready = Object.values(checks).every(Boolean);
      const contentService = platform.content.isAnswering?.();
      return c.json({ ready, ...checks, ...(contentService !== undefined && { contentService }) }, ready ? 200 : 503);
    });
}

const succeeds = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  );
