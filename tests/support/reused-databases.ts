import pg from "pg";

/**
 * Copies of a PostgreSQL database that go from test to test. To copy one takes a fifth of a second of the processor; to empty what a test
 * filled takes a few milliseconds.
 */
export function reuseDatabases(original: () => DatabaseState) {
  const returned: string[] = [];
  return {
    /** One that is as the model is, if one was given back. */
    async take(): Promise<string | undefined> {
      for (let url = returned.pop(); url !== undefined; url = returned.pop()) {
        if (await connected(url, (client) => restore(client, original()))) return url;
      }
      return undefined;
    },
    /** Nobody may be connected to it any more. */
    give: (url: string) => void returned.push(url),
  };
}

export const stateOf = (url: string): Promise<DatabaseState> => connected(url, readState);

export interface DatabaseState {
  /** Every column of every table and index. */
  shape: string;
  /** The rows of each table that has some, as JSON. */
  rows: ReadonlyMap<string, string>;
}

const SHAPE = `SELECT md5(string_agg(format('%s.%s %s', relname, attname, atttypid), ',' ORDER BY relname, attnum)) AS shape
  FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid WHERE relnamespace = 'public'::regnamespace`;

async function readState(client: pg.Client): Promise<DatabaseState> {
  const shape = await client.query<{ shape: string }>(SHAPE);
  const { rows: tables } = await client.query<{ name: string }>(
    "SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'",
  );
  const filled = tables.map(({ name }) => `SELECT '${name}' AS name, json_agg(t)::text AS rows FROM ${name} t HAVING count(*) > 0`);
  const { rows } = await client.query<{ name: string; rows: string }>(filled.join(" UNION ALL "));
  return { shape: shape.rows[0]?.shape ?? "", rows: new Map(rows.map(({ name, rows }) => [name, rows])) };
}

/** False where a test changed a table itself: such a copy is left alone. */
async function restore(client: pg.Client, original: DatabaseState): Promise<boolean> {
  const { shape, rows } = await readState(client);
  if (shape !== original.shape) return false;
  const changed = [...new Set([...rows.keys(), ...original.rows.keys()])].filter((table) => rows.get(table) !== original.rows.get(table));
  if (changed.length > 0) await client.query(`TRUNCATE ${changed.join(", ")} RESTART IDENTITY CASCADE`);
  for (const table of changed) {
    const kept = original.rows.get(table);
    if (kept) await client.query(`INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $1)`, [kept]);
  }
  return true;
}

async function connected<Result>(connectionString: string, use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
