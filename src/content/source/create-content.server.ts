import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Kysely } from "kysely";
import type { ContentSource } from "#core/content/content-source.ts";
import type { RawDocument } from "#core/content/raw-document.ts";
import type { Database } from "#platform/database/database-schema.ts";
import type { Env } from "#platform/env/env.ts";
import { siteFile } from "#platform/env/site-folder.ts";
import type { AssetStore } from "#platform/images/asset-store.server.ts";
import type { Logger } from "#platform/log/logger.ts";
import { createDocumentStore } from "./database-document-store.server.ts";
import { writeMissingEntries } from "./entry-rows.server.ts";
import { fillStore } from "./fill-store.server.ts";
import { openHostedDocuments } from "./hosted/hosted-documents.server.ts";
import { createIndexedSource, type IndexedSource } from "./indexed-source.server.ts";
import { pollStore } from "./poll-store.ts";

interface Options {
  env: Pick<Env, "dataDir" | "sanity">;
  db: Kysely<Database>;
  assets: Pick<AssetStore, "add" | "keepMissing">;
  log: Logger;
  now(): Date;
  /** The export that fills an empty store. */
  exportFolder?: string;
  /** Rejects when a site cannot be made of this content; then what was there before stays. */
  judge?(source: ContentSource): Promise<unknown>;
}

/** The hosted dataset when a project is named, the embedded store otherwise. */
export async function createContent(options: Options): Promise<ContentSource & Pick<IndexedSource, "refresh" | "overlay">> {
  return options.env.sanity ? await openHosted(options.env.sanity, options) : await openEmbedded(options);
}

async function openHosted(project: NonNullable<Env["sanity"]>, { env, log, now, judge }: Options) {
  // Another dataset has another copy.
  const file = join(env.dataDir, "content", `${project.projectId}.${project.dataset}.ndjson`);
  const documents = await openHostedDocuments({ project, file, log });
  // Longer than from one poll of the platform to the next, so that no visitor is the one who waits for the service.
  return createIndexedSource({ ...documents, judge, reject: reportOnce(log), log, now, pollEveryMs: 15_000 });
}

async function openEmbedded({ db, assets, log, now, judge, exportFolder = REPOSITORY_EXPORT }: Options) {
  const store = createDocumentStore(db);
  await fillStore({ folder: exportFolder, store, assets, log, now });
  await assets.keepMissing();
  await writeMissingEntries(db);
  const { isAnswering: _, ...source } = createIndexedSource({
    ...pollStore(store),
    judge,
    reject: reportOnce(log),
    log,
    now,
    pollEveryMs: 2_000,
  });
  return source;
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

const REPOSITORY_EXPORT = siteFile("content");

/** The documents that a site begins with. */
export async function readSample(folder = REPOSITORY_EXPORT): Promise<RawDocument[]> {
  const lines = (await readFile(join(folder, "data.ndjson"), "utf8")).split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line) as RawDocument);
}
