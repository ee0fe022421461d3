import { zlibSync } from "fflate";
import type { RasterFormat } from "#core/picture/picture-format.ts";
import { readPictureHeader } from "../picture-header.ts";
import { crc32 } from "./crc32.ts";
import type { PictureMetadata } from "./read-metadata.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** A file that an encoder just wrote, with what is known of its picture. A GIF has no place for it. */
export function withMetadata(bytes: Bytes, format: RasterFormat, metadata: PictureMetadata): Bytes {
  if (!metadata.exif && !metadata.profile) return bytes;
  switch (format) {
    case "jpeg":
      return jpegWith(bytes, metadata);
    case "png":
      return pngWith(bytes, metadata);
    case "webp":
      return webpWith(bytes, metadata);
    case "gif":
      return bytes;
  }
}

/** Of a segment: its length takes two bytes and counts itself. */
const MAX_SEGMENT = 65_533;
const PROFILE_NAME = "ICC_PROFILE\0";

function jpegWith(bytes: Bytes, { exif, profile }: PictureMetadata): Bytes {
  const segments: Bytes[] = [];
  // More camera data than a segment holds has no place in a JPEG.
  if (exif && exif.length + 6 <= MAX_SEGMENT) segments.push(segment(0xe1, [latin("Exif\0\0"), exif]));
  if (profile) {
    const room = MAX_SEGMENT - PROFILE_NAME.length - 2;
    const pieces = Math.ceil(profile.length / room);
    for (let piece = 0; piece < pieces; piece++) {
      const part = profile.subarray(piece * room, (piece + 1) * room);
      segments.push(segment(0xe2, [latin(PROFILE_NAME), new Uint8Array([piece + 1, pieces]), part]));
    }
  }
  return joined([bytes.subarray(0, 2), ...segments, bytes.subarray(2)]);
}

function segment(marker: number, body: readonly Bytes[]): Bytes {
  const whole = joined(body);
  const length = whole.length + 2;
  return joined([new Uint8Array([0xff, marker, length >> 8, length & 255]), whole]);
}

/** Its first part, which says how large it is, ends here. */
const PNG_HEAD = 33;

function pngWith(bytes: Bytes, { exif, profile }: PictureMetadata): Bytes {
  const parts: Bytes[] = [];
  // The color types without this bit are gray, and take no profile for colors.
  const isColor = ((bytes[25] as number) & 2) !== 0;
  if (profile && isColor) parts.push(chunk("iCCP", [latin("ICC profile\0\0"), zlibSync(profile, { level: 9 })]));
  if (exif) parts.push(chunk("eXIf", [exif]));
  return joined([bytes.subarray(0, PNG_HEAD), ...parts, bytes.subarray(PNG_HEAD)]);
}

function chunk(name: string, body: readonly Bytes[]): Bytes {
  const named = joined([latin(name), ...body]);
  return joined([fourBytes(named.length - 4), named, fourBytes(crc32(named))]);
}

/** RFC 9649: only an extended file has room for more than the picture. */
function webpWith(bytes: Bytes, { exif, profile }: PictureMetadata): Bytes {
  const header = readPictureHeader(bytes, "webp");
  if (!header) return bytes;
  // One that is extended already has such a head of its own.
  const isExtended = String.fromCharCode(...bytes.subarray(12, 16)) === "VP8X";
  const flags = (profile ? 0x20 : 0) | (header.hasAlpha ? 0x10 : 0) | (exif ? 0x08 : 0);
  const size = [header.width - 1, header.height - 1].flatMap((side) => [side & 255, (side >> 8) & 255, side >> 16]);
  const parts = [riffPart("VP8X", new Uint8Array([flags, 0, 0, 0, ...size]))];
  if (profile) parts.push(riffPart("ICCP", profile));
  parts.push(bytes.subarray(isExtended ? 30 : 12));
  if (exif) parts.push(riffPart("EXIF", exif));
  return riffPart("RIFF", joined([latin("WEBP"), ...parts]));
}

/** Of an even number of bytes. */
function riffPart(name: string, body: Bytes): Bytes {
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, body.length, true);
  return joined([latin(name), length, body, new Uint8Array(body.length & 1)]);
}

function fourBytes(value: number): Bytes {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

const latin = (text: string): Bytes => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

function joined(parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
