import sharp, { type Sharp } from "sharp";
import type { RasterFormat } from "#core/picture/picture-format.ts";
import type { PictureOptions } from "#core/picture/picture-options.ts";
import { encodePicture } from "#engines/image-codecs/encode-picture.ts";
import type { Pixels } from "#engines/image-codecs/pixels.ts";
import { softPicture } from "../tests/support/soft-picture.ts";
import { startCodecs } from "../tests/support/start-codecs.ts";

interface Case {
  to: RasterFormat;
  options?: PictureOptions;
  sharp: (image: Sharp) => Sharp;
}

const CASES: readonly Case[] = [
  { to: "webp", sharp: (image) => image.webp({ quality: 80 }) },
  { to: "webp", options: { quality: 95 }, sharp: (image) => image.webp({ quality: 95 }) },
  { to: "webp", options: { lossless: true }, sharp: (image) => image.webp({ lossless: true }) },
  { to: "jpeg", sharp: (image) => image.jpeg({ quality: 80, mozjpeg: true }) },
  { to: "jpeg", options: { quality: 95 }, sharp: (image) => image.jpeg({ quality: 95, mozjpeg: true }) },
  { to: "png", sharp: (image) => image.png() },
  { to: "gif", sharp: (image) => image.gif() },
  { to: "gif", options: { dither: "none" }, sharp: (image) => image.gif({ dither: 0 }) },
];

/** What the browser's encoders make of a picture, beside sharp's: size, likeness, and time as a ratio. */
export async function benchPictures(): Promise<void> {
  await startCodecs();
  // One core each: sharp would use them all.
  sharp.concurrency(1);
  const pixels = softPicture(1200, 800);
  const raw = { raw: { width: pixels.width, height: pixels.height, channels: 4 as const } };
  const rows = [];
  for (const { to, options = {}, sharp: write } of CASES) {
    const ours = await timed(async () => (await encodePicture(pixels, to, options)).bytes);
    const theirs = await timed(() => write(sharp(pixels.data, raw)).toBuffer());
    rows.push({
      format: [to, ...Object.entries(options).map(([name, value]) => `${name} ${value}`)].join(" "),
      "ours, bytes": ours.made.length,
      "sharp, bytes": theirs.made.length,
      ratio: (ours.made.length / theirs.made.length).toFixed(3),
      "ours, dB": await likeness(pixels, ours.made),
      "sharp, dB": await likeness(pixels, theirs.made),
      "time to sharp's": (ours.ms / theirs.ms).toFixed(1),
    });
  }
  console.table(rows);
}

/** The best of three. */
async function timed(make: () => Promise<Uint8Array>): Promise<{ made: Uint8Array; ms: number }> {
  let best = { made: new Uint8Array(), ms: Number.POSITIVE_INFINITY };
  for (let run = 0; run < 3; run++) {
    const start = performance.now();
    const made = await make();
    const ms = performance.now() - start;
    if (ms < best.ms) best = { made: new Uint8Array(made), ms };
  }
  return best;
}

/** Peak signal to noise, in decibels; nothing lost is “exact”. */
async function likeness({ data }: Pixels, made: Uint8Array): Promise<string> {
  const back = await sharp(made).ensureAlpha().raw().toBuffer();
  let sum = 0;
  for (let at = 0; at < data.length; at++) sum += ((data[at] as number) - (back[at] as number)) ** 2;
  return sum === 0 ? "exact" : (10 * Math.log10(255 ** 2 / (sum / (data.length * 0.75)))).toFixed(2);
}
