import { MAX_PICTURE_PIXELS, rasterFormats } from "#core/picture/picture-format.ts";
import { type ImageType, sniffImage } from "#core/picture/sniff-image.ts";
import { type PictureHeader, readPictureHeader } from "./picture-header.ts";

export interface ExaminedPicture {
  type: ImageType;
  /** Missing for formats that only the browser can read. */
  header?: PictureHeader | undefined;
}

/** What a file is by its bytes. Throws a sentence for what is no picture, is damaged or would not fit into memory. */
export function examinePicture(bytes: Uint8Array, maxPixels: number = MAX_PICTURE_PIXELS): ExaminedPicture {
  if (bytes.length === 0) throw new Error("This file is empty: it has no bytes.");
  const type = sniffImage(bytes);
  if (!type) throw new Error("This is no picture, whatever its name says. PNG, JPG, WebP and GIF are read here.");
  if (type.name === "svg")
    throw new Error("This is an SVG, a drawing without pixels. The SVG converters on this line turn it into pixels.");
  if (!isRaster(type.name)) return { type };
  const { name } = rasterFormats[type.name];
  const header = readPictureHeader(bytes, type.name);
  if (!header) throw new Error(`This ${name} is damaged: its head cannot be read.`);
  const { width, height } = header;
  if (width === 0 || height === 0)
    throw new Error(`This ${name} says that it is ${width} × ${height} pixels, so there is nothing to convert.`);
  if (width * height > maxPixels)
    throw new Error(
      `${width.toLocaleString("en-US")} × ${height.toLocaleString("en-US")} is ${Math.round((width * height) / 1e6)} megapixels. The limit is ${maxPixels / 1e6}.`,
    );
  if (!header.isWhole) throw new Error(`This ${name} is cut short: its end is missing. Copy or download it again.`);
  return { type, header };
}

/** How many it will have when it is decoded; of a format that only the browser reads, as many as a phone's camera takes. */
export const pixelsOf = ({ header }: ExaminedPicture): number => (header ? header.width * header.height : 12_000_000);

export const isRaster = (name: ImageType["name"]): name is keyof typeof rasterFormats => name in rasterFormats;
