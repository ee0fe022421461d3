import type { DocumentImage } from "#core/content/document-fields.ts";
import { framedUrl } from "./framed-url.ts";

/** The shapes that search engines ask for: 16:9, 4:3 and square. */
const shapes = [
  [1600, 900],
  [1200, 900],
  [900, 900],
] as const;

/** The site's origin, and where its images are addressed: a path on it, or the hosted network. */
export interface ImagePlace {
  origin: string;
  imageBase: string;
}

/** Absolute addresses of a document's picture for its JSON-LD. */
export const pictureAddresses = (image: DocumentImage | undefined, place: ImagePlace): string[] =>
  shapes.flatMap(([width, height]) => cropped(image, place, width, height) ?? []);

/** The absolute address of a person's picture, square, for their JSON-LD. */
export const portraitAddress = (image: DocumentImage | undefined, place: ImagePlace): string | undefined => cropped(image, place, 480, 480);

function cropped(image: DocumentImage | undefined, { origin, imageBase }: ImagePlace, width: number, height: number): string | undefined {
  const url = image && framedUrl(image, { width, height, format: "png" }, imageBase);
  return url && new URL(url, origin).href;
}
