import { imageUrl } from "#content/image/image-url.ts";
import type { DocumentImage } from "#core/content/document-fields.ts";

/** The shapes that search engines ask for: 16:9, 4:3 and square. */
const shapes = [
  [1600, 900],
  [1200, 900],
  [900, 900],
] as const;

/** Absolute addresses of a post's picture for its JSON-LD. */
export const postImages = (image: DocumentImage | undefined, origin: string): string[] =>
  shapes.flatMap(([width, height]) => cropped(image, origin, width, height) ?? []);

/** And for social cards. */
export const socialImage = (image: DocumentImage | undefined, origin: string): string | undefined => cropped(image, origin, 1200, 630);

function cropped(image: DocumentImage | undefined, origin: string, width: number, height: number): string | undefined {
  const url = image && imageUrl(image.asset._ref, { width, height, fit: "crop", format: "png" });
  return url && new URL(url, origin).href;
}
