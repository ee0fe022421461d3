import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import type { Kysely } from "kysely";
import type { Database } from "#platform/database/database-schema.ts";
import type { loadAssets } from "./asset-store.ts";

const unpack = promisify(brotliDecompress);

/** This one and the two before it. */
const KEPT_RELEASES = 3;
/** The list of what other instances have is read again after this time at the earliest, however many requests are for files that do not exist. */
const RECHECK_MS = 2_000;

interface Options {
  db: Kysely<Database>;
  assets: Pick<ReturnType<typeof loadAssets>, "hashed" | "get" | "packed">;
  now(): Date;
}

/**
 * Scripts and styles of the last releases, in the database: a page that was opened before a deploy finds its own, whichever instance it
 * asks, and during one an old instance hands out what a new one's page asks for.
 */
export function createEarlierAssets({ db, assets, now }: Options) {
  let known: { at: number; paths: Promise<ReadonlySet<string>> } | undefined;

  const pathsKept = async () => new Set((await db.selectFrom("release_asset").select("path").execute()).map(({ path }) => path));

  async function isKept(path: string): Promise<boolean> {
    if (known && (await known.paths).has(path)) return true;
    if (!known || now().getTime() - known.at >= RECHECK_MS) known = { at: now().getTime(), paths: pathsKept() };
    return (await known.paths).has(path);
  }

  return {
    /** Unpacked; undefined when none of the last releases had it. */
    async find(path: string): Promise<Buffer | undefined> {
      if (!(await isKept(path))) return undefined;
      const row = await db.selectFrom("release_asset").select(["body", "is_packed"]).where("path", "=", path).executeTakeFirst();
      const bytes = row && Buffer.from(row.body, "base64");
      return bytes && row.is_packed ? unpack(bytes) : bytes;
    },

    /** Adds this release's files to those of earlier ones, and deletes those of releases that are too old. */
    async keepOwn(): Promise<void> {
      const own = assets.hashed().sort();
      if (own.length === 0) return;
      const id = createHash("sha256").update(own.join("\n")).digest("base64url").slice(0, 22);
      const started_at = now().toISOString();
      await db
        .insertInto("release")
        .values({ id, started_at })
        .onConflict((conflict) => conflict.column("id").doUpdateSet({ started_at }))
        .execute();
      const there = await pathsKept();
      const news = own.filter((path) => !there.has(path));
      for (let from = 0; from < news.length; from += AT_ONCE) await write(news.slice(from, from + AT_ONCE), id);
      for (let from = 0; from < own.length; from += AT_ONCE)
        await db
          .updateTable("release_asset")
          .set({ release: id })
          .where("path", "in", own.slice(from, from + AT_ONCE))
          .execute();
      const newest = await db.selectFrom("release").select("id").orderBy("started_at", "desc").limit(KEPT_RELEASES).execute();
      const kept = newest.map((release) => release.id);
      await db.deleteFrom("release_asset").where("release", "not in", kept).execute();
      await db.deleteFrom("release").where("id", "not in", kept).execute();
    },
  };

  async function write(paths: readonly string[], release: string): Promise<void> {
    const rows = paths.map((path) => {
      const packed = assets.packed(path);
      const body = (packed ?? assets.get(path) ?? Buffer.alloc(0)).toString("base64");
      return { path, release, is_packed: packed ? (1 as const) : (0 as const), body };
    });
    await db
      .insertInto("release_asset")
      .values(rows)
      .onConflict((conflict) => conflict.column("path").doNothing())
      .execute();
  }
}

const AT_ONCE = 50;
