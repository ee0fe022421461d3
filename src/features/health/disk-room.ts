import { statfs } from "node:fs/promises";
import type { Kysely } from "kysely";
import type { Database } from "#platform/database/database-schema.ts";

/** How full the disk is that a folder of an instance lies on. */
export interface DiskRoom {
  instance: string;
  /** The variable that names it. */
  folder: string;
  freeMb: number;
  allMb: number;
}

interface Options {
  db: Kysely<Database>;
  /** What this one is called. */
  instance: string;
  /** By the variables that name them. */
  folders: Readonly<Record<string, string>>;
  now(): Date;
  roomOf?: ((folder: string) => Promise<{ bavail: number; blocks: number; bsize: number }>) | undefined;
}

/** What another instance said counts for so long: it says so every ten minutes, and one that has ended says nothing more. */
const STANDS_MS = 1_800_000;

/** Each instance looks at its own disks and tells the others, so that whoever is asked knows them all. */
export function createDiskRoom({ db, instance, folders, now, roomOf = statfs }: Options) {
  const oldest = () => new Date(now().getTime() - STANDS_MS).toISOString();

  async function own(): Promise<DiskRoom[]> {
    const looked = await Promise.all(
      Object.entries(folders).map(async ([folder, path]) => {
        // Where there is no such folder yet, or a system that does not tell, nothing is known of it.
        const room = await roomOf(path).catch(() => undefined);
        return room && { instance, folder, freeMb: megabytes(room.bavail * room.bsize), allMb: megabytes(room.blocks * room.bsize) };
      }),
    );
    return looked.filter((room) => room !== undefined);
  }

  return {
    async tell(): Promise<void> {
      const seen_at = now().toISOString();
      const rows = (await own()).map(({ folder, freeMb, allMb }) => ({ instance, folder, free_mb: freeMb, all_mb: allMb, seen_at }));
      await db.transaction().execute(async (trx) => {
        await trx
          .deleteFrom("instance_disk")
          .where((is) => is.or([is("instance", "=", instance), is("seen_at", "<", oldest())]))
          .execute();
        if (rows.length > 0) await trx.insertInto("instance_disk").values(rows).execute();
      });
    },

    /** Of this instance as it is now, of the others as they last said. The fullest first. */
    async all(): Promise<DiskRoom[]> {
      const others = await db
        .selectFrom("instance_disk")
        .select(["instance", "folder", "free_mb as freeMb", "all_mb as allMb"])
        .where("instance", "!=", instance)
        .where("seen_at", ">=", oldest())
        .orderBy("instance")
        .orderBy("folder")
        .execute();
      return [...(await own()), ...others].toSorted((a, b) => a.freeMb / a.allMb - b.freeMb / b.allMb);
    },
  };
}

const megabytes = (bytes: number) => Math.floor(bytes / 1e6);
