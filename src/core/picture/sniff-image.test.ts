import { describe, expect, it } from "vitest";
import { cpuTime } from "../../../tests/support/cpu-time.ts";
import { sniffImage } from "./sniff-image.ts";

const bytes = (...parts: (string | number[])[]) => Buffer.concat(parts.map((part) => Buffer.from(part as string)));

describe("what a picture is by its bytes", () => {
  it.each([
    ["a PNG", bytes([0x89], "PNG\r\n", [0x1a], "\n"), "png"],
    ["a JPEG", bytes([0xff, 0xd8, 0xff, 0xe0]), "jpeg"],
    ["an old GIF", bytes("GIF87a"), "gif"],
    ["a GIF", bytes("GIF89a"), "gif"],
    ["a WebP", bytes("RIFF", [1, 2, 3, 4], "WEBPVP8 "), "webp"],
    ["a sound in the same box as a WebP", bytes("RIFF", [1, 2, 3, 4], "WAVEfmt "), null],
    ["an AVIF", bytes([0, 0, 0, 28], "ftypavif", [0, 0, 0, 0], "avifmif1miaf"), "avif"],
    ["an AVIF that calls itself mif1", bytes([0, 0, 0, 28], "ftypmif1", [0, 0, 0, 0], "mif1avifmiaf"), "avif"],
    ["a HEIC", bytes([0, 0, 0, 24], "ftypheic", [0, 0, 0, 0], "mif1heic"), "heic"],
    ["an ICO", bytes([0, 0, 1, 0, 1, 0]), "ico"],
    ["a cursor", bytes([0, 0, 2, 0, 1, 0]), null],
    ["an SVG", bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), "svg"],
    [
      "an SVG after a declaration, a comment and a doctype",
      bytes('\ufeff<?xml version="1.0"?>\n<!-- <b> -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">\n<svg>'),
      "svg",
    ],
    ["an SVG with entities in its doctype", bytes('<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/">]><svg>'), "svg"],
    ["an SVG with a prefix", bytes('<svg:svg xmlns:svg="http://www.w3.org/2000/svg">'), "svg"],
    ["a page with an SVG in it", bytes("<!doctype html><html><svg>"), null],
    ["XML of another kind", bytes('<?xml version="1.0"?><rss><svg/></rss>'), null],
    ["a comment without end", bytes("<!-- <svg>"), null],
    ["nothing", bytes(), null],
    ["one byte", bytes([0xff]), null],
  ])("finds %s", (_, body, name) => expect(sniffImage(body)?.name ?? null).toBe(name));

  it("reads no further than it must", () => {
    const hostile = Buffer.from(`${"<!---->".repeat(200_000)}<svg>`);
    const startedAt = cpuTime();
    expect(sniffImage(hostile)).toBeNull();
    expect(cpuTime() - startedAt).toBeLessThan(200);
  });
});
