import sharp, { type Sharp } from "sharp";
import { type PdfOptions, usualPdf } from "#core/picture/pdf-options.ts";
import { base64Of, bytesOf, type FileOutput, withEnding } from "#core/tool/file-conversion.ts";
import { openPicture, toldInWords } from "../convert-picture.server.ts";
import type { Pixels } from "../pixels.ts";
import { embedPicture } from "./embed-picture.ts";
import { JPEG_QUALITY } from "./jpeg-quality.ts";
import { writePdf } from "./write-pdf.ts";

const MAX_PIXELS = 24_000_000;

interface Given extends Partial<PdfOptions> {
  file: string;
  fileName: string;
  more?: readonly string[];
}

/** What the browser does, for programs and for forms without JavaScript. */
export function makePdfOnServer({ file, fileName, more = [], ...chosen }: Given): Promise<FileOutput> {
  return toldInWords(async () => {
    const options = { ...usualPdf, ...chosen };
    const pages = [];
    for (const each of [file, ...more]) pages.push({ picture: await embedOnServer(bytesOf(each)), options });
    const parts = writePdf(pages).map((part) => (part instanceof Blob ? new Uint8Array() : Buffer.from(part)));
    return { fileName: withEnding(fileName, "pdf"), type: "application/pdf", file: base64Of(Buffer.concat(parts)) };
  });
}

async function embedOnServer(bytes: Uint8Array<ArrayBuffer>) {
  const { picture, image } = openPicture(bytes, MAX_PIXELS);
  // All of it is decoded once: a damaged picture is told here, not by whoever opens the PDF.
  await image.stats();
  return embedPicture(bytes, picture, {
    async decode() {
      const { data, info } = await image.autoOrient().toColorspace("srgb").ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
    },
    packPng: (pixels) => packed(pixels, (made) => made.removeAlpha().png({ compressionLevel: 9, adaptiveFiltering: true })),
    packJpeg: (pixels) => packed(pixels, (made) => made.removeAlpha().jpeg({ quality: JPEG_QUALITY, mozjpeg: true })),
  });
}

async function packed({ data, width, height }: Pixels, write: (image: Sharp) => Sharp): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await write(sharp(data, { raw: { width, height, channels: 4 } })).toBuffer());
}
