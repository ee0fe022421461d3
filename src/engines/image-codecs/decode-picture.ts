import { fitSize } from "#core/picture/fit-size.ts";
import type { ExaminedPicture } from "./examine-picture.ts";
import type { Pixels } from "./pixels.ts";

export interface DecodedPicture {
  pixels: Pixels;
  /** As it came, upright. */
  from: { width: number; height: number };
}

/** In a browser: the pixels of a picture, upright, in sRGB unless they keep a color profile of their own, no larger than asked for. Of an animation, its first frame. */
export async function decodePicture(
  bytes: Uint8Array<ArrayBuffer>,
  picture: ExaminedPicture,
  { keepsColors = false, ...box }: { width?: number; height?: number; keepsColors?: boolean },
): Promise<DecodedPicture> {
  // The browser may read what our codec cannot.
  const exact = await decodeExactly(bytes, picture).catch(() => undefined);
  const colors: ImageBitmapOptions = { colorSpaceConversion: keepsColors ? "none" : "default" };
  const image = exact ?? (await createImageBitmap(new Blob([bytes], { type: picture.type.mime }), colors).catch(() => undefined));
  if (!image) throw new Error(refusalOf(picture));
  const from = { width: image.width, height: image.height };
  const size = fitSize(from, box);
  if (exact && size.width === from.width && size.height === from.height) return { pixels: exact, from };
  const bitmap = image instanceof ImageBitmap ? image : await createImageBitmap(image);
  try {
    return { pixels: drawn(bitmap, size), from };
  } finally {
    bitmap.close();
  }
}

/**
 * A canvas keeps colors multiplied by their opacity, and so forgets what half-transparent pixels were exactly. Where that matters, and no
 * color profile asks for the browser, the file is decoded by its own codec.
 */
async function decodeExactly(bytes: Uint8Array<ArrayBuffer>, { type, header }: ExaminedPicture): Promise<ImageData | undefined> {
  if (!header?.hasAlpha || !header.isPlain || header.frames > 1) return undefined;
  const codec =
    type.name === "png"
      ? await import("@jsquash/png/decode.js")
      : type.name === "webp"
        ? await import("@jsquash/webp/decode.js")
        : undefined;
  return codec?.default(bytes.buffer);
}

function refusalOf({ type, header }: ExaminedPicture): string {
  const name = type.name.toUpperCase();
  return header
    ? `This ${name} is damaged: your browser cannot decode it.`
    : `Your browser does not read ${name} files. Another one may, or save the picture as PNG or JPG first.`;
}

/** Of any size, through a canvas. */
export function drawn(image: CanvasImageSource, { width, height }: { width: number; height: number }): ImageData {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("Your browser has no memory for a picture of this size. Close other tabs, or make it smaller.");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, width, height);
  refuseAlteredPixels();
  const pixels = context.getImageData(0, 0, width, height);
  // Freed now, and not when the collector comes to it.
  canvas.width = 0;
  return pixels;
}

let isTrusted = false;

/** Browsers that hide from fingerprinting return pixels with noise, or white: better no picture than such a one. */
function refuseAlteredPixels(): void {
  if (isTrusted) return;
  const context = new OffscreenCanvas(16, 1).getContext("2d", { willReadFrequently: true });
  for (let x = 0; x < 16; x++) {
    if (!context) break;
    context.fillStyle = `rgb(${x * 13} ${255 - x * 11} ${x * 7})`;
    context.fillRect(x, 0, 1, 1);
  }
  const data = context?.getImageData(0, 0, 16, 1).data ?? [];
  for (let x = 0; x < 16; x++)
    if (data[x * 4] !== x * 13 || data[x * 4 + 1] !== 255 - x * 11 || data[x * 4 + 2] !== x * 7)
      throw new Error(
        "Your browser alters the pixels that pages read, to hide from tracking. Allow canvas access for this site and try again.",
      );
  isTrusted = true;
}
