/** The parts of `image-{assetId}-{width}x{height}-{extension}`. */
export interface AssetReference {
  assetId: string;
  width: number;
  height: number;
  extension: string;
}

export function parseAssetReference(reference: string): AssetReference | undefined {
  const match = /^image-([a-zA-Z0-9_]+)-(\d+)x(\d+)-([a-z0-9]+)$/.exec(reference);
  if (!match) return undefined;
  const [, assetId = "", width, height, extension = ""] = match;
  return { assetId, width: Number(width), height: Number(height), extension };
}
