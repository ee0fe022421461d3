import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Kysely } from "kysely";
import type { ContentSource } from "#core/content/content-source.ts";
import type { Database } from "#platform/database/database-schema.ts";
import type { Env } from "#platform/env/env.ts";
import { createAssetStore } from "#platform/images/asset-store.server.ts";
import type { Logger } from "#platform/log/logger.ts";
import { createDocumentStore } from "./database-document-store.server.ts";
import { createEmbeddedSource } from "./embedded-source.server.ts";
import { fillStore } from "./fill-store.server.ts";
import { createHostedSource } from "./hosted-source.server.ts";

interface Options {
  env: Pick<Env, "dataDir" | "sanity">;
  db: Kysely<Database>;
  log: Logger;
  now(): Date;
  /** The export that fills an empty store. */
  exportFolder?: string;
}

/** The hosted dataset when a project is named, the embedded store otherwise. */
export async function createContent({ env, db, log, now, exportFolder = REPOSITORY_EXPORT }: Options): Promise<ContentSource> {
  const reject = reportOnce(log);
  if (env.sanity) {
    const source = await createHostedSource({ project: env.sanity, folder: join(env.dataDir, "content", "last-good"), log, now });
    return { ...source, reject };
  }
  const store = createDocumentStore(db);
  await fillStore({ folder: exportFolder, store, assets: createAssetStore({ dataDir: env.dataDir, db }), log, now });
  return { ...createEmbeddedSource({ store, now }), reject };
}

/** A bad document is met by every page that lists it; one line about each fault is enough. */
function reportOnce(log: Logger): NonNullable<ContentSource["reject"]> {
  const reported = new Set<string>();
  return ({ id, reason }) => {
    if (reported.size > 1_000 || reported.has(id + reason)) return;
    reported.add(id + reason);
    log.warn("document left out", { id, reason });
  };
}

const REPOSITORY_EXPORT = fileURLToPath(new URL("../../../content", import.meta.url));
