import { type RasterFormat, rasterFormats } from "#core/picture/picture-format.ts";
import type { PictureOptions, PictureOrder } from "#core/picture/picture-options.ts";
import type { PictureResult } from "#core/picture/picture-result.ts";
import type { ConversionContext } from "#core/tool/conversion-worker.ts";
import { withEnding } from "#core/tool/file-conversion.ts";
import { convertFrames } from "./convert-frames.ts";
import { decodePicture } from "./decode-picture.ts";
import { encodePicture } from "./encode-picture.ts";
import { examinePicture, pixelsOf } from "./examine-picture.ts";
import { metadataNote } from "./metadata/metadata-note.ts";
import { type PictureMetadata, readMetadata } from "./metadata/read-metadata.ts";
import { hasTransparency, type Pixels } from "./pixels.ts";
import { refuseTooLong, resultNotes } from "./result-notes.ts";
import { sourceNotes } from "./source-notes.ts";
import { thumbnailOf } from "./thumbnail.ts";

/** One picture in, one picture or a ZIP of its frames out, in a worker of a browser. What it throws is shown to the visitor. */
export async function convertPicture(
  file: Blob,
  { to, expected, ...options }: PictureOrder,
  { roomFor }: ConversionContext,
): Promise<PictureResult> {
  const name = file instanceof File ? file.name : "picture";
  const bytes = new Uint8Array(await file.arrayBuffer());
  const picture = examinePicture(bytes);
  await roomFor(pixelsOf(picture));
  if (options.frames === "all" && picture.header && picture.header.frames > 1)
    return convertFrames(name, bytes, picture, { to, expected, ...options });
  const metadata = options.keepMetadata ? readMetadata(bytes, picture.type.name) : undefined;
  const { pixels, from } = await decodePicture(bytes, picture, { ...options, keepsColors: metadata?.profile !== undefined });
  const notes = [...sourceNotes(picture, name, expected), ...metadataNote(metadata)];
  return pictureFrom({ pixels, from, name, to, notes, options, metadata });
}

interface DecodedSource {
  pixels: Pixels;
  from: PictureResult["from"];
  /** Of the file that it comes from. */
  name: string;
  to: RasterFormat;
  notes: readonly string[];
  options: PictureOptions;
  /** What is kept of what the file said beside its pixels. */
  metadata?: PictureMetadata | undefined;
}

/** Pixels as a file, with what the page shows of it. */
export async function pictureFrom({ pixels, from, name, to, notes, options, metadata }: DecodedSource): Promise<PictureResult> {
  refuseTooLong(pixels, to);
  const { bytes: made, quality } = await encodePicture(pixels, to, options, metadata).catch((cause) => {
    throw new Error("The encoder gave this picture up: it may be too large for the memory of this device.", { cause });
  });
  const { ending, mime } = rasterFormats[to];
  const facts = { to, bytes: made.length, quality, wasTransparent: hasTransparency(pixels) };
  return {
    name: withEnding(name, ending),
    blob: new Blob([made], { type: mime }),
    note: [...notes, ...resultNotes(facts, options)].join(" ") || undefined,
    width: pixels.width,
    height: pixels.height,
    from,
    quality,
    thumbnail: await thumbnailOf(pixels),
  };
}
