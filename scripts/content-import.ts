/**
 * npm run content:import -- <folder or data.ndjson>
 * Takes an export of a dataset (ours, or the hosted service's once unpacked) into the embedded store: documents with the same
 * ids are replaced, others stay. A running server notices within seconds.
 */
import { createDocumentStore } from "#content/source/database-document-store.server.ts";
import { readDataset } from "#content/source/import-dataset.server.ts";
import { noteChanges } from "#content/source/note-changes.ts";
import { createAssetStore } from "#platform/images/asset-store.server.ts";
import { withDatabase } from "./with-database.ts";

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error("Name the folder or the file to import: npm run content:import -- <folder or data.ndjson>");

await withDatabase(async ({ db, dataDir }) => {
  const documents = await readDataset(path, createAssetStore({ dataDir, db }));
  const store = createDocumentStore(db);
  const at = new Date();
  await store.put(noteChanges(await store.all(), documents, at), at);
  process.stdout.write(`${documents.length} documents imported\n`);
});
