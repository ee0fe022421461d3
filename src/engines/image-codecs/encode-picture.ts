import type { RasterFormat } from "#core/picture/picture-format.ts";
import { DEFAULT_QUALITY, type PictureOptions } from "#core/picture/picture-options.ts";
import { encodeGif } from "./gif/encode-gif.ts";
import type { PictureMetadata } from "./metadata/read-metadata.ts";
import { withMetadata } from "./metadata/write-metadata.ts";
import { flatten, type Pixels } from "./pixels.ts";
import { searchQuality } from "./search-quality.ts";

type Bytes = Uint8Array<ArrayBuffer>;

export interface EncodedPicture {
  bytes: Bytes;
  /** Where the format has one. */
  quality?: number | undefined;
}

/** Writes a picture, and what is to be known of it beside. Its codec is loaded with the first that needs it. */
export async function encodePicture(
  pixels: Pixels,
  to: RasterFormat,
  options: PictureOptions,
  metadata: PictureMetadata = {},
): Promise<EncodedPicture> {
  const { quality = DEFAULT_QUALITY, maxKb, background = "#ffffff" } = options;
  const maxBytes = maxKb === undefined ? Number.POSITIVE_INFINITY : maxKb * 1000;
  const finished = async (made: Promise<Bytes>) => withMetadata(await made, to, metadata);
  switch (to) {
    case "webp":
      if (options.lossless) return { bytes: await finished(encodeWebp(pixels, { lossless: 1, quality: LOSSLESS_EFFORT })) };
      return searchQuality((wanted) => finished(encodeWebp(pixels, { quality: wanted })), quality, maxBytes);
    case "jpeg": {
      const flat = flatten(pixels, background);
      return searchQuality((wanted) => finished(encodeJpeg(flat, wanted)), quality, maxBytes);
    }
    case "png":
      return { bytes: await finished(encodePng(pixels)) };
    case "gif":
      return { bytes: encodeGif(pixels, { colors: options.colors ?? 256, dither: options.dither !== "none", background }) };
  }
}

/** Of a lossless file, quality is how hard its encoder tries. */
const LOSSLESS_EFFORT = 75;

async function encodeWebp(pixels: Pixels, options: { quality: number; lossless?: number }): Promise<Bytes> {
  const { default: encode } = await import("@jsquash/webp/encode.js");
  return new Uint8Array(await encode(pixels as ImageData, options));
}

/** As cameras and sharp do: by itself the encoder would keep color in full from quality 80 on, for half as many bytes again. */
const HALF_CHROMA = { auto_subsample: false, chroma_subsample: 2 };

async function encodeJpeg(pixels: Pixels, quality: number): Promise<Bytes> {
  const { default: encode } = await import("@jsquash/jpeg/encode.js");
  return new Uint8Array(await encode(pixels as ImageData, { quality, ...HALF_CHROMA }));
}

/** The package's own entry would start threads of its own; pictures are spread over workers already. */
async function encodePng(pixels: Pixels): Promise<Bytes> {
  const { default: init, optimise_raw: optimise } = await import("@jsquash/oxipng/codec/pkg/squoosh_oxipng.js");
  await init();
  return new Uint8Array(optimise(pixels.data, pixels.width, pixels.height, pngEffort(pixels), false, false));
}

/** Level 2 took 2.2 s of processor time a megapixel, 1 took 1.6 and 0 took 0.7, for files 1 and 17 % larger: a camera's picture must not take a minute. */
function pngEffort({ width, height }: Pixels): number {
  const megapixels = (width * height) / 1e6;
  return megapixels <= 1 ? 2 : megapixels <= 4 ? 1 : 0;
}
