import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { preparePicture } from "./prepare-picture.server.ts";

const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: "#0c2dcc" } });

async function ready(sent: Buffer) {
  const prepared = await preparePicture(sent);
  if (prepared.kind === "refused") throw new Error(prepared.reason);
  return { bytes: prepared.bytes, ...(await sharp(prepared.bytes).metadata()) };
}

describe("a picture", () => {
  it("is turned as it was held, and loses what a camera wrote into it", async () => {
    const sent = await blank(60, 40)
      .withExif({ IFD0: { Copyright: "secret", Make: "Camera" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(sent.toString("latin1")).toContain("Camera");
    const { width, height, format, exif, orientation, bytes } = await ready(sent);
    expect([width, height, format, exif, orientation]).toEqual([40, 60, "jpeg", undefined, undefined]);
    expect(bytes.toString("latin1")).not.toContain("Camera");
  });

  it("is no larger than pages show", async () => {
    const { width, height } = await ready(await blank(5000, 100).png().toBuffer());
    expect([width, height]).toEqual([4000, 80]);
  });

  it.each([
    ["webp", "webp"],
    ["gif", "png"],
  ] as const)("%s becomes %s", async (given, made) => {
    expect((await ready(await blank(20, 10)[given]().toBuffer())).format).toBe(made);
  });

  it("made twice from the same file is the same", async () => {
    const sent = await blank(30, 30).jpeg().toBuffer();
    expect((await ready(sent)).bytes.equals((await ready(sent)).bytes)).toBe(true);
  });

  it("carries nothing that stood behind its pixels", async () => {
    const sent = Buffer.concat([await blank(9, 9).png().toBuffer(), Buffer.from("<script>alert(1)</script>")]);
    expect((await ready(sent)).bytes.toString("latin1")).not.toContain("script");
  });
});

describe("refused", () => {
  const png = (width: number, height: number) => {
    const head = Buffer.alloc(13);
    head.writeUInt32BE(width, 0);
    head.writeUInt32BE(height, 4);
    return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "latin1"), head, Buffer.alloc(64)]);
  };
  it.each([
    ["a drawing", Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), /SVG can carry scripts/],
    ["a picture of an iPhone", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0", "latin1"), /HEIC/],
    ["a PDF", Buffer.from("%PDF-1.7"), /PDF is no picture/],
    ["a page", Buffer.from("<!doctype html><img src=x>"), /no PNG, JPEG/],
    ["nothing", Buffer.alloc(0), /no PNG, JPEG/],
    ["half a picture", Buffer.from("\xff\xd8\xff\xe0 half", "latin1"), /damaged/],
    ["a bomb", png(60_000, 60_000), /million pixels|damaged/],
  ])("%s", async (_, sent, reason) => {
    expect(await preparePicture(sent)).toEqual({ kind: "refused", reason: expect.stringMatching(reason) });
  });
});
