import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import initPng from "@jsquash/oxipng/codec/pkg/squoosh_oxipng.js";
import sharp, { type Sharp } from "sharp";
import { type PdfOptions, usualPdf } from "#core/picture/pdf-options.ts";
import { base64Of, bytesOf, type FileOutput, withEnding } from "#core/tool/file-conversion.ts";
import { openPicture, withReasons } from "../convert-picture.server.ts";
import { encodePicture } from "../encode-picture.ts";
import type { Pixels } from "../pixels.ts";
import { embedPicture } from "./embed-picture.ts";
import { JPEG_QUALITY } from "./jpeg-quality.ts";
import { writePdf } from "./write-pdf.ts";

const MAX_PIXELS = 24_000_000;

interface PdfRequest extends Partial<PdfOptions> {
  file: string;
  fileName: string;
  more?: readonly string[];
}

/** What the browser does, for programs and for forms without JavaScript. */
export function makePdfOnServer({ file, fileName, more = [], ...chosen }: PdfRequest): Promise<FileOutput> {
  return withReasons(async () => {
    const options = { ...usualPdf, ...chosen };
    const pages = [];
    for (const each of [file, ...more]) pages.push({ picture: await embedOnServer(bytesOf(each)), options });
    const parts = writePdf(pages).map((part) => (part instanceof Blob ? new Uint8Array() : Buffer.from(part)));
    return { fileName: withEnding(fileName, "pdf"), type: "application/pdf", file: base64Of(Buffer.concat(parts)) };
  });
}

async function embedOnServer(bytes: Uint8Array<ArrayBuffer>) {
  const { picture, image } = openPicture(bytes, MAX_PIXELS);
  // Decoded once as a whole, so that a damaged picture is an error now and not when somebody opens the PDF.
  await image.stats();
  return embedPicture(bytes, picture, {
    async decode() {
      const { data, info } = await image.autoOrient().toColorspace("srgb").ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
    },
    packPng,
    packJpeg: (pixels) => written(pixels, (made) => made.jpeg({ quality: JPEG_QUALITY, mozjpeg: true })),
  });
}

/** What the browser packs with takes seconds a megapixel, and others wait for this thread meanwhile. */
const MAX_PACKED_WELL = 1_000_000;

async function packPng(pixels: Pixels): Promise<Uint8Array<ArrayBuffer>> {
  if (pixels.width * pixels.height <= MAX_PACKED_WELL) {
    await startPacker();
    return (await encodePicture(pixels, "png", {})).bytes;
  }
  // Flat art packs best as it is, a photograph by what its rows have in common.
  const ways = [false, true].map((adaptiveFiltering) =>
    written(pixels, (made) => (isGray(pixels) ? made.toColorspace("b-w") : made).png({ compressionLevel: 9, adaptiveFiltering })),
  );
  const [plain, filtered] = (await Promise.all(ways)) as [Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>];
  return plain.length < filtered.length ? plain : filtered;
}

let packer: Promise<unknown> | undefined;

/** Browsers fetch it; here it is read from the package. */
function startPacker(): Promise<unknown> {
  packer ??= readFile(createRequire(import.meta.url).resolve("@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm")).then((codec) =>
    initPng(codec),
  );
  return packer;
}

function isGray({ data }: Pixels): boolean {
  for (let at = 0; at < data.length; at += 4) if (data[at] !== data[at + 1] || data[at] !== data[at + 2]) return false;
  return true;
}

async function written({ data, width, height }: Pixels, write: (image: Sharp) => Sharp): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await write(sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()).toBuffer());
}
