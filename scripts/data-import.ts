/**
 * npm run data:import -- tranco top-1m.csv.zip [--edition 2026-11-14]
 *                        majestic-million majestic_million.csv
 *                        commoncrawl-ranks cc-main-2026-aug-sep-oct-domain-ranks.txt.gz
 *                        commoncrawl-edges …-domain-edges.txt.gz …-domain-vertices.txt.gz
 * Reads a public list, plain, gzipped or zipped, into sorted files in DATA_DIR, or in the database that DATABASE_URL names. What was
 * interrupted goes on when it is started again, and running servers take the new edition within seconds.
 */
import { parseArgs } from "node:util";
import { DATASET_KINDS } from "#core/datasets/dataset-kind.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { importDataset } from "#platform/datasets/import/import-dataset.ts";
import { createKeptEditions } from "#platform/datasets/kept-editions.ts";
import { readEnv } from "#platform/env/env.ts";
import { createLogger } from "#platform/log/logger.ts";

const { positionals, values } = parseArgs({ allowPositionals: true, options: { edition: { type: "string" } } });
const [name, ...files] = positionals;
const kind = DATASET_KINDS.find((known) => known === name);

try {
  if (!kind || files.length === 0) throw new Error(`Name the list and its file: npm run data:import -- ${DATASET_KINDS.join(" | ")} FILE`);
  const { dataDir, databaseUrl } = readEnv(process.env);
  const shared = databaseUrl === undefined ? undefined : await openDatabase({ dataDir, databaseUrl, log: createLogger() });
  try {
    const about = await importDataset({
      dataDir,
      kind,
      files,
      edition: values.edition,
      now: () => new Date(),
      onProgress: (words) => process.stdout.write(`${kind}: ${words}\n`),
      keep: shared && createKeptEditions(shared).keep,
    });
    const skipped = `${about.malformed.toLocaleString("en-US")} lines left out, ${about.duplicates.toLocaleString("en-US")} names twice`;
    process.stdout.write(
      `${kind} ${about.edition}: ${about.rows.toLocaleString("en-US")} rows imported (${skipped}).\nSHA-256 ${about.sha256}\n`,
    );
  } finally {
    await shared?.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
