import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseAssetReference } from "#core/content/asset-reference.ts";
import { isPublished, type RawDocument } from "#core/content/raw-document.ts";
import type { AssetStore } from "#platform/images/asset-store.server.ts";
import { referencesToFiles } from "./dataset-images.ts";
import { toNdjson } from "./ndjson.ts";

/** Writes documents and the originals of their images as an export that the hosted service's own command imports. */
export async function writeDataset(
  folder: string,
  documents: readonly RawDocument[],
  assets: Pick<AssetStore, "find">,
): Promise<{ documents: number; images: number }> {
  await mkdir(join(folder, "images"), { recursive: true });
  const images = new Set<string>();
  const written: RawDocument[] = [];
  for (const document of documents.filter(isPublished)) written.push(await referencesToFiles(document, copyImage));
  await writeFile(join(folder, "data.ndjson"), toNdjson(written));
  return { documents: written.length, images: images.size };

  async function copyImage(reference: string): Promise<string | undefined> {
    const asset = parseAssetReference(reference);
    const original = asset && (await assets.find(asset));
    if (!asset || !original) return undefined;
    const path = `images/${asset.assetId}-${asset.width}x${asset.height}.${asset.extension}`;
    if (!images.has(path)) await copyFile(original, join(folder, path));
    images.add(path);
    return path;
  }
}
