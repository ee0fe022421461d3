/**
 * npm run content:write -- <file.md | file.yaml …>
 * Writes what these files describe into content/data.ndjson, in place of documents with the same ids.
 */
import { readFile, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { readAuthoredFile } from "#content/authoring/authored-document.ts";
import { contentTypes } from "#content/content-types.ts";
import { readEverything } from "#content/every-reader.ts";
import { filesToReferences } from "#content/source/dataset-images.ts";
import { createDocumentIndex } from "#content/source/document-index.ts";
import { parseNdjson, toNdjson } from "#content/source/ndjson.ts";
import { onePerSlug } from "#content/source/one-per-slug.ts";
import type { DocumentFault } from "#core/content/content-source.ts";
import type { RawDocument } from "#core/content/raw-document.ts";

const DATASET = new URL("../content/data.ndjson", import.meta.url);

const files = process.argv.slice(2);
const documents = new Map(parseNdjson(await readFile(DATASET, "utf8").catch(() => "")).map((document) => [document._id, document]));
const failures: string[] = [];
for (const file of files) {
  try {
    for (const document of readAuthoredFile(file, await readFile(file, "utf8"))) documents.set(document._id, document);
  } catch (error) {
    failures.push(`${basename(file)}: ${(error as Error).message}`);
  }
}
await writeFile(DATASET, toNdjson([...documents.values()]));
const faults = await faultsOf([...documents.values()]);
for (const { id, reason } of faults) failures.push(`${id}: ${reason}`);
for (const failure of failures) process.stderr.write(`${failure}\n`);
process.stdout.write(`${documents.size} documents in content/data.ndjson, ${failures.length} faults\n`);
process.exitCode = failures.length > 0 ? 1 : 0;

/** Reads the whole dataset as the site would and collects what it would leave out. */
async function faultsOf(all: readonly RawDocument[]): Promise<DocumentFault[]> {
  const stored = await Promise.all(all.map((document) => filesToReferences(document, async () => "image-unknown-1x1-png")));
  const faults = new Map<string, DocumentFault>();
  const index = createDocumentIndex(onePerSlug(stored, (fault) => void faults.set(fault.id, fault)));
  await readEverything(
    { fetch: async (query, params) => index.evaluate(query, params), reject: (fault) => void faults.set(fault.id, fault) },
    new Date("9999-01-01"),
  ).catch((error: Error) => faults.set("siteSettings", { id: "siteSettings", reason: error.message }));
  for (const document of stored) {
    const type = contentTypes.find(({ name }) => name === document._type);
    const missing = type?.faultsOf(document) ?? [];
    if (missing.length > 0)
      faults.set(document._id, { id: document._id, reason: missing.map(({ field, message }) => `${field}: ${message}`).join("; ") });
  }
  return [...faults.values()];
}
