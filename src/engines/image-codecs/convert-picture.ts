import { fitSize } from "#core/picture/fit-size.ts";
import { type RasterFormat, rasterFormats } from "#core/picture/picture-format.ts";
import type { PictureOrder } from "#core/picture/picture-options.ts";
import type { PictureResult } from "#core/picture/picture-result.ts";
import { withEnding } from "#core/tool/file-conversion.ts";
import { decodePicture, drawn } from "./decode-picture.ts";
import { encodePicture } from "./encode-picture.ts";
import { examinePicture } from "./examine-picture.ts";
import { hasTransparency, type Pixels } from "./pixels.ts";
import { sourceNotes } from "./source-notes.ts";

/** One picture in, one picture out, in a worker of a browser. What it throws is told to the visitor. */
export async function convertPicture(file: Blob, { to, expected, ...options }: PictureOrder): Promise<PictureResult> {
  const name = file instanceof File ? file.name : "picture";
  const bytes = new Uint8Array(await file.arrayBuffer());
  const picture = examinePicture(bytes);
  const { pixels, from } = await decodePicture(bytes, picture, options);
  refuseTooLong(pixels, to);
  const { bytes: made, quality } = await encodePicture(pixels, to, options).catch((cause) => {
    throw new Error("The encoder gave this picture up: it may be too large for the memory of this device.", { cause });
  });
  const { ending, mime } = rasterFormats[to];
  return {
    name: withEnding(name, ending),
    blob: new Blob([made], { type: mime }),
    note: [...sourceNotes(picture, name, expected), ...resultNotes(pixels, made, { to, ...options }, quality)].join(" ") || undefined,
    width: pixels.width,
    height: pixels.height,
    from,
    quality,
    thumbnail: await thumbnailOf(pixels),
  };
}

function refuseTooLong({ width, height }: Pixels, to: RasterFormat): void {
  const { name, maxSide } = rasterFormats[to];
  if (Math.max(width, height) > maxSide)
    throw new Error(`A ${name} has at most ${maxSide.toLocaleString("en-US")} pixels a side. Give a width or height that fits.`);
}

function resultNotes(
  pixels: Pixels,
  made: Uint8Array,
  { to, maxKb, background = "#ffffff" }: Omit<PictureOrder, "expected">,
  quality?: number,
): string[] {
  const notes: string[] = [];
  if (to === "jpeg" && hasTransparency(pixels)) notes.push(`Its transparent parts stand on ${background} now.`);
  if (maxKb !== undefined && quality !== undefined && made.length > maxKb * 1000)
    notes.push(`Even at quality ${quality} it is larger than ${maxKb} KB. A smaller width would help.`);
  return notes;
}

const THUMBNAIL = { width: 128, height: 96 };

async function thumbnailOf(pixels: Pixels): Promise<Blob> {
  const bitmap = await createImageBitmap(new ImageData(pixels.data, pixels.width, pixels.height));
  const size = fitSize(pixels, THUMBNAIL);
  const canvas = new OffscreenCanvas(size.width, size.height);
  canvas.getContext("2d")?.putImageData(drawn(bitmap, size), 0, 0);
  bitmap.close();
  return canvas.convertToBlob();
}
