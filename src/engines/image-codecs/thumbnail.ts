import { fitSize } from "#core/picture/fit-size.ts";
import { drawn } from "./decode-picture.ts";
import type { Pixels } from "./pixels.ts";

const THUMBNAIL = { width: 128, height: 96 };

/** Small enough for a row of a list. */
export async function thumbnailOf(pixels: Pixels): Promise<Blob> {
  const bitmap = await createImageBitmap(new ImageData(pixels.data, pixels.width, pixels.height));
  const size = fitSize(pixels, THUMBNAIL);
  const canvas = new OffscreenCanvas(size.width, size.height);
  canvas.getContext("2d")?.putImageData(drawn(bitmap, size), 0, 0);
  bitmap.close();
  return canvas.convertToBlob();
}
