import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Kysely } from "kysely";
import type { Database } from "../database/database-schema.ts";

interface Options {
  db: Kysely<Database>;
  /** What kind of files these are. */
  folder: "resumes" | "audits";
  now?: () => Date;
}

const NAME = /^[\w-]{8,64}$/;

/** Files that only staff may have, under names that we make: in the database, where every instance and every backup finds them. */
export function createPrivateFiles({ db, folder, now = () => new Date() }: Options) {
  const named = (id: string) => {
    if (!NAME.test(id)) throw new Error(`“${id}” is no name of ours`);
    return id;
  };
  return {
    async write(id: string, bytes: Uint8Array): Promise<void> {
      const row = { body: Buffer.from(bytes).toString("base64"), written_at: now().toISOString() };
      await db
        .insertInto("private_file")
        .values({ folder, id: named(id), ...row })
        .onConflict((conflict) => conflict.columns(["folder", "id"]).doUpdateSet(row))
        .execute();
    },

    async read(id: string): Promise<Buffer> {
      const row = await db
        .selectFrom("private_file")
        .select("body")
        .where("folder", "=", folder)
        .where("id", "=", named(id))
        .executeTakeFirst();
      if (!row) throw new Error(`There is no file ${id} in ${folder}`);
      return Buffer.from(row.body, "base64");
    },

    async remove(id: string): Promise<void> {
      await db.deleteFrom("private_file").where("folder", "=", folder).where("id", "=", named(id)).execute();
    },

    async removeOlderThan(moment: Date): Promise<void> {
      await db.deleteFrom("private_file").where("folder", "=", folder).where("written_at", "<", moment.toISOString()).execute();
    },
  };
}

/** Earlier releases kept them in the data folder. A file goes when its row is there, with the file's own time. */
export async function takeOverFiles(db: Kysely<Database>, dataDir: string): Promise<void> {
  for (const folder of ["resumes", "audits"] as const) {
    const ids = (await readdir(join(dataDir, folder)).catch(() => [])).filter((id) => NAME.test(id));
    for (const id of ids) {
      const path = join(dataDir, folder, id);
      const { mtime } = await stat(path);
      await createPrivateFiles({ db, folder, now: () => mtime }).write(id, await readFile(path));
      await rm(path);
    }
  }
}
