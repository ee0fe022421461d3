import { hostname } from "node:os";
import { readSettings } from "#content/site-settings/site-settings.content-type.ts";
import { createDiskRoom } from "#features/health/disk-room.ts";
import { createHealth, type Health } from "#features/health/health-checks.ts";
import { createOwnerMail } from "#features/health/tell-owners.ts";
import { certificateEnd } from "#platform/safe-fetch/own-certificate.ts";
import type { Platform } from "../platform.ts";
import { BACKUP_QUEUE } from "./nightly-backup.ts";

const QUEUE = "health";
const EVERY_MS = 600_000;

type Parts = Pick<Platform, "env" | "database" | "jobs" | "outbox" | "content" | "log">;

/** Checks every ten minutes, on one of all instances, whether something needs a person. Each instance checks its own disks itself. */
export async function watchHealth({ env, database, jobs, outbox, content, log }: Parts, now: () => Date): Promise<Health> {
  const { db } = database;
  const disks = createDiskRoom({
    db,
    instance: `${hostname()}:${env.port}`,
    folders: { DATA_DIR: env.dataDir, ...(env.backupDir !== undefined && { BACKUP_DIR: env.backupDir }) },
    now,
  });
  const tellDisks = () => disks.tell().catch((error) => log.warn("other instances do not know how full our disks are", { error }));
  const health = createHealth({
    db,
    disks: disks.all,
    queues: jobs.handled,
    hasSmtp: env.smtpUrl !== undefined,
    backups: { isSetUp: env.backupDir !== undefined, last: () => jobs.lastDone(BACKUP_QUEUE) },
    isContentAnswering: content.isAnswering,
    certificateEnd: () => certificateEnd(env.siteOrigin),
    now,
  });
  const agency = async () => ({ brandName: (await readSettings(content)).brandName, origin: env.siteOrigin });
  const tell = createOwnerMail({ db, outbox, health, agency, now });
  const addNext = () => {
    const turn = Math.floor(now().getTime() / EVERY_MS) + 1;
    return jobs.add(QUEUE, {}, { uniqueKey: String(turn), delayMs: turn * EVERY_MS - now().getTime() });
  };
  jobs.handle(
    QUEUE,
    async () => {
      await addNext();
      await tell();
    },
    { concurrency: 1 },
  );
  await addNext();
  await tellDisks();
  setInterval(tellDisks, EVERY_MS).unref();
  return health;
}
