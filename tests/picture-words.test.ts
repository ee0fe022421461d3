import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { examplePictures } from "#core/picture/example-pictures.ts";
import { usualPdf } from "#core/picture/pdf-options.ts";
import type { RasterFormat } from "#core/picture/picture-format.ts";
import type { PictureOptions } from "#core/picture/picture-options.ts";
import type { TraceOptions } from "#core/picture/trace-options.ts";
import { encodePicture } from "#engines/image-codecs/encode-picture.ts";
import { examinePicture } from "#engines/image-codecs/examine-picture.ts";
import { embedPicture } from "#engines/image-codecs/pdf/embed-picture.ts";
import { writePdf } from "#engines/image-codecs/pdf/write-pdf.ts";
import { tracePicture } from "#engines/image-codecs/trace/trace-picture.ts";
import { tools } from "#tools/registry.server.ts";
import { startCodecs } from "./support/start-codecs.ts";

type Example = keyof typeof examplePictures;
const bytesOf = (name: Example) => Buffer.from(examplePictures[name], "base64");

/** Which examples each page works through: their sizes in its words are those that the code makes. */
const worked: Record<string, { to: RasterFormat; of: readonly [Example, PictureOptions?][] }> = {
  "png-to-webp-converter": { to: "webp", of: [["sunsetPng"], ["logoPng"], ["logoPng", { lossless: true }]] },
  "jpg-to-webp-converter": { to: "webp", of: [["sunsetJpg"], ["logoJpg"]] },
  "jpg-to-png-converter": { to: "png", of: [["logoJpg"], ["sunsetJpg"]] },
  "webp-to-png-converter": { to: "png", of: [["logoWebp"], ["sunsetWebp"]] },
  "webp-to-jpg-converter": { to: "jpeg", of: [["logoWebp"], ["sunsetWebp"]] },
  "jpg-to-gif-converter": { to: "gif", of: [["sunsetJpg"], ["sunsetJpg", { dither: "none" }], ["logoJpg"]] },
  "png-to-gif-converter": {
    to: "gif",
    of: [["logoPng"], ["logoPng", { colors: 16 }], ["sunsetPng"], ["sunsetPng", { dither: "none" }]],
  },
};

const traced: Record<string, readonly [Example, TraceOptions?][]> = {
  "jpg-to-svg-converter": [["logoJpg"], ["logoJpg", { preset: "black-and-white" }], ["sunsetJpg", { preset: "photo" }]],
  "png-to-svg-converter": [["logoPng"], ["sunsetPng", { preset: "photo" }]],
  "webp-to-svg-converter": [["logoWebp"], ["sunsetWebp", { preset: "photo" }]],
};

beforeAll(startCodecs);

async function pixelsOf(name: Example) {
  const { data, info } = await sharp(bytesOf(name)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

describe.each(Object.entries(worked))("the words of %s", (slug, { to, of }) => {
  it("name the sizes that its examples have", async () => {
    const words = JSON.stringify(tools.get(slug)?.copy.content);
    for (const [name, options] of of) {
      const { bytes } = await encodePicture(await pixelsOf(name), to, options ?? {});
      for (const size of [bytesOf(name).length, bytes.length]) expect(words).toContain(size.toLocaleString("en-US"));
    }
  });
});

describe.each(Object.entries(traced))("the words of %s", (slug, of) => {
  it("name the sizes that its examples have", async () => {
    const words = JSON.stringify(tools.get(slug)?.copy.content);
    for (const [name, options] of of) {
      const { svg } = tracePicture(await pixelsOf(name), options ?? {});
      for (const size of [bytesOf(name).length, svg.length]) expect(words).toContain(size.toLocaleString("en-US"));
    }
  });
});

describe("the words of image-to-pdf-converter", () => {
  it("name the sizes that its examples have", async () => {
    const words = JSON.stringify(tools.get("image-to-pdf-converter")?.copy.content);
    for (const name of ["sunsetJpg", "logoPng"] as const) {
      const picture = await embedPicture(new Uint8Array(bytesOf(name)), examinePicture(bytesOf(name)), {
        decode: () => pixelsOf(name),
        packPng: async (pixels) => (await encodePicture(pixels, "png", {})).bytes,
        packJpeg: async (pixels) => (await encodePicture(pixels, "jpeg", {})).bytes,
      });
      const size = new Blob(writePdf([{ picture, options: usualPdf }])).size;
      for (const bytes of [bytesOf(name).length, size]) expect(words).toContain(bytes.toLocaleString("en-US"));
    }
  });
});
