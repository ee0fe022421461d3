import { unzipSync } from "fflate";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { RasterFormat } from "#core/picture/picture-format.ts";
import type { PictureOptions } from "#core/picture/picture-options.ts";
import { convertOnServer } from "./convert-picture.server.ts";

const soft = await sharp({ create: { width: 40, height: 20, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0.6 } } })
  .png()
  .toBuffer();

const convert = async (to: RasterFormat, options: PictureOptions = {}, bytes: Uint8Array = soft) =>
  convertOnServer(to, "png")({ name: "a.png", bytes }, options);
const firstPixel = async (bytes: Uint8Array) => [...(await sharp(bytes).ensureAlpha().raw().toBuffer()).subarray(0, 4)];

describe("convertOnServer", () => {
  it.each<RasterFormat>(["webp", "jpeg", "png", "gif"])("makes a %s no larger than asked for", async (to) => {
    const { bytes } = await convert(to, { width: 10 });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: to, width: 10, height: 5 });
  });

  it("draws the half-transparent edges of a GIF on the background, as the browser does", async () => {
    const { bytes } = await convert("gif", { background: "#0000ff" });
    expect(await firstPixel(bytes)).toEqual([120, 0, 102, 255]);
  });

  it("says when a size cannot be kept, and what stands behind transparent parts", async () => {
    const noise = {
      width: 200,
      height: 200,
      channels: 3 as const,
      background: "#000",
      noise: { type: "gaussian" as const, mean: 128, sigma: 60 },
    };
    const grain = await sharp({ create: noise }).png().toBuffer();
    expect((await convert("webp", { maxKb: 1 }, grain)).note).toBe("Even at quality 1 it is larger than 1 KB. A smaller width would help.");
    expect((await convert("jpeg", { background: "#0000ff" })).note).toBe("Its transparent parts stand on #0000ff now.");
  });

  it("says how long a side may be, and takes one that is made to fit", async () => {
    const long = await sharp({ create: { width: 17_000, height: 2, channels: 3, background: "#000" } })
      .png()
      .toBuffer();
    await expect(convert("webp", {}, long)).rejects.toThrow("A WebP has at most 16,383 pixels a side.");
    expect(await sharp((await convert("webp", { width: 16_000 }, long)).bytes).metadata()).toMatchObject({ width: 16_000 });
  });

  it("makes a picture of each frame of an animation, in a ZIP", async () => {
    const frames = await Promise.all(
      ["#ff0000", "#0000ff"].map((background) =>
        sharp({ create: { width: 12, height: 8, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await convert("png", {}, gif)).note).toContain("the first of its 2 frames was converted.");
    const { name, type, note, bytes } = await convertOnServer("png", "gif")({ name: "a.gif", bytes: gif }, { frames: "all" });
    expect([name, type, note]).toEqual(["a.zip", "application/zip", "It is animated: all 2 frames are in the ZIP."]);
    const files = unzipSync(bytes);
    expect(Object.keys(files)).toEqual(["a-1.png", "a-2.png"]);
    expect(await firstPixel(files["a-2.png"] as Uint8Array)).toEqual([0, 0, 255, 255]);
  });

  it.each([
    ["half a file", soft.subarray(0, soft.length - 16), "cut short"],
    ["no picture", Buffer.from("text"), "no picture"],
  ])("refuses %s in words", async (_, bytes, words) => expect(convert("webp", {}, bytes)).rejects.toThrow(words));
});
