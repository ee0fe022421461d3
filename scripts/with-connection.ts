import { connectDatabase, type OpenDatabase } from "#platform/database/open-database.ts";
import { type Env, readEnv } from "#platform/env/env.ts";
import { createLogger } from "#platform/log/logger.ts";

/**
 * The database that the environment names, as it is: no table is made or changed. `isAlone`: not while a server uses the same data folder.
 * What goes wrong is told in a sentence.
 */
export async function withConnection(work: (database: OpenDatabase, env: Env) => Promise<void>, { isAlone = false } = {}): Promise<void> {
  process.umask(0o077);
  try {
    const env = readEnv(process.env);
    const database = connectDatabase({ ...env, log: createLogger(), isServing: isAlone });
    try {
      await work(database, env);
    } finally {
      await database.close();
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
