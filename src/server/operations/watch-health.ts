import { readSettings } from "#content/site-settings/site-settings.content-type.ts";
import { createHealth, type Health } from "#features/health/health-checks.ts";
import { createOwnerMail } from "#features/health/tell-owners.ts";
import { certificateEnd } from "#platform/safe-fetch/own-certificate.ts";
import type { Platform } from "../platform.ts";
import { BACKUP_QUEUE } from "./nightly-backup.ts";

const QUEUE = "health";
const EVERY_MS = 600_000;

/** Looks every ten minutes, in one of all instances, whether something needs a person. */
export async function watchHealth(platform: Platform, now: () => Date): Promise<Health> {
  const { env, database, jobs, outbox, content } = platform;
  const { db } = database;
  const health = createHealth({
    db,
    dataDir: env.dataDir,
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
    return jobs.add(QUEUE, {}, { uniqueKey: String(turn), delayMs: turn * EVERY_MS - now().getTime(), maxAttempts: 1 });
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
  return health;
}
