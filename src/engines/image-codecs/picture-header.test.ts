import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { readPictureHeader } from "./picture-header.ts";

const picture = (channels: 3 | 4 = 3) =>
  sharp({ create: { width: 40, height: 20, channels, background: { r: 10, g: 90, b: 200, alpha: 0.5 } } });
const plain = { width: 40, height: 20, frames: 1, hasAlpha: false, isPlain: true, isWhole: true };

const two = Buffer.concat([Buffer.alloc(40 * 20 * 3, 10), Buffer.alloc(40 * 20 * 3, 200)]);
const animated = () => sharp(two, { raw: { width: 40, height: 40, channels: 3, pageHeight: 20 } });

describe("readPictureHeader", () => {
  it.each<[string, Parameters<typeof readPictureHeader>[1], () => Sharp, object]>([
    ["PNG", "png", () => picture().png(), {}],
    ["PNG with transparency", "png", () => picture(4).png(), { hasAlpha: true }],
    ["PNG with a palette", "png", () => picture().png({ palette: true }), {}],
    ["PNG with a profile", "png", () => picture().withIccProfile("p3").png(), { isPlain: false }],
    ["interlaced PNG of 16 bits", "png", () => picture().toColourspace("rgb16").png({ progressive: true }), {}],
    ["JPG", "jpeg", () => picture().jpeg(), {}],
    ["progressive JPG", "jpeg", () => picture().jpeg({ progressive: true }), {}],
    [
      "JPG from a camera",
      "jpeg",
      () =>
        picture()
          .withExif({ IFD0: { Make: "x" } })
          .jpeg(),
      { isPlain: false },
    ],
    ["JPG in printer's inks", "jpeg", () => picture().toColourspace("cmyk").jpeg(), { isPlain: false }],
    ["WebP", "webp", () => picture().webp(), {}],
    ["lossless WebP", "webp", () => picture().webp({ lossless: true }), {}],
    ["WebP with transparency", "webp", () => picture(4).webp(), { hasAlpha: true }],
    ["WebP with a profile", "webp", () => picture().withIccProfile("p3").webp(), { isPlain: false }],
    ["animated WebP", "webp", () => animated().webp(), { frames: 2 }],
    // Its writer keeps a transparent color at hand, whether it is used or not.
    ["GIF", "gif", () => picture().gif(), { hasAlpha: true }],
    ["animated GIF", "gif", () => animated().gif(), { frames: 2, hasAlpha: true }],
  ])("reads: %s", async (_, kind, make, more) => {
    const bytes = await make().toBuffer();
    expect(readPictureHeader(bytes, kind)).toEqual({ ...plain, ...more });
    // Cut short, it says so; cut to its head or to nothing, it does not throw.
    expect(readPictureHeader(bytes.subarray(0, bytes.length - 9), kind)?.isWhole ?? false).toBe(false);
    for (const length of [0, 9, 20, 30]) expect(readPictureHeader(bytes.subarray(0, length), kind)?.isWhole ?? false).toBe(false);
  });
});
