/**
 * npm run data:move -- postgres://user:password@host:5432/name
 * Everything of the embedded database, and the secrets and imported lists beside it, into an empty PostgreSQL database: each table is read back and held
 * against what was there, row by row. The site must not run meanwhile; the embedded database stays as it is.
 */
import { moveData } from "#platform/backup/move-data.ts";
import { readEnv } from "#platform/env/env.ts";
import { createLogger } from "#platform/log/logger.ts";

const [databaseUrl] = process.argv.slice(2);
try {
  if (!/^postgres(?:ql)?:/.test(databaseUrl ?? "")) throw new Error("Name the database to fill: npm run data:move -- postgres://…");
  const onTable = (name: string, rows: number) => process.stdout.write(`${String(rows).padStart(9)} ${name}\n`);
  const { dataDir } = readEnv(process.env);
  const { tables, rows, lists } = await moveData({ dataDir, databaseUrl: databaseUrl ?? "", log: createLogger(), onTable });
  process.stdout.write(
    `${rows.toLocaleString("en-US")} rows of ${tables} tables moved and checked, and ${lists} imported lists. Set DATABASE_URL and start the site.\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
