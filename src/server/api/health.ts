import { setTimeout as sleep } from "node:timers/promises";
import { Hono } from "hono";
import { sql } from "kysely";
import { readSettings } from "#content/site-settings/site-settings.content-type.ts";
import { createStorageCheck } from "#platform/kept-pages/storage-check.ts";
import type { Platform } from "../platform.ts";

/** How long a check may wait for a database connection, which under load it gets after the requests before it. */
const PATIENCE_MS = 1_000;
/** How long the last finding is answered instead, when a check waits longer than that. */
const STANDS_MS = 10_000;

/**
 * `/healthz`: the process lives. `/readyz`: it can serve, with the database and what every page needs of content within reach, and room to
 * keep what visitors send; an instance that is being stopped says so at once. A hosted dataset that cannot be reached is reported apart from that: its copy is served,
 * and turning every instance away would help nobody.
 */
export function createHealthRoutes(platform: Pick<Platform, "env" | "database" | "content" | "isReady">) {
  const canKeep = createStorageCheck(platform.database, platform.env.dataDir);
  const look = async () => ({
    database: await succeeds(sql`select 1`.execute(platform.database.db)),
    storage: await canKeep(),
    content: await succeeds(readSettings(platform.content)),
  });
  const check = createPatientCheck(look);
  return new Hono()
    .get("/healthz", (c) => c.json({ alive: true }))
    .get("/readyz", async (c) => {
      if (!platform.isReady()) return c.json({ ready: false, accepting: false }, 503);
      const checks = { accepting: true, ...(await check()) };
      const ready = Object.values(checks).every(Boolean);
      const contentService = platform.content.isAnswering?.();
      return c.json({ ready, ...checks, ...(contentService !== undefined && { contentService }) }, ready ? 200 : 503);
    });
}

function createPatientCheck<Found>(look: () => Promise<Found>): () => Promise<Found> {
  let last: { at: number; found: Found } | undefined;
  let looking: Promise<Found> | undefined;

  return () => {
    looking ??= lookNow();
    return Promise.race([looking, patience(looking)]);
  };

  async function lookNow(): Promise<Found> {
    const found = await look();
    last = { at: performance.now(), found };
    looking = undefined;
    return found;
  }

  async function patience(answer: Promise<Found>): Promise<Found> {
    await sleep(PATIENCE_MS, undefined, { ref: false });
    return last && performance.now() - last.at < STANDS_MS ? last.found : answer;
  }
}

const succeeds = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  );
