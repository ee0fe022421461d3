import { zipSync } from "fflate";
import { fitSize } from "#core/picture/fit-size.ts";
import { rasterFormats } from "#core/picture/picture-format.ts";
import type { PictureOrder } from "#core/picture/picture-options.ts";
import type { PictureResult } from "#core/picture/picture-result.ts";
import { withEnding } from "#core/tool/file-conversion.ts";
import { drawn } from "./decode-picture.ts";
import { encodePicture } from "./encode-picture.ts";
import type { ExaminedPicture } from "./examine-picture.ts";
import { frameName, refuseTooMany } from "./frame-names.ts";
import type { Pixels } from "./pixels.ts";
import { refuseTooLong } from "./result-notes.ts";
import { sourceNotes } from "./source-notes.ts";
import { thumbnailOf } from "./thumbnail.ts";

/** Every frame of an animated file as a picture of its own, in a ZIP. */
export async function convertFrames(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  picture: ExaminedPicture,
  { to, expected, ...options }: PictureOrder,
): Promise<PictureResult> {
  if (!("ImageDecoder" in globalThis))
    throw new Error("Your browser does not hand out single frames. Take the first frame, or another browser.");
  const frames = picture.header?.frames ?? 1;
  refuseTooMany(frames);
  const decoder = new ImageDecoder({ data: bytes, type: picture.type.mime });
  const files: Record<string, Uint8Array> = {};
  let first: Pixels | undefined;
  let from = { width: 0, height: 0 };
  try {
    for (let frame = 0; frame < frames; frame++) {
      const { image } = await decoder.decode({ frameIndex: frame });
      from = { width: image.displayWidth, height: image.displayHeight };
      const pixels = drawn(image, fitSize(from, options));
      image.close();
      refuseTooLong(pixels, to);
      first ??= pixels;
      files[frameName(name, frame, frames, to)] = (await encodePicture(pixels, to, options)).bytes;
    }
  } catch (cause) {
    if (cause instanceof DOMException)
      throw new Error(`This ${rasterOf(picture)} is damaged: your browser cannot decode its frames.`, { cause });
    throw cause;
  } finally {
    decoder.close();
  }
  if (!first) throw new Error("There is no frame in this file.");
  return {
    name: withEnding(name, "zip"),
    // Pictures are packed already.
    blob: new Blob([new Uint8Array(zipSync(files, { level: 0 }))], { type: "application/zip" }),
    note: sourceNotes(picture, name, expected, true).join(" "),
    width: first.width,
    height: first.height,
    from,
    thumbnail: await thumbnailOf(first),
  };
}

const rasterOf = ({ type }: ExaminedPicture) =>
  type.name in rasterFormats ? rasterFormats[type.name as "gif"].name : type.name.toUpperCase();
