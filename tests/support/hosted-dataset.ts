import { fileURLToPath } from "node:url";
import { readDataset } from "#content/source/import-dataset.server.ts";
import type { RawDocument } from "#core/content/raw-document.ts";
import { identifyImage } from "#platform/images/asset-store.server.ts";

/** The repository's dataset as the hosted service holds it: images are references to assets, their bytes are elsewhere. */
export const readHostedDataset = (): Promise<RawDocument[]> => readDataset(EXPORT, { add: referenceOf });

const EXPORT = fileURLToPath(new URL("../../content", import.meta.url));

async function referenceOf(bytes: Buffer): Promise<string> {
  const { assetId, width, height, extension } = await identifyImage(bytes);
  return `image-${assetId}-${width}x${height}-${extension}`;
}
