/**
 * npm run restore -- FILE
 * A backup into an empty product: a new DATA_DIR, or the new database that DATABASE_URL names. Every row and file is held against the
 * backup before any of it stays.
 */
import { readBackup } from "#platform/backup/read-backup.ts";
import { restore } from "#platform/backup/restore.ts";
import { withConnection } from "./with-connection.ts";

await withConnection(
  async (database, { dataDir, backupKey }) => {
    const [file] = process.argv.slice(2);
    if (file === undefined) throw new Error("Name the file to restore: npm run restore -- FILE");
    const { tables, rows, files } = await restore(readBackup(file, backupKey), { database, dataDir });
    process.stdout.write(`restored and checked: ${rows.toLocaleString("en-US")} rows of ${tables} tables, ${files} files\n`);
  },
  { isAlone: true },
);
