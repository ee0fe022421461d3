import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { examinePicture } from "./examine-picture.ts";

const png = await sharp({ create: { width: 30, height: 20, channels: 3, background: "#123456" } })
  .png()
  .toBuffer();

function withSize(width: number, height: number): Buffer {
  const changed = Buffer.from(png);
  changed.writeUInt32BE(width, 16);
  changed.writeUInt32BE(height, 20);
  return changed;
}

describe("examinePicture", () => {
  it("goes by the bytes", () => expect(examinePicture(png)).toMatchObject({ type: { name: "png" }, header: { width: 30, height: 20 } }));

  it("leaves to the browser what only a browser reads", () =>
    expect(examinePicture(Buffer.from("\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf", "latin1"))).toEqual({
      type: { name: "avif", mime: "image/avif", extension: "avif" },
    }));

  it.each([
    ["nothing", Buffer.alloc(0), "This file is empty"],
    ["a text", Buffer.from("hello"), "This is no picture, whatever its name says."],
    ["a drawing", Buffer.from("<svg/>"), "This is an SVG"],
    ["a picture without pixels", withSize(0, 5), "0 × 5 pixels"],
    ["400 megapixels", withSize(20_000, 20_000), "20,000 × 20,000 is 400 megapixels. The limit is 100."],
    ["half a file", png.subarray(0, png.length - 20), "This PNG is cut short"],
    ["a head alone", png.subarray(0, 12), "This PNG is damaged"],
  ])("refuses %s in words", (_, bytes, words) => expect(() => examinePicture(bytes)).toThrow(words));
});
