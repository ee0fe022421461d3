import { parseAssetReference } from "#core/content/asset-reference.ts";
import type { DocumentImage } from "#core/content/document-fields.ts";
import { cutPicture } from "./cut-picture.ts";
import { imageUrl } from "./image-url.ts";

/** A picture as a square of so many pixels, framed as its document says. */
export function squareUrl(image: DocumentImage, size: number, base: string): string | undefined {
  const original = parseAssetReference(image.asset._ref);
  return original && imageUrl(image.asset._ref, { width: size, height: size, fit: "crop", rect: cutPicture(original, image, 1) }, base);
}
