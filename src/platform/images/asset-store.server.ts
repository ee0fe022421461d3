import { createHash } from "node:crypto";
import { access, mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Kysely } from "kysely";
import sharp from "sharp";
import type { AssetReference } from "#core/content/asset-reference.ts";
import type { Database } from "../database/database-schema.ts";
import { imageLimits } from "./image-limits.ts";

/** The originals of images, under names made from their bytes: the same picture is kept once, and a name never changes its picture. */
export function createAssetStore({ dataDir, db }: { dataDir: string; db: Kysely<Database> }) {
  const folder = originalsFolder(dataDir);
  return {
    /** Keeps a picture and gives its reference, `image-{sha1}-{width}x{height}-{extension}`. */
    async add(bytes: Buffer, fileName: string): Promise<string> {
      const asset = await identifyImage(bytes);
      await mkdir(folder, { recursive: true });
      const path = join(folder, originalName(asset));
      await writeFile(`${path}.part`, bytes);
      await rename(`${path}.part`, path);
      const { assetId, width, height, extension } = asset;
      const id = `image-${assetId}-${width}x${height}-${extension}`;
      await db
        .insertInto("asset")
        .values({ id, file_name: fileName, mime: mimeTypes[extension] ?? "image/png", width, height, bytes: bytes.byteLength })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .execute();
      return id;
    },
  };
}

export type AssetStore = ReturnType<typeof createAssetStore>;

/** The path of an original, or undefined when there is none. */
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

const mimeTypes: Record<string, string> = {
  avif: "image/avif",
  gif: "image/gif",
  jpg: "image/jpeg",
  png: "image/png",
  svg: "image/svg+xml",
  webp: "image/webp",
};

const originalsFolder = (dataDir: string) => join(dataDir, "images", "originals");

const originalName = ({ assetId, width, height, extension }: AssetReference) => `${assetId}-${width}x${height}.${extension}`;
