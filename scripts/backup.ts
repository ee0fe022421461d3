/**
 * npm run backup -- FILE
 * Everything that is kept, as it is at this moment, while the site runs: docs/backups.md. Sealed when BACKUP_KEY is set.
 */
import { writeBackup } from "#platform/backup/write-backup.ts";
import { withConnection } from "./with-connection.ts";

await withConnection(async (database, { dataDir, backupKey }) => {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new Error("Name the file to write: npm run backup -- FILE");
  const bytes = await writeBackup({ database, dataDir, file, key: backupKey, now: new Date() });
  const sealed = backupKey === undefined ? "not sealed: set BACKUP_KEY to have it encrypted" : "sealed";
  process.stdout.write(`${file}: ${bytes.toLocaleString("en-US")} bytes, ${sealed}\n`);
});
