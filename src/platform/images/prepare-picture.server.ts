import sharp, { type Sharp } from "sharp";
import { imageLimits } from "./image-limits.ts";

/** `refused`: why, as the end of a sentence. */
export type PreparedPicture = { kind: "ready"; bytes: Buffer } | { kind: "refused"; reason: string };

/**
 * A picture that somebody sent, made anew from its pixels: turned as it was held, no larger than pages show, without camera data, place
 * or anything else that was in the file. Its format is read from its first bytes, and only the decoder of that format opens it.
 */
export async function preparePicture(sent: Buffer): Promise<PreparedPicture> {
  const format = formatOf(sent);
  if (!format) return { kind: "refused", reason: reasonOf(sent) };
  try {
    const image = sharp(sent, { limitInputPixels: imageLimits.inputPixels, failOn: "error" })
      .timeout({ seconds: imageLimits.seconds })
      .autoOrient()
      .resize({ width: imageLimits.side, height: imageLimits.side, fit: "inside", withoutEnlargement: true });
    return { kind: "ready", bytes: await encode[format](image).toBuffer() };
  } catch (fault) {
    const isTooLarge = /pixel limit/i.test(String(fault));
    return { kind: "refused", reason: isTooLarge ? `it has more than ${MEGAPIXELS} million pixels` : "it is damaged or no picture" };
  }
}

const MEGAPIXELS = imageLimits.inputPixels / 1e6;

type Format = "jpeg" | "png" | "webp" | "avif" | "gif";

const encode: Record<Format, (image: Sharp) => Sharp> = {
  jpeg: (image) => image.jpeg({ quality: 88 }),
  png: (image) => image.png({ compressionLevel: 9 }),
  webp: (image) => image.webp({ quality: 88 }),
  avif: (image) => image.webp({ quality: 88 }),
  // Of an animation the first picture alone: no page here shows animations.
  gif: (image) => image.png({ compressionLevel: 9 }),
};

function formatOf(bytes: Buffer): Format | undefined {
  const text = bytes.toString("latin1", 0, 32);
  if (text.startsWith("\xff\xd8\xff")) return "jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "webp";
  if (/^GIF8[79]a/.test(text)) return "gif";
  return text.slice(4, 8) === "ftyp" && /avi[fs]/.test(text.slice(8)) ? "avif" : undefined;
}

function reasonOf(bytes: Buffer): string {
  const text = bytes.toString("latin1", 0, 1_000);
  if (/<svg[\s>]/i.test(text)) return "SVG can carry scripts: save it as PNG";
  if (text.slice(4, 8) === "ftyp") return "HEIC and films cannot be read: save it as JPEG";
  if (text.startsWith("%PDF")) return "a PDF is no picture: save its page as PNG";
  return "it is no PNG, JPEG, WebP, AVIF or GIF";
}
