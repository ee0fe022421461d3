import { unzlibSync } from "fflate";
import type { ImageType } from "#core/picture/sniff-image.ts";
import { readJpeg } from "../pdf/read-jpeg.ts";
import { readPng } from "../pdf/read-png.ts";
import { upright } from "./exif-orientation.ts";

/** What a file says beside its pixels, as far as it can be carried into another format. */
export interface PictureMetadata {
  /** Camera, time and place: a TIFF head and what follows. */
  exif?: Uint8Array<ArrayBuffer> | undefined;
  /** What its numbers mean as colors. */
  profile?: Uint8Array<ArrayBuffer> | undefined;
}

/** Of an upright copy whose colors are red, green and blue. Its head was judged before. */
export function readMetadata(bytes: Uint8Array<ArrayBuffer>, kind: ImageType["name"]): PictureMetadata {
  try {
    const { exif, profile } = READERS[kind]?.(bytes) ?? {};
    return { exif: exif && upright(exif), profile: profile && isRgb(profile) ? profile : undefined };
  } catch {
    // What is damaged is not carried on: the picture itself is whole.
    return {};
  }
}

const READERS: Readonly<Partial<Record<ImageType["name"], (bytes: Uint8Array<ArrayBuffer>) => PictureMetadata | undefined>>> = {
  jpeg: readJpeg,
  png(bytes) {
    const { exif, profile } = readPng(bytes);
    return { exif, profile: profile && unzlibSync(profile) };
  },
  webp(bytes) {
    const parts = webpParts(bytes);
    const exif = parts.get("EXIF");
    return { exif: exif && withoutName(exif), profile: parts.get("ICCP") };
  },
};

/** A profile for ink or gray says nothing about the pixels that are written here. */
const isRgb = (profile: Uint8Array) => String.fromCharCode(...profile.subarray(16, 20)) === "RGB ";

/** Some programs write the six bytes that stand before it in a JPEG here as well. */
const withoutName = (exif: Uint8Array<ArrayBuffer>) => (String.fromCharCode(...exif.subarray(0, 4)) === "Exif" ? exif.subarray(6) : exif);

function webpParts(bytes: Uint8Array<ArrayBuffer>): Map<string, Uint8Array<ArrayBuffer>> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = new Map<string, Uint8Array<ArrayBuffer>>();
  for (let at = 12; at + 8 <= bytes.length; ) {
    const length = view.getUint32(at + 4, true);
    parts.set(String.fromCharCode(...bytes.subarray(at, at + 4)), bytes.subarray(at + 8, at + 8 + length));
    at += 8 + length + (length & 1);
  }
  return parts;
}
