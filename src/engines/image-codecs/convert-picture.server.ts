import { zipSync } from "fflate";
import sharp, { type Sharp } from "sharp";
import { AppError } from "#core/errors/app-error.ts";
import { fitSize } from "#core/picture/fit-size.ts";
import { type RasterFormat, rasterFormats } from "#core/picture/picture-format.ts";
import { DEFAULT_QUALITY, type PictureOptions } from "#core/picture/picture-options.ts";
import { type FileEngine, withEnding } from "#core/tool/file-conversion.ts";
import { type ExaminedPicture, examinePicture } from "./examine-picture.ts";
import { frameName, refuseTooMany } from "./frame-names.ts";
import { matte } from "./gif/encode-gif.ts";
import { metadataNote } from "./metadata/metadata-note.ts";
import { readMetadata } from "./metadata/read-metadata.ts";
import { refuseTooLong, resultNotes } from "./result-notes.ts";
import { searchQuality } from "./search-quality.ts";
import { sourceNotes } from "./source-notes.ts";

/** A small file may unpack to many pixels, and each of them takes the server's time. */
export const MAX_SERVER_PIXELS = 24_000_000;
const SECONDS = 15;

/** What the browser does, for programs and for forms without JavaScript: by sharp, whose encoders are the same libraries. */
export function convertOnServer(to: RasterFormat, expected: RasterFormat): FileEngine<PictureOptions> {
  return ({ name, bytes }, options) =>
    withReasons(async () => {
      const { picture, image } = openPicture(bytes, MAX_SERVER_PIXELS);
      const frames = picture.header?.frames ?? 1;
      if (options.frames === "all" && frames > 1) {
        const files = await encodeFrames(bytes, { name, frames, to, options });
        const note = sourceNotes(picture, name, expected, true).join(" ");
        return { name: withEnding(name, "zip"), type: "application/zip", bytes: zipSync(files, { level: 0 }), note };
      }
      const { autoOrient, hasAlpha } = await image.metadata();
      const { width, height } = options;
      refuseTooLong(fitSize(autoOrient, { width, height }), to);
      const wasTransparent = hasAlpha && !(await image.stats()).isOpaque;
      fitted(image.autoOrient(), options);
      const metadata = options.keepMetadata ? readMetadata(new Uint8Array(bytes), picture.type.name) : undefined;
      if (metadata?.exif) image.keepExif();
      if (metadata?.profile) image.keepIccProfile();
      const { ending, mime } = rasterFormats[to];
      const made = await encodeOnServer(image, to, options);
      const facts = { to, bytes: made.bytes.length, quality: made.quality, wasTransparent };
      const notes = [...sourceNotes(picture, name, expected), ...metadataNote(metadata), ...resultNotes(facts, options)];
      return { name: withEnding(name, ending), type: mime, bytes: made.bytes, note: notes.join(" ") || undefined };
    });
}

function fitted(image: Sharp, { width, height }: PictureOptions): Sharp {
  if (width === undefined && height === undefined) return image;
  return image.resize({ ...(width && { width }), ...(height && { height }), fit: "inside", withoutEnlargement: true });
}

interface Frames {
  name: string;
  frames: number;
  to: RasterFormat;
  options: PictureOptions;
}

async function encodeFrames(bytes: Uint8Array, { name, frames, to, options }: Frames): Promise<Record<string, Uint8Array>> {
  refuseTooMany(frames);
  const files: Record<string, Uint8Array> = {};
  for (let page = 0; page < frames; page++) {
    const image = sharp(bytes, { page, limitInputPixels: MAX_SERVER_PIXELS }).timeout({ seconds: SECONDS });
    files[frameName(name, page, frames, to)] = (await encodeOnServer(fitted(image, options), to, options)).bytes;
  }
  return files;
}

/** A picture of any kind, judged by its head before it is opened. */
export function openPicture(bytes: Uint8Array, maxPixels: number): { picture: ExaminedPicture; image: Sharp } {
  const picture = examinePicture(bytes, maxPixels);
  return { picture, image: sharp(bytes, { limitInputPixels: maxPixels }).timeout({ seconds: SECONDS }) };
}

/** What cannot be converted is an answer, not a fault of ours. */
export async function withReasons<Made>(work: () => Promise<Made>): Promise<Made> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.code === "queue_full") throw error;
    throw new AppError("input_invalid", { reason: sentenceOf(error) }, { cause: error });
  }
}

export async function encodeOnServer(
  image: Sharp,
  to: RasterFormat,
  options: PictureOptions,
): Promise<{ bytes: Uint8Array; quality?: number }> {
  const { quality = DEFAULT_QUALITY, maxKb, background = "#ffffff", colors = 256, dither } = options;
  const maxBytes = maxKb === undefined ? Number.POSITIVE_INFINITY : maxKb * 1000;
  const best = (write: (wanted: number) => Sharp) =>
    searchQuality(async (wanted) => new Uint8Array(await write(wanted).toBuffer()), quality, maxBytes);
  switch (to) {
    case "webp":
      if (options.lossless) return { bytes: await image.webp({ lossless: true }).toBuffer() };
      return best((wanted) => image.clone().webp({ quality: wanted }));
    case "jpeg":
      return best((wanted) => image.clone().flatten({ background }).jpeg({ quality: wanted, mozjpeg: true }));
    case "png":
      return { bytes: await image.png({ compressionLevel: 9, adaptiveFiltering: true }).toBuffer() };
    case "gif": {
      const drawn = await matted(image, background);
      return { bytes: await drawn.gif({ colours: colors, dither: dither === "none" ? 0 : 1 }).toBuffer() };
    }
  }
}

/** Half-transparent edges on their ground, as in the browser: sharp would cut them off. */
async function matted(image: Sharp, background: string): Promise<Sharp> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return sharp(matte({ data: new Uint8ClampedArray(data), width, height }, background).data, { raw: { width, height, channels: 4 } });
}

/** Ours are sentences; what a library says is for its programmers. */
function sentenceOf(error: unknown): string {
  const message = error instanceof Error ? error.message : "";
  return /^[A-Z\d].*\.$/.test(message) ? message : "Our server cannot decode this picture: it is damaged, or of a kind it does not know.";
}
