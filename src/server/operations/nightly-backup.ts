import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { writeBackup } from "#platform/backup/write-backup.ts";
import type { Platform } from "../platform.ts";

export const BACKUP_QUEUE = "backup";
/** After midnight in the Americas, before the morning in Europe. */
const AT_HOUR = 6;
const DAY_MS = 86_400_000;

type Parts = Pick<Platform, "env" | "database" | "jobs" | "log">;

/** A backup each night, by one of all instances; at the start too when the last night went without. */
export async function scheduleBackups({ env, database, jobs, log }: Parts, now: () => Date): Promise<void> {
  const { backupDir, backupKeep, backupKey, dataDir } = env;
  if (backupDir === undefined) return;
  const add = (at: number) => jobs.add(BACKUP_QUEUE, {}, { uniqueKey: dayOf(new Date(at)), delayMs: Math.max(0, at - now().getTime()) });
  jobs.handle(
    BACKUP_QUEUE,
    async () => {
      await add(nightAfter(now()));
      await mkdir(backupDir, { recursive: true, mode: 0o700 });
      const file = join(backupDir, `site-${dayOf(now())}.backup`);
      const bytes = await writeBackup({ database, dataDir, file, key: backupKey, now: now() });
      await removeOldest(backupDir, backupKeep);
      log.info("backup written", { file, bytes });
      return { file, bytes };
    },
    { concurrency: 1 },
  );
  const last = Date.parse((await jobs.lastDone(BACKUP_QUEUE)) ?? "1970-01-01");
  await add(last < nightAfter(now()) - DAY_MS ? now().getTime() : nightAfter(now()));
}

/** By their names, which sort as their days do; nothing else in the folder is touched. */
async function removeOldest(folder: string, keep: number): Promise<void> {
  const backups = (await readdir(folder)).filter((name) => /^site-\d{4}-\d\d-\d\d\.backup$/.test(name)).sort();
  for (const name of backups.slice(0, -keep)) await rm(join(folder, name), { force: true });
}

function nightAfter(moment: Date): number {
  const tonight = Math.floor(moment.getTime() / DAY_MS) * DAY_MS + AT_HOUR * 3_600_000;
  return tonight > moment.getTime() ? tonight : tonight + DAY_MS;
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
