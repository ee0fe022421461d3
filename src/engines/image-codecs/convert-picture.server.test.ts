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

  it.each([
    ["half a file", soft.subarray(0, soft.length - 16), "cut short"],
    ["no picture", Buffer.from("text"), "no picture"],
  ])("refuses %s in words", async (_, bytes, words) => expect(convert("webp", {}, bytes)).rejects.toThrow(words));
});
