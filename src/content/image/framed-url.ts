import { parseAssetReference } from "#core/content/asset-reference.ts";
import type { DocumentImage } from "#core/content/document-fields.ts";
import { cutPicture } from "./cut-picture.ts";
import { type ImageOptions, imageUrl } from "./image-url.ts";

interface Size extends Pick<ImageOptions, "format"> {
  width: number;
  height: number;
}

/** The address of a picture in a size, cut to its shape as its document says. */
export function framedUrl(image: DocumentImage, size: Size, base: string): string | undefined {
  const reference = image.asset._ref;
  const original = parseAssetReference(reference);
  return original && imageUrl(reference, { ...size, fit: "crop", rect: cutPicture(original, image, size.width / size.height) }, base);
}
