import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { examplePictures } from "#core/picture/example-pictures.ts";
import type { RasterFormat } from "#core/picture/picture-format.ts";
import type { PictureOptions } from "#core/picture/picture-options.ts";
import { softPicture } from "../../../tests/support/soft-picture.ts";
import { startCodecs } from "../../../tests/support/start-codecs.ts";
import { encodePicture } from "./encode-picture.ts";
import type { Pixels } from "./pixels.ts";

beforeAll(startCodecs);

async function decode(file: string | Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(typeof file === "string" ? Buffer.from(file, "base64") : file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

const photo = softPicture(400, 300);
const encoded = async (pixels: Pixels, to: RasterFormat, options: PictureOptions = {}) => (await encodePicture(pixels, to, options)).bytes;

describe("encodePicture", () => {
  // The encoders are the same files on every machine, and so is what they write. How they compare with others: npm run bench -- pictures.
  it.each([
    [80, 16_732, 16_314],
    [95, 37_692, 36_838],
  ])("writes WebP and JPG of quality %i as ever", async (quality, webp, jpg) => {
    expect((await encoded(photo, "webp", { quality })).length).toBe(webp);
    expect((await encoded(photo, "jpeg", { quality })).length).toBe(jpg);
  });

  it("packs a PNG as ever, and keeps every pixel", async () => {
    const made = await encoded(photo, "png");
    expect(made.length).toBe(17_861);
    expect(Buffer.compare(Buffer.from((await decode(made)).data), Buffer.from(photo.data))).toBe(0);
  });

  it("keeps every visible pixel in a lossless WebP", async () => {
    const logo = await decode(examplePictures.logoPng);
    const { data } = await decode(await encoded(logo, "webp", { lossless: true }));
    expect(data.filter((byte, at) => logo.data[at | 3] !== 0 && byte !== logo.data[at]).length).toBe(0);
  });

  it("keeps below a size, at the best quality that does", async () => {
    const { bytes, quality } = await encodePicture(photo, "webp", { maxKb: 6 });
    expect(bytes.length).toBeLessThanOrEqual(6000);
    expect((await encoded(photo, "webp", { quality: (quality as number) + 1 })).length).toBeGreaterThan(6000);
  });

  it("lays transparent pixels on the background where a format has none", async () => {
    const clear: Pixels = { data: new Uint8ClampedArray(8 * 8 * 4), width: 8, height: 8 };
    expect([...(await decode(await encoded(clear, "jpeg", { background: "#ff8000" }))).data.subarray(0, 4)]).toEqual([255, 127, 0, 255]);
  });
});
