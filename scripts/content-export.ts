/**
 * npm run content:export -- <folder>
 * Writes the embedded store as data.ndjson and images/, which the hosted service's own command imports.
 */
import { createDocumentStore } from "#content/source/database-document-store.server.ts";
import { writeDataset } from "#content/source/export-dataset.server.ts";
import { createAssetStore } from "#platform/images/asset-store.server.ts";
import { withDatabase } from "./with-database.ts";

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Name the folder to write to: npm run content:export -- <folder>");

await withDatabase(async ({ db, dataDir }) => {
  const written = await writeDataset(folder, await createDocumentStore(db).all(), createAssetStore({ dataDir, db }));
  process.stdout.write(`${written.documents} documents and ${written.images} images written to ${folder}\n`);
});
