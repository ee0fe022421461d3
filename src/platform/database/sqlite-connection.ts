import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import type { SqliteDatabase } from "kysely";

/**
 * node:sqlite in the shape that Kysely's SqliteDialect expects. Apart from Kysely itself, so that a process which only writes starts
 * fast (tests/support/write-rows.ts).
 */
export function openSqliteConnection(file: string): SqliteDatabase {
  const connection = new DatabaseSync(file);
  // The busy timeout first: switching a file to WAL needs a lock of its own.
  connection.exec("pragma busy_timeout=5000; pragma journal_mode=wal; pragma synchronous=full; pragma foreign_keys=on");
  const statements = createStatementCache(connection);
  return {
    close: () => connection.close(),
    prepare(sql) {
      // A deferred transaction that reads and then writes fails at once when another process wrote in between; this one waits its turn.
      const statement = statements.get(sql === "begin" ? "begin immediate" : sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...parameters.map(toSqlite)),
        run: (parameters) => statement.run(...parameters.map(toSqlite)),
        iterate: (parameters) => statement.iterate(...parameters.map(toSqlite)),
      };
    },
  };
}

/**
 * Refuses what SQLite would store as something else (a Date or NaN silently becomes NULL, a boolean only works here) and what
 * PostgreSQL would refuse (NUL in text), so that a mistake shows on either database.
 */
function toSqlite(value: unknown): SQLInputValue {
  if (value === null || typeof value === "bigint" || value instanceof Uint8Array) return value;
  if (typeof value === "number" && Number.isFinite(value)) return value;
  if (typeof value === "string") {
    if (value.includes("\0"))
      throw Object.assign(
        new TypeError("Text for the database must not hold a NUL character: remove it at the edge, or store the text as JSON."),
        { code: NUL_IN_TEXT },
      );
    return value;
  }
  const kind =
    value instanceof Date ? "a Date: store toISOString()" : typeof value === "boolean" ? "a boolean: store 0 or 1" : String(typeof value);
  throw new TypeError(`A value for the database must not be ${kind}.`);
}

/** As PostgreSQL says it: character_not_in_repertoire. */
const NUL_IN_TEXT = "22021";

/** Lists of varying length make endless many statements, so the cache keeps the ones used last. */
function createStatementCache(connection: DatabaseSync, limit = 300) {
  const cache = new Map<string, StatementSync>();
  return {
    get(sql: string): StatementSync {
      const statement = cache.get(sql) ?? connection.prepare(sql);
      cache.delete(sql);
      // A cached statement would keep the columns of before: `select *` after `alter table` must be prepared anew.
      if (/^\s*(create|alter|drop|pragma)\b/i.test(sql)) cache.clear();
      else cache.set(sql, statement);
      const oldest = cache.size > limit ? cache.keys().next().value : undefined;
      if (oldest !== undefined) cache.delete(oldest);
      return statement;
    },
  };
}
