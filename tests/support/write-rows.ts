// A process that inserts rows, each in a transaction of its own, and prints each id once it is committed. Tests start many, so it
// starts fast: no Kysely. Arguments: a SQLite file or a PostgreSQL address, a prefix for the ids, how many rows (0: until killed).
import { writeSync } from "node:fs";
import pg from "pg";
import { openSqliteConnection } from "#platform/database/sqlite-connection.ts";

const INSERT = "insert into document (id, type, json, updated_at) values ($1, $2, $3, $4)";
const [place = "", prefix = "", count = "0"] = process.argv.slice(2);
const write = place.startsWith("postgres:") ? await postgresWriter() : sqliteWriter();
for (let n = 1; n <= (Number(count) || Number.POSITIVE_INFINITY); n++) {
  const id = `${prefix}-${n}`;
  await write(id);
  // Unbuffered: what is printed was committed, and what was committed before a kill is printed.
  writeSync(1, `${id}\n`);
}
process.exit(0);

function sqliteWriter() {
  const connection = openSqliteConnection(place);
  const run = (sql: string, parameters: string[] = []) => connection.prepare(sql).run(parameters);
  return (id: string) => {
    run("begin");
    run(INSERT.replaceAll(/\$\d/g, "?"), row(id));
    run("commit");
  };
}

async function postgresWriter() {
  const client = new pg.Client({ connectionString: place });
  await client.connect();
  return async (id: string) => {
    await client.query("begin");
    await client.query(INSERT, row(id));
    await client.query("commit");
  };
}

function row(id: string): string[] {
  return [id, "test", "{}", new Date().toISOString()];
}
