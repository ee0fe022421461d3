import { connectDatabase, openDatabase } from "../database/open-database.ts";
import { createKeptEditions } from "../datasets/kept-editions.ts";
import type { Logger } from "../log/logger.ts";
import { takeOverFiles } from "../private-files/private-files.ts";
import { secretFor } from "../secret/kept-secret.ts";
import { readAll, type Tally } from "./backup-lines.ts";
import { listSecrets } from "./kept-files.ts";
import { restore } from "./restore.ts";

interface Options {
  dataDir: string;
  databaseUrl: string;
  log: Logger;
  onTable?(name: string, rows: number): void;
}

/** From the embedded database to one that several instances share, with the imported lists beside it. */
export async function moveData({ dataDir, databaseUrl, log, onTable }: Options): Promise<Tally & { lists: number }> {
  const source = await openDatabase({ dataDir, log, isServing: true });
  const target = connectDatabase({ dataDir, databaseUrl, log });
  try {
    await takeOverFiles(source.db, dataDir);
    const tally = await readAll({ database: source, dataDir, now: new Date(), isWithoutFiles: true }, (lines) =>
      restore(lines, { database: target, dataDir, ...(onTable && { onTable }) }),
    );
    for (const purpose of await listSecrets(dataDir)) await secretFor(purpose, { shared: undefined, folder: dataDir, db: target.db });
    const lists = await createKeptEditions(target).takeOver(dataDir);
    return { ...tally, lists: lists?.length ?? 0 };
  } finally {
    await target.close();
    await source.close();
  }
}
