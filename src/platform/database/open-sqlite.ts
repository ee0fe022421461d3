import { setTimeout as sleep } from "node:timers/promises";
import { CompiledQuery, type DatabaseConnection, Kysely, SqliteAdapter, SqliteDialect, type SqliteDialectConfig } from "kysely";
import type { Database } from "./database-schema.ts";
import { keepCause } from "./keep-cause.ts";
import { openSqliteConnection } from "./sqlite-connection.ts";
import { createWriteAheadLog, flushOnRelease, type WriteAheadLog } from "./write-ahead-log.ts";

export function openSqlite(file: string, longLog?: number): Kysely<Database> {
  const database = async () => openSqliteConnection(file);
  const onCreateConnection = async (connection: DatabaseConnection) => {
    await waitWithoutBlocking(connection);
    // The log is flushed and shortened apart: see write-ahead-log.ts.
    await connection.executeQuery(CompiledQuery.raw("pragma synchronous=normal"));
    await connection.executeQuery(CompiledQuery.raw("pragma wal_autocheckpoint=0"));
  };
  return new Kysely({ dialect: new TransactionalSqliteDialect({ database, onCreateConnection }, createWriteAheadLog(file, longLog)) });
}

/** How long a statement waits for another writer before it fails. */
const PATIENCE_MS = 5_000;
/** SQLite waits by blocking the thread: enough for a usual commit, too short for a visitor to notice. */
const BLOCKING_WAIT_MS = 10;

/**
 * While another process (or another connection of this one) holds the write lock, the rest of the server goes on. Repeating is safe: a
 * statement that was refused as busy has changed nothing.
 */
async function waitWithoutBlocking(connection: DatabaseConnection): Promise<void> {
  const execute = connection.executeQuery.bind(connection);
  connection.executeQuery = async (query, options) => {
    const deadline = performance.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await execute(query, options);
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) throw error;
        await sleep(5 + Math.random() * 20);
      }
    }
  };
  await connection.executeQuery(CompiledQuery.raw(`pragma busy_timeout=${BLOCKING_WAIT_MS}`));
}

function isBusy(error: unknown): boolean {
  // The low byte is the kind; the rest tells variants of it apart. https://sqlite.org/rescode.html#busy
  return error instanceof Error && "errcode" in error && typeof error.errcode === "number" && (error.errcode & 0xff) === 5;
}

/**
 * Kysely believes that SQLite cannot change tables inside a transaction. It can; saying so makes each start's migrations one
 * `begin immediate` transaction: a kill half way leaves nothing behind, and two processes that start together take turns.
 */
class TransactionalSqliteDialect extends SqliteDialect {
  readonly #log: WriteAheadLog;

  constructor(config: SqliteDialectConfig, log: WriteAheadLog) {
    super(config);
    this.#log = log;
  }

  override createAdapter() {
    return new TransactionalSqliteAdapter();
  }

  override createDriver() {
    return flushOnRelease(keepCause(super.createDriver()), this.#log);
  }
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }

  /** There is one, but its turns are kept by `flushOnRelease`. */
  override get supportsMultipleConnections() {
    return true;
  }
}
