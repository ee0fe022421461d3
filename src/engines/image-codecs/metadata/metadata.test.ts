import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import type { RasterFormat } from "#core/picture/picture-format.ts";
import { softPicture } from "../../../../tests/support/soft-picture.ts";
import { startCodecs } from "../../../../tests/support/start-codecs.ts";
import { convertOnServer } from "../convert-picture.server.ts";
import { encodePicture } from "../encode-picture.ts";
import { examinePicture } from "../examine-picture.ts";
import { orientationIn } from "./exif-orientation.ts";
import { readMetadata } from "./read-metadata.ts";

beforeAll(startCodecs);

const formats: RasterFormat[] = ["jpeg", "png", "webp"];
const pixels = softPicture(61, 40);

/** As a phone writes it: lying on its side, with wide colors and a place. */
const ofPhone = async (format: RasterFormat) =>
  new Uint8Array(
    await sharp(pixels.data, { raw: { width: 61, height: 40, channels: 4 } })
      .toFormat(format, { lossless: true })
      .withMetadata({ orientation: 6, exif: { IFD0: { Model: "Phone 7" }, IFD3: { GPSLatitudeRef: "N" } } })
      .withIccProfile("p3")
      .toBuffer(),
  );

describe("metadata of a picture", () => {
  it.each(formats.flatMap((from) => formats.map((to) => [from, to] as const)))("goes from %s to %s", async (from, to) => {
    const source = await ofPhone(from);
    const metadata = readMetadata(source, from);
    const { bytes } = await encodePicture(pixels, to, {}, metadata);
    const made = await sharp(bytes).metadata();
    expect(made).toMatchObject({ format: to, width: 61, height: 40, orientation: 1 });
    expect(made.exif?.includes("Phone 7")).toBe(true);
    expect(made.icc?.equals((await sharp(source).metadata()).icc as Buffer)).toBe(true);
    expect(examinePicture(bytes).header).toMatchObject({ width: 61, height: 40, isWhole: true });
    // Read again from what was written: nothing is lost on the way, and it stays upright.
    expect(readMetadata(bytes, to)).toEqual(metadata);
    expect(orientationIn(metadata.exif as Uint8Array)).toBe(1);
  });

  it("takes as many parts of a JPG as a large profile needs", async () => {
    const profile = new Uint8Array(150_000).fill(7);
    profile.set(Buffer.from("RGB "), 16);
    const { bytes } = await encodePicture(pixels, "jpeg", {}, { profile });
    expect(readMetadata(bytes, "jpeg").profile).toEqual(profile);
  });

  it("counts within a size that was asked for", async () => {
    const { bytes, quality = 95 } = await encodePicture(
      softPicture(300, 200),
      "webp",
      { maxKb: 7, quality: 95 },
      { profile: new Uint8Array(3_000) },
    );
    expect([bytes.length <= 7_000, quality < 95]).toEqual([true, true]);
  });

  it("leaves out a profile for ink, and what is damaged", async () => {
    const ink = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#888" } })
      .toColorspace("cmyk")
      .withIccProfile("cmyk")
      .jpeg()
      .toBuffer();
    expect((await sharp(ink).metadata()).icc).toBeDefined();
    expect(readMetadata(new Uint8Array(ink), "jpeg").profile).toBeUndefined();
    const cut = (await ofPhone("png")).subarray(0, 60);
    expect(readMetadata(cut, "png")).toEqual({ exif: undefined, profile: undefined });
  });
});

describe("convertOnServer", () => {
  it.each(formats)("keeps as much in a %s, its colors as they are, and says so", async (to) => {
    const source = await ofPhone("png");
    const convert = (keepMetadata: boolean) =>
      convertOnServer(to, "png")({ name: "a.png", bytes: source }, { keepMetadata, lossless: true });
    const { bytes, note } = await convert(true);
    const made = await sharp(bytes).metadata();
    expect([made.width, made.height, made.orientation ?? 1, note]).toEqual([40, 61, 1, "Camera data and color profile are kept."]);
    expect([made.exif?.includes("Phone 7"), made.icc?.length]).toEqual([true, (await sharp(source).metadata()).icc?.length]);
    const pixelsOf = (file: Uint8Array) => sharp(file).autoOrient().ensureAlpha().raw().toBuffer();
    if (to !== "jpeg") expect((await pixelsOf(bytes)).equals(await pixelsOf(source))).toBe(true);
    const stripped = await sharp((await convert(false)).bytes).metadata();
    expect([stripped.exif, stripped.icc]).toEqual([undefined, undefined]);
  });
});
