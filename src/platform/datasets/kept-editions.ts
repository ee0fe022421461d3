import { createHash } from "node:crypto";
import { mkdir, open, readdir } from "node:fs/promises";
import { join } from "node:path";
import { DATASET_KINDS, type DatasetKind } from "#core/datasets/dataset-kind.ts";
import { ifFree, inTurn } from "../database/in-turn.ts";
import type { OpenDatabase } from "../database/open-database.ts";
import { datasetFolder, editionIn, keptOf, outlivedBy, standingIn } from "./dataset-folder.ts";

export interface KeptEdition {
  /** The name of its folder. */
  id: string;
  kind: DatasetKind;
  files: readonly KeptFile[];
}

interface KeptFile {
  name: string;
  bytes: number;
  sha256: string;
}

/** Bytes that are written or read in one statement: a few milliseconds. */
const PIECE = 512 * 1024;

/** Imported lists in the database that instances share: in pieces, and there for others only when all of them are. */
export function createKeptEditions(database: Pick<OpenDatabase, "db" | "dialect">) {
  const { db } = database;

  const ids = async (): Promise<string[]> =>
    (await db.selectFrom("dataset_edition").select("id").orderBy("id").execute()).map(({ id }) => id);
  const all = async (): Promise<KeptEdition[]> =>
    (await db.selectFrom("dataset_edition").selectAll().execute()).map((row) => ({ ...row, files: JSON.parse(row.files) }));
  const lackingIn = async (dataDir: string) => lackingOf(dataDir, await all());
  /** Needs its turn: pieces that belong to nothing are those of an import that was broken off. */
  const removeBroken = () =>
    db.deleteFrom("dataset_piece").where("edition_id", "not in", db.selectFrom("dataset_edition").select("id")).execute();

  async function write(folder: string, kind: DatasetKind, id: string, signal?: AbortSignal): Promise<void> {
    const files: KeptFile[] = [];
    for (const name of await readdir(folder)) files.push(await writeFile(id, name, join(folder, name), signal));
    await db.transaction().execute(async (trx) => {
      const { pieces } = await trx
        .selectFrom("dataset_piece")
        .select(({ fn }) => fn.countAll().as("pieces"))
        .where("edition_id", "=", id)
        .executeTakeFirstOrThrow();
      // A lost connection is a lost turn, and whoever has it next removes what it takes for broken.
      if (Number(pieces) !== files.reduce((sum, { bytes }) => sum + Math.ceil(bytes / PIECE), 0))
        throw new Error("Another import came between. Import it again.");
      const others = await trx.selectFrom("dataset_edition").select("id").where("kind", "=", kind).execute();
      const names = others.map((other) => other.id);
      const gone = outlivedBy(id, kind, names);
      await trx
        .insertInto("dataset_edition")
        .values({ id, kind, files: JSON.stringify(files) })
        .execute();
      if (gone.length === 0) return;
      await trx.deleteFrom("dataset_edition").where("id", "in", gone).execute();
      await trx.deleteFrom("dataset_piece").where("edition_id", "in", gone).execute();
    });
  }

  async function writeFile(edition_id: string, name: string, path: string, signal?: AbortSignal): Promise<KeptFile> {
    const hash = createHash("sha256");
    const handle = await open(path);
    try {
      const buffer = Buffer.alloc(PIECE);
      let bytes = 0;
      for (let place = 0; ; place++) {
        const { bytesRead } = await handle.read(buffer, 0, PIECE, place * PIECE);
        signal?.throwIfAborted();
        if (bytesRead === 0) return { name, bytes, sha256: hash.digest("hex") };
        const piece = buffer.subarray(0, bytesRead);
        hash.update(piece);
        bytes += bytesRead;
        await db.insertInto("dataset_piece").values({ edition_id, file: name, place, bytes: piece }).execute();
      }
    } finally {
      await handle.close();
    }
  }

  return {
    ids,
    all,

    /** Unless somebody writes just now: the next one removes it. */
    removeBroken: () => ifFree(database, TURN, removeBroken),

    /** What an import made: from here on every instance has it. */
    keep: (folder: string, kind: DatasetKind, id: string): Promise<void> =>
      inTurn(database, TURN, async () => {
        await removeBroken();
        await write(folder, kind, id);
      }),

    /**
     * Lists of this folder that the database lacks: imported by an earlier release, before a move, or before the database was restored.
     * What it had and let go of is not among them, since it has newer ones. Gives the names, or nothing while somebody else writes lists.
     */
    async takeOver(dataDir: string, signal?: AbortSignal): Promise<string[] | undefined> {
      // Nearly always this is all, and it needs no lock: two instances may check at the same time.
      if ((await lackingIn(dataDir)).length === 0) return [];
      return ifFree(database, TURN, async () => {
        await removeBroken();
        const lacking = await lackingIn(dataDir);
        for (const { kind, id } of lacking) await write(join(datasetFolder(dataDir), kind, id), kind, id, signal);
        return lacking.map(({ id }) => id);
      });
    },

    /** Throws when it was let go of meanwhile, or is not what was kept. */
    async read({ id, files }: KeptEdition, folder: string, signal: AbortSignal): Promise<void> {
      await mkdir(folder, { recursive: true });
      for (const { name, bytes, sha256 } of files) {
        const hash = createHash("sha256");
        const handle = await open(join(folder, name), "w");
        try {
          for (let place = 0; place * PIECE < bytes; place++) {
            signal.throwIfAborted();
            const row = await db
              .selectFrom("dataset_piece")
              .select("bytes")
              .where("edition_id", "=", id)
              .where("file", "=", name)
              .where("place", "=", place)
              .executeTakeFirst();
            if (!row) throw new Error("it is there no longer");
            hash.update(row.bytes);
            await handle.appendFile(row.bytes);
          }
        } finally {
          await handle.close();
        }
        if (hash.digest("hex") !== sha256) throw new Error(`its file ${name} is damaged in the database: import it again`);
      }
    },
  };
}

/** Instances and imports that write lists, one at a time. */
const TURN = "datasets";

/** Editions of this folder that would be kept, if they were there. */
function lackingOf(dataDir: string, there: readonly KeptEdition[]) {
  return DATASET_KINDS.flatMap((kind) => {
    const kept = there.filter((edition) => edition.kind === kind).map(({ id }) => id);
    const names = standingIn(join(datasetFolder(dataDir), kind)).filter(
      (name) => !kept.some((id) => editionIn(id) === editionIn(name)) && keptOf(kind, [name, ...kept]).includes(editionIn(name)),
    );
    return names.map((id) => ({ kind, id }));
  });
}
