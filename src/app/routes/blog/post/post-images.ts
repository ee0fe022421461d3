import { framedUrl } from "#content/image/framed-url.ts";
import type { DocumentImage } from "#core/content/document-fields.ts";

/** The shapes that search engines ask for: 16:9, 4:3 and square. */
const shapes = [
  [1600, 900],
  [1200, 900],
  [900, 900],
] as const;

/** Absolute addresses of a post's picture for its JSON-LD. */
export const postImages = (image: DocumentImage | undefined, place: ImagePlace): string[] =>
  shapes.flatMap(([width, height]) => cropped(image, place, width, height) ?? []);

/** The site's origin, and where its images are addressed: a path on it, or the hosted network. */
interface ImagePlace {
  origin: string;
  imageBase: string;
}

function cropped(image: DocumentImage | undefined, { origin, imageBase }: ImagePlace, width: number, height: number): string | undefined {
  const url = image && framedUrl(image, { width, height, format: "png" }, imageBase);
  return url && new URL(url, origin).href;
}
