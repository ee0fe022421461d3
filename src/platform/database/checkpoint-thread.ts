// The thread that moves the log's pages into the database file: see write-ahead-log.ts.
import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";

const connection = new DatabaseSync((workerData as { databaseFile: string }).databaseFile);
// Without `synchronous`: SQLite's own default waits for the disk, and here nobody waits for it.
const checkpoint = connection.prepare("pragma wal_checkpoint(truncate)");

parentPort?.on("message", () => parentPort?.postMessage(checkpoint.get()));
