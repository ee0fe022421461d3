import { type Kysely, sql } from "kysely";
import type { Database } from "../database/database-schema.ts";
import type { DatabaseDialect } from "../database/open-database.ts";
import type { Row, Value } from "./row-code.ts";

export interface TableShape {
  name: string;
  columns: readonly string[];
}

/** Tables in the order in which migrations made them: what a row refers to stands in an earlier one. */
export async function listTables(db: Kysely<Database>, dialect: DatabaseDialect): Promise<TableShape[]> {
  const { rows } = await (dialect === "sqlite" ? SQLITE_COLUMNS : POSTGRES_COLUMNS).execute(db);
  const columnsOf = Map.groupBy(rows, ({ table }) => table);
  return [...columnsOf].map(([name, columns]) => ({ name, columns: columns.map(({ column }) => column) }));
}

const SQLITE_COLUMNS = sql<{ table: string; column: string }>`
  select m.name as "table", c.name as "column" from sqlite_master m, pragma_table_info(m.name) c
  where m.type = 'table' and m.name not glob 'sqlite_*' and m.name not glob 'kysely_*' order by m.rowid, c.cid`;

const POSTGRES_COLUMNS = sql<{ table: string; column: string }>`
  select t.relname as "table", c.attname as "column" from pg_class t join pg_attribute c on c.attrelid = t.oid
  where t.relkind = 'r' and t.relnamespace = current_schema()::regnamespace and not starts_with(t.relname, 'kysely_')
    and c.attnum > 0 and not c.attisdropped order by t.oid, c.attnum`;

/** Bytes that are read at once, about: a table of pictures is read one by one, a table of links by the thousand. */
const AT_ONCE_BYTES = 2_000_000;

/** Needs one connection, inside a transaction. */
export async function* readRows(db: Kysely<Database>, dialect: DatabaseDialect, { name, columns }: TableShape): AsyncGenerator<Row> {
  const next = dialect === "sqlite" ? byRowNumber(db, name, columns) : await byCursor(db, name, columns);
  for (let limit = 1; ; ) {
    const rows = await next(limit);
    let bytes = 0;
    for (const row of rows) {
      const values = columns.map((column) => row[column] ?? null);
      for (const value of values) bytes += typeof value === "object" ? (value?.byteLength ?? 1) : String(value).length;
      yield values;
    }
    if (rows.length < limit) return;
    limit = Math.max(1, Math.min(limit * 4, 1_000, Math.floor((AT_ONCE_BYTES * rows.length) / bytes)));
  }
}

type RawRow = Record<string, Value>;

function byRowNumber(db: Kysely<Database>, table: string, columns: readonly string[]) {
  let last = Number.MIN_SAFE_INTEGER;
  return async (limit: number): Promise<RawRow[]> => {
    const { rows } = await sql<RawRow>`
      select rowid as "row number", ${listOf(columns)} from ${sql.table(table)} where rowid > ${last} order by rowid limit ${limit}`.execute(
      db,
    );
    last = Number(rows.at(-1)?.["row number"] ?? last);
    return rows;
  };
}

async function byCursor(db: Kysely<Database>, table: string, columns: readonly string[]) {
  await sql`close all`.execute(db);
  await sql`declare rows no scroll cursor for select ${listOf(columns)} from ${sql.table(table)}`.execute(db);
  return async (limit: number): Promise<RawRow[]> => (await sql<RawRow>`fetch ${sql.lit(limit)} from rows`.execute(db)).rows;
}

const listOf = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));

const MOST_ROWS = 200;
/** PostgreSQL takes 65,535 parameters, SQLite 32,766. */
const MOST_PARAMETERS = 30_000;

/** Writes rows in batches; `end` writes the last one. */
export function createRowWriter(db: Kysely<Database>, { name, columns }: TableShape) {
  const most = Math.min(MOST_ROWS, Math.floor(MOST_PARAMETERS / columns.length));
  let batch: Row[] = [];
  let bytes = 0;
  async function flush(): Promise<void> {
    if (batch.length === 0) return;
    const values = sql.join(batch.map((row) => sql`(${sql.join(row)})`));
    await sql`insert into ${sql.table(name)} (${listOf(columns)}) values ${values}`.execute(db);
    batch = [];
    bytes = 0;
  }
  return {
    async add(row: Row, size: number): Promise<void> {
      batch.push(row);
      bytes += size;
      if (batch.length >= most || bytes >= AT_ONCE_BYTES) await flush();
    },
    end: flush,
  };
}
