import { randomUUID } from "node:crypto";
import { openAsBlob } from "node:fs";
import { open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { SentFile } from "#core/tool/sent-file.ts";
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
  const ours = (id: string) => db.selectFrom("private_file").where("folder", "=", folder).where("id", "=", named(id));

  /** One at a time, so that others have their turn between them, and no more of the file is in memory. */
  async function writePieces(file: Blob, written_at: string): Promise<string> {
    const version = randomUUID();
    let place = 0;
    for await (const bytes of piecesOf(file))
      await db
        .insertInto("private_file_piece")
        .values({ version, place: place++, body: bytes.toString("base64"), written_at })
        .execute();
    return version;
  }

  const removePieces = (version: string) => db.deleteFrom("private_file_piece").where("version", "=", version).execute();

  return {
    async write(id: string, file: Blob): Promise<void> {
      const before = await ours(id).select("version").executeTakeFirst();
      const written_at = now().toISOString();
      const version = file.size > PIECE ? await writePieces(file, written_at) : null;
      const row = { body: version === null ? (await bytesOf(file)).toString("base64") : "", version, written_at };
      await db
        .insertInto("private_file")
        .values({ folder, id, ...row })
        .onConflict((conflict) => conflict.columns(["folder", "id"]).doUpdateSet(row))
        .execute();
      if (before?.version) await removePieces(before.version);
    },

    async read(id: string): Promise<Buffer> {
      const row = await ours(id).select(["body", "version"]).executeTakeFirst();
      if (!row) throw new Error(`There is no file ${id} in ${folder}`);
      if (row.version === null) return Buffer.from(row.body, "base64");
      const pieces = await db.selectFrom("private_file_piece").select("body").where("version", "=", row.version).orderBy("place").execute();
      return Buffer.concat(pieces.map(({ body }) => Buffer.from(body, "base64")));
    },

    async remove(id: string): Promise<void> {
      const row = await ours(id).select("version").executeTakeFirst();
      await db.deleteFrom("private_file").where("folder", "=", folder).where("id", "=", named(id)).execute();
      if (row?.version) await removePieces(row.version);
    },

    async removeOlderThan(moment: Date): Promise<void> {
      const old = moment.toISOString();
      await db.deleteFrom("private_file").where("folder", "=", folder).where("written_at", "<", old).execute();
      // Those of a write that was broken off belong to nobody.
      await db
        .deleteFrom("private_file_piece")
        .where("written_at", "<", old)
        .where(
          "version",
          "not in",
          db.selectFrom("private_file").select("version").where("version", "is not", null).$castTo<{ version: string }>(),
        )
        .execute();
    },
  };
}

/** Bytes that are written in one statement: a few milliseconds. */
const PIECE = 512 * 1024;
const bytesOf = async (piece: Blob) => Buffer.from(await piece.arrayBuffer());

/** A blob that lies on the disk is read 64 KB at a time, each through the pool of threads: its file is read a piece at a time. */
async function* piecesOf(file: Blob): AsyncGenerator<Buffer, void> {
  if (!(file instanceof SentFile)) {
    for (let from = 0; from < file.size; from += PIECE) yield await bytesOf(file.slice(from, from + PIECE));
    return;
  }
  await using opened = await open(file.path);
  const buffer = Buffer.allocUnsafe(PIECE);
  for (;;) {
    const { bytesRead } = await opened.read(buffer);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
  }
}

/** Earlier releases kept them in the data folder. A file goes when its row is there, with the file's own time. */
export async function takeOverFiles(db: Kysely<Database>, dataDir: string): Promise<void> {
  for (const folder of ["resumes", "audits"] as const) {
    const ids = (await readdir(join(dataDir, folder)).catch(() => [])).filter((id) => NAME.test(id));
    for (const id of ids) {
      const path = join(dataDir, folder, id);
      const { mtime } = await stat(path);
      await createPrivateFiles({ db, folder, now: () => mtime }).write(id, await openAsBlob(path));
      await rm(path);
    }
  }
}
