// A worker process for the tests to kill: takes jobs of the queue "count" and emits one number every 20 ms, from where earlier attempts
// stopped. Arguments: the data folder, and the PostgreSQL address if there is one.
import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "#platform/database/open-database.ts";
import { createJobs } from "#platform/jobs/jobs.ts";
import { createLogger } from "#platform/log/logger.ts";

const [dataDir = "", databaseUrl] = process.argv.slice(2);
const log = createLogger({ level: "silent" });
const { db, dialect } = await openDatabase({ dataDir, databaseUrl, log });
const jobs = createJobs({ db, dialect, log, now: () => new Date(), pollMs: 20, flushMs: 50, leaseMs: 1_000 });
jobs.handle("count", async (_data, job) => {
  for (let n = job.past.length + 1; ; n++) {
    job.emit(n);
    await sleep(20);
  }
});
jobs.start();
