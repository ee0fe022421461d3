import { type OpenDatabase, openDatabase } from "#platform/database/open-database.ts";
import { readEnv } from "#platform/env/env.ts";
import { createLogger } from "#platform/log/logger.ts";

/** Opens the database that the environment names, as the server would, and closes it after the work. */
export async function withDatabase(work: (opened: { db: OpenDatabase["db"]; dataDir: string }) => Promise<void>): Promise<void> {
  const { dataDir, databaseUrl } = readEnv(process.env);
  const { db, close } = await openDatabase({ dataDir, databaseUrl, log: createLogger() });
  try {
    await work({ db, dataDir });
  } finally {
    await close();
  }
}
