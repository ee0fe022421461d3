import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { keepToOurselves } from "../private-files/only-ours.ts";
import { UnusableDatabase } from "./unusable-database.ts";

/**
 * The embedded database serves one process: two would each keep pages, limits and jobs of their own. Held by a transaction on a file
 * beside it, so by the system for as long as this process lives; a kill leaves nothing behind that has to be cleared away.
 */
export function holdAlone(dataDir: string): () => void {
  const file = join(dataDir, "serving.lock");
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec("begin exclusive");
  } catch (cause) {
    lock.close();
    throw (cause as { errcode?: number }).errcode === SQLITE_BUSY ? new UnusableDatabase(HELD, { cause }) : cause;
  }
  keepToOurselves(file);
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
}

/** One that nobody holds is closed when memory is collected, and the lock with it. */
const held = new Set<DatabaseSync>();

const SQLITE_BUSY = 5;
const HELD = "Another process of this site uses the same data folder. Stop it, set DATA_DIR to another folder, or use PostgreSQL.";
