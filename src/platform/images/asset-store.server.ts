import { createHash } from "node:crypto";
import { access, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Kysely, type Selectable, sql } from "kysely";
import sharp from "sharp";
import { type AssetReference, parseAssetReference } from "#core/content/asset-reference.ts";
import type { ListPage, ListQuery } from "#core/lists/list-query.ts";
import type { Database } from "../database/database-schema.ts";
import { readList } from "../database/read-list.ts";
import type { AssetTable } from "../database/tables/content-tables.ts";
import { imageLimits } from "./image-limits.ts";

export type Asset = Selectable<AssetTable>;
type Words = Partial<Pick<Asset, "title" | "credit" | "alt" | "framing">>;
type Origin = Partial<Pick<Asset, "alt" | "created_at" | "created_by" | "source_hash">>;

/** What a library is narrowed to. */
export const assetShelves = ["all", "no-alt", "unused", "large"] as const;
export type AssetShelf = (typeof assetShelves)[number];

/**
 * The originals of images, under names made from their bytes: the same picture is kept once, and a name never changes its picture. The
 * database holds them for every instance; each takes what it needs into its own folder.
 */
export function createAssetStore({ dataDir, db }: { dataDir: string; db: Kysely<Database> }) {
  const folder = originalsFolder(dataDir);
  return {
    /** Keeps a picture and gives its reference, `image-{sha1}-{width}x{height}-{extension}`. */
    async add(bytes: Buffer, fileName: string, origin: Origin = {}): Promise<string> {
      const asset = await identifyImage(bytes);
      await writeOriginal(asset, bytes);
      const { width, height, extension } = asset;
      const id = referenceOf(asset);
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto("asset")
          .values({ id, file_name: fileName, mime: mimeTypes[extension] ?? "image/png", width, height, bytes: bytes.byteLength, ...origin })
          .onConflict((conflict) => conflict.column("id").doNothing())
          .execute();
        await writeParts(trx, id, bytes);
      });
      return id;
    },

    /** The path of an original, fetched from the database if it is not here yet; undefined when there is none. */
    async find(asset: AssetReference): Promise<string | undefined> {
      const here = await findOriginal(dataDir, asset);
      if (here) return here;
      const id = referenceOf(asset);
      const parts = await db.selectFrom("asset_blob").select("bytes").where("asset_id", "=", id).orderBy("part").execute();
      return parts.length === 0 ? undefined : writeOriginal(asset, Buffer.concat(parts.map(({ bytes }) => bytes)));
    },

    /** Whether a document, published or a draft, shows it. */
    async isNamed(asset: AssetReference): Promise<boolean> {
      const uses = db.selectFrom("document_use").select("target").where("target", "=", referenceOf(asset));
      return (await uses.limit(1).executeTakeFirst()) !== undefined;
    },

    /** Puts pictures into the database that were kept before it held any. */
    async keepMissing(): Promise<void> {
      const missing = await db
        .selectFrom("asset")
        .select("id")
        .where("id", "not in", ({ selectFrom }) => selectFrom("asset_blob").select("asset_id").where("part", "=", 0))
        .execute();
      for (const { id } of missing) {
        const asset = parseAssetReference(id);
        const path = asset && (await findOriginal(dataDir, asset));
        if (path) await writeParts(db, id, await readFile(path));
      }
    },

    get: (id: string): Promise<Asset | undefined> => db.selectFrom("asset").selectAll().where("id", "=", id).executeTakeFirst(),

    /** The picture that was made from the very same file. */
    async findBySource(hash: string): Promise<string | undefined> {
      return (await db.selectFrom("asset").select("id").where("source_hash", "=", hash).executeTakeFirst())?.id;
    },

    /** Newest first; how many documents show each, and how many pictures stand on each shelf. */
    async list(query: ListQuery, shelf: AssetShelf) {
      const page: ListPage<Asset> = await readList(onShelf(shelf).selectAll(), LIST, query);
      const uses = await countUses(page.rows.map(({ id }) => id));
      const counts = await Promise.all(
        assetShelves.map(async (each) => {
          const { n } = await onShelf(each)
            .select(({ fn }) => fn.countAll().as("n"))
            .executeTakeFirstOrThrow();
          return [each, Number(n)] as const;
        }),
      );
      return {
        ...page,
        rows: page.rows.map((row) => ({ ...row, uses: uses.get(row.id) ?? 0 })),
        shelves: Object.fromEntries(counts) as Record<AssetShelf, number>,
      };
    },

    async describe(id: string, words: Words): Promise<void> {
      await db.updateTable("asset").set(words).where("id", "=", id).execute();
    },

    /** False, and nothing happened, when a document shows it. */
    async remove(id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom("asset")
        .where("id", "=", id)
        .where("id", "not in", ({ selectFrom }) => selectFrom("document_use").select("target").where("target", "=", id))
        .executeTakeFirst();
      if (numDeletedRows === 0n) return false;
      await db.deleteFrom("asset_blob").where("asset_id", "=", id).execute();
      const asset = parseAssetReference(id);
      if (asset) await rm(join(folder, originalName(asset)), { force: true });
      return true;
    },
  };

  async function writeOriginal(asset: AssetReference, bytes: Buffer): Promise<string> {
    await mkdir(folder, { recursive: true });
    const path = join(folder, originalName(asset));
    const part = `${path}.${process.hrtime.bigint()}.part`;
    await writeFile(part, bytes);
    await rename(part, path);
    return path;
  }

  function onShelf(shelf: AssetShelf) {
    const all = db.selectFrom("asset");
    if (shelf === "no-alt") return all.where("alt", "is", null);
    if (shelf === "large") return all.where("bytes", ">", LARGE_BYTES);
    if (shelf === "unused")
      return all.where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom("document_use").select("target").whereRef("document_use.target", "=", "asset.id"))),
      );
    return all;
  }

  async function countUses(ids: readonly string[]): Promise<Map<string, number>> {
    if (ids.length === 0) return new Map();
    const rows = await db
      .selectFrom("document_use")
      .select(["target", sql<number | string>`count(distinct document_id)`.as("n")])
      .where("target", "in", ids)
      .groupBy("target")
      .execute();
    return new Map(rows.map(({ target, n }) => [target, Number(n)]));
  }
}

export type AssetStore = ReturnType<typeof createAssetStore>;

/** The path of an original in this instance's folder, or undefined when it is not there. */
export async function findOriginal(dataDir: string, asset: AssetReference): Promise<string | undefined> {
  const path = join(originalsFolder(dataDir), originalName(asset));
  return access(path).then(
    () => path,
    () => undefined,
  );
}

/** What the content service would call this picture. */
export async function identifyImage(bytes: Buffer): Promise<AssetReference> {
  const { format, width, height } = await sharp(bytes, { limitInputPixels: imageLimits.inputPixels }).metadata();
  const extension = format === "jpeg" ? "jpg" : format === "heif" ? "avif" : format;
  return { assetId: createHash("sha1").update(bytes).digest("hex"), width, height, extension };
}

/** Again is as good as once: a name never changes its picture. */
async function writeParts(db: Kysely<Database>, id: string, bytes: Buffer): Promise<void> {
  for (let part = 0; part * PART_BYTES < bytes.byteLength; part++)
    await db
      .insertInto("asset_blob")
      .values({ asset_id: id, part, bytes: bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES) })
      .onConflict((conflict) => conflict.columns(["asset_id", "part"]).doNothing())
      .execute();
}

const PART_BYTES = 1_000_000;
const LARGE_BYTES = 1_000_000;
const LIST = { search: ["file_name", "alt", "title", "credit"], sorts: { created: "created_at" }, sort: "-created" };

const mimeTypes: Record<string, string> = {
  avif: "image/avif",
  gif: "image/gif",
  jpg: "image/jpeg",
  png: "image/png",
  svg: "image/svg+xml",
  webp: "image/webp",
};

const originalsFolder = (dataDir: string) => join(dataDir, "images", "originals");

const referenceOf = ({ assetId, width, height, extension }: AssetReference) => `image-${assetId}-${width}x${height}-${extension}`;

const originalName = ({ assetId, width, height, extension }: AssetReference) => `${assetId}-${width}x${height}.${extension}`;
