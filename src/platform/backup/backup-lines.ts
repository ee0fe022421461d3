import { createHash } from "node:crypto";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import type { Database } from "../database/database-schema.ts";
import { type OpenDatabase, sqliteFile } from "../database/open-database.ts";
import { openSqlite } from "../database/open-sqlite.ts";
import { listKeptFiles, readPieces } from "./kept-files.ts";
import { createRowSum, encodeRow } from "./row-code.ts";
import { listTables, readRows } from "./tables.ts";

export const FORMAT = 1;

/** What a backup holds in all; its last line. */
export interface Tally {
  tables: number;
  rows: number;
  files: number;
}

interface Source {
  database: Pick<OpenDatabase, "db" | "dialect">;
  dataDir: string;
  now: Date;
  /** Rows alone: the files stay where they are. */
  isWithoutFiles?: boolean;
}

/**
 * Everything that is kept, as lines of JSON (docs/backups.md), as it was at one moment: all tables are read in one transaction, and whoever
 * writes meanwhile neither waits nor is seen. Files come after the rows that name them; one that went meanwhile is left out.
 */
export async function readAll<Result>(source: Source, take: (lines: AsyncGenerator<string>) => Promise<Result>): Promise<Result> {
  const { dialect, db } = source.database;
  // A connection of its own: the server's one connection to SQLite would be held for as long as this takes.
  const own = dialect === "sqlite" ? openSqlite(sqliteFile(source.dataDir)) : undefined;
  try {
    return await (own ?? db).connection().execute(async (held) => {
      await sql.raw(dialect === "sqlite" ? "begin deferred" : "begin isolation level repeatable read read only").execute(held);
      try {
        return await take(linesOf(held, source));
      } finally {
        await sql`rollback`.execute(held);
      }
    });
  } finally {
    await own?.destroy();
  }
}

async function* linesOf(held: Kysely<Database>, { database: { dialect }, dataDir, now, isWithoutFiles }: Source): AsyncGenerator<string> {
  const tally: Tally = { tables: 0, rows: 0, files: 0 };
  const { rows: done } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(held);
  yield line({ backup: FORMAT, at: now.toISOString(), migrations: done.map(({ name }) => name) });
  for (const table of (await listTables(held, dialect)).filter(({ name }) => !MADE_ANEW.has(name))) {
    const sum = createRowSum();
    yield line({ table: table.name, columns: table.columns });
    for await (const row of readRows(held, dialect, table)) {
      const encoded = encodeRow(row);
      sum.add(encoded);
      yield `${encoded}\n`;
    }
    const result = sum.result();
    yield line(result);
    tally.tables++;
    tally.rows += result.rows;
  }
  for (const path of isWithoutFiles ? [] : await listKeptFiles(dataDir)) {
    const pieces = await readPieces(join(dataDir, path));
    if (!pieces) continue;
    const hash = createHash("sha256");
    yield line({ file: path });
    for await (const piece of pieces) {
      hash.update(piece);
      yield line(piece.toString("base64"));
    }
    yield line({ sha256: hash.digest("hex") });
    tally.files++;
  }
  yield line(tally);
}

/** Caches, what counts for moments, and public lists, which may be gigabytes and are imported again. */
export const MADE_ANEW: ReadonlySet<string> = new Set([
  ...["instance_disk", "limit_use", "presence", "release", "release_asset"],
  ...["dataset_edition", "dataset_piece"],
]);

const line = (value: unknown): string => `${JSON.stringify(value)}\n`;
