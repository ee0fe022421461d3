import { framedUrl } from "#content/image/framed-url.ts";
import type { DocumentImage } from "#core/content/document-fields.ts";

/** The absolute address of a person's picture, square, for their JSON-LD. */
export function portraitAddress(
  image: DocumentImage | undefined,
  { origin, imageBase }: { origin: string; imageBase: string },
): string | undefined {
  const url = image && framedUrl(image, { width: 480, height: 480, format: "png" }, imageBase);
  return url && new URL(url, origin).href;
}
