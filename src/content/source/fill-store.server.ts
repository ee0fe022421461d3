import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { RawDocument } from "#core/content/raw-document.ts";
import type { AssetStore } from "#platform/images/asset-store.server.ts";
import type { Logger } from "#platform/log/logger.ts";
import type { DocumentStore } from "./document-store.ts";
import { readDataset } from "./import-dataset.server.ts";
import { noteChanges } from "./note-changes.ts";

interface Options {
  /** The export kept in the repository. */
  folder: string;
  store: DocumentStore;
  assets: Pick<AssetStore, "add">;
  log: Logger;
  now(): Date;
}

/**
 * Fills the store from the export at the first start, and again when the export has changed, as long as nobody has written
 * to the store since the last filling. Once somebody has, the store is theirs: the new export stays aside and the log says so.
 */
export async function fillStore({ folder, store, assets, log, now }: Options): Promise<void> {
  const hash = createHash("sha256")
    .update(await readFile(join(folder, "data.ndjson")))
    .digest("hex");
  const [filling] = (await store.read([MARKER_ID])) as Marker[];
  if (filling?.hash === hash) return;
  const documents = await store.all();
  if (documents.length > 0 && filling?.revision !== (await store.revision())) {
    log.info("content was edited here, so the changed export in content/ is left aside; `npm run content:import -- content` takes it");
    return;
  }
  const at = now();
  const fresh = noteChanges(documents, await readDataset(folder, assets), at);
  await store.replaceAll(fresh, at, (revision) => marker(hash, revision));
  log.info("content filled from the export", { documents: fresh.length });
}

const MARKER_ID = "system.filling";

interface Marker extends RawDocument {
  hash: string;
  revision: string;
}

const marker = (hash: string, revision: string): Marker => ({ _id: MARKER_ID, _type: "system.filling", hash, revision });
