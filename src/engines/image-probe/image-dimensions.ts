import { imageSize } from "image-size";
import type { ImageType } from "#core/picture/sniff-image.ts";

export interface Dimensions {
  width: number;
  height: number;
}

/** Width and height as a browser lays the picture out; null when these bytes do not say. */
export function imageDimensions(bytes: Uint8Array, type: ImageType["name"]): Dimensions | null {
  try {
    // Of a long drawing only the root element counts, and that stands at the start.
    const { width, height, orientation } = imageSize(type === "svg" ? bytes.subarray(0, SVG_ROOT) : bytes);
    if (!(width > 0 && height > 0)) return null;
    // A camera held upright writes a quarter turn beside the pixels, and browsers obey it.
    const isTurned = type === "jpeg" && orientation !== undefined && orientation >= 5;
    return isTurned ? { width: height, height: width } : { width: Math.round(width), height: Math.round(height) };
  } catch {
    // Damaged, cut short, or a drawing without a size of its own.
    return null;
  }
}

const SVG_ROOT = 32_768;
