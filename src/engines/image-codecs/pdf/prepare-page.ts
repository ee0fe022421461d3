import type { PdfStream, PreparedPage } from "#core/picture/pdf-picture.ts";
import type { ConversionContext } from "#core/tool/conversion-worker.ts";
import { decodePicture } from "../decode-picture.ts";
import { encodePicture } from "../encode-picture.ts";
import { examinePicture, pixelsOf } from "../examine-picture.ts";
import { sourceNotes } from "../source-notes.ts";
import { thumbnailOf } from "../thumbnail.ts";
import { embedPicture } from "./embed-picture.ts";
import { JPEG_QUALITY } from "./jpeg-quality.ts";

/** One picture as a page of a PDF will hold it, in a worker of a browser. What it throws is shown to the visitor. */
export async function preparePage(file: Blob, _: object, { roomFor }: ConversionContext): Promise<PreparedPage> {
  const name = file instanceof File ? file.name : "picture";
  const bytes = new Uint8Array(await file.arrayBuffer());
  const picture = examinePicture(bytes);
  await roomFor(pixelsOf(picture));
  const decode = async (box = {}) => (await decodePicture(bytes, picture, box)).pixels;
  // Decoded here, so that a damaged picture is an error now and not when somebody opens the PDF.
  const thumbnail = await thumbnailOf(await decode({ width: 256, height: 256 }));
  const { image, mask, profile, palette, ...rest } = await embedPicture(bytes, picture, {
    decode,
    packPng: async (pixels) => (await encodePicture(pixels, "png", {})).bytes,
    packJpeg: async (pixels) => (await encodePicture(pixels, "jpeg", { quality: JPEG_QUALITY })).bytes,
  });
  // What is the file itself stays on the disk.
  const asBlob = (stream: PdfStream) => ({ ...stream, data: stream.data[0] === bytes ? [file] : [new Blob([...stream.data])] });
  const streams = {
    image: asBlob(image),
    mask: mask && asBlob(mask),
    profile: profile && asBlob(profile),
    palette: palette && asBlob(palette),
  };
  return {
    name,
    page: { ...rest, ...streams },
    note: sourceNotes(picture, name, undefined).join(" ") || undefined,
    thumbnail,
  };
}
