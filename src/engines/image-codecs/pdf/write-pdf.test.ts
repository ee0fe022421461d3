import { inflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { examplePictures } from "#core/picture/example-pictures.ts";
import { type PdfOptions, usualPdf } from "#core/picture/pdf-options.ts";
import { makePdfOnServer } from "./make-pdf.server.ts";
import { placeOnPage } from "./place-on-page.ts";

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");

async function pdfOf(pictures: readonly Uint8Array[], given: Partial<PdfOptions> = {}): Promise<Buffer> {
  const [first, ...more] = pictures.map(base64);
  const { file } = await makePdfOnServer({ file: first as string, fileName: "a.jpg", more, ...given });
  return Buffer.from(file, "base64");
}

/** Reads a PDF by its own table, as readers do: number → dictionary and stream. Throws where a place is wrong. */
function objectsOf(pdf: Buffer): Map<number, { entries: string; stream?: Buffer }> {
  const text = pdf.toString("latin1");
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  const [, count, lines = ""] = /^xref\n0 (\d+)\n((?:\d{10} \d{5} [nf] \n)+)trailer\n/.exec(text.slice(table)) ?? [];
  const objects = new Map<number, { entries: string; stream?: Buffer }>();
  for (let number = 1; number < Number(count); number++) {
    const place = Number(lines.slice(number * 20, number * 20 + 10));
    const [head, entries = ""] = new RegExp(`^${number} 0 obj\\n<< (.*) >>\\n`).exec(text.slice(place, place + 5000)) ?? [];
    if (head === undefined) throw new Error(`Object ${number} is not at ${place}.`);
    const begin = place + head.length + "stream\n".length;
    const length = Number(/\/Length (\d+)/.exec(entries)?.[1]);
    if (!text.startsWith("stream\n", place + head.length)) objects.set(number, { entries });
    else {
      expect(text.startsWith("\nendstream\nendobj\n", begin + length)).toBe(true);
      objects.set(number, { entries, stream: pdf.subarray(begin, begin + length) });
    }
  }
  return objects;
}

const streamWith = (pdf: Buffer, entry: string) => [...objectsOf(pdf).values()].find(({ entries }) => entries.includes(entry));

const red = { create: { width: 40, height: 20, channels: 3 as const, background: "#c8281e" } };
const soft = { create: { width: 40, height: 20, channels: 4 as const, background: { r: 200, g: 40, b: 30, alpha: 0.5 } } };

const flatArt = await sharp(
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="1500" viewBox="0 0 100 100">
  <circle cx="50" cy="50" r="45" fill="#f80"/><rect x="20" y="60" width="60" height="20" rx="6" fill="#123" opacity=".8"/></svg>`),
)
  .png({ compressionLevel: 9 })
  .toBuffer();

describe("makePdfOnServer", () => {
  it("holds a JPEG byte for byte", async () => {
    const jpeg = await sharp(red).jpeg().toBuffer();
    const image = streamWith(await pdfOf([jpeg]), "/DCTDecode");
    expect(image?.stream?.equals(jpeg)).toBe(true);
    expect(image?.entries).toContain("/Width 40 /Height 20 /BitsPerComponent 8 /ColorSpace /DeviceRGB");
  });

  it("says that Adobe's inks are inverted", async () => {
    const cmyk = await sharp(red).toColorspace("cmyk").jpeg().toBuffer();
    expect(streamWith(await pdfOf([cmyk]), "/DCTDecode")?.entries).toContain("/DeviceCMYK /Filter /DCTDecode /Decode [1 0 1 0 1 0 1 0]");
  });

  it("keeps a color profile", async () => {
    const wide = await sharp(red).withIccProfile("p3").jpeg().toBuffer();
    const pdf = await pdfOf([wide]);
    const number = /\/ICCBased (\d+) 0 R/.exec(streamWith(pdf, "/DCTDecode")?.entries ?? "")?.[1];
    expect(objectsOf(pdf).get(Number(number))?.entries).toContain("/N 3 /Alternate /DeviceRGB");
  });

  it.each([
    ["color", (image: Sharp) => image.png()],
    ["gray", (image: Sharp) => image.toColorspace("b-w").png()],
    ["sixteen bits", (image: Sharp) => image.toColorspace("rgb16").png()],
    ["a palette", (image: Sharp) => image.png({ palette: true })],
  ])("holds the packed rows of a PNG in %s as they are", async (_, write) => {
    const png = await write(
      sharp({ create: { ...red.create, width: 120, height: 90, noise: { type: "gaussian", mean: 128, sigma: 30 } } }),
    ).toBuffer();
    const pdf = await pdfOf([png]);
    const rows = streamWith(pdf, "/Predictor 15")?.stream as Buffer;
    expect(png.includes(rows.subarray(0, 500))).toBe(true);
    const channels = (await sharp(png).metadata()).depth === "ushort" ? 6 : /a palette|gray/.test(_) ? 1 : 3;
    expect(inflateSync(rows).length).toBe(90 * (120 * channels + 1));
    expect(pdf.length).toBeLessThan(png.length * 1.05 + 1500);
  });

  it("lays opacity beside the colors, each pixel of both exact", async () => {
    const pdf = await pdfOf([await sharp(soft).png().toBuffer()]);
    const mask = streamWith(pdf, "/DeviceGray")?.stream as Buffer;
    // Every row as it is.
    expect([...inflateSync(mask).subarray(0, 3), inflateSync(mask)[42]]).toEqual([0, 128, 128, 128]);
    expect(streamWith(pdf, "/SMask")?.entries).toMatch(/\/Width 40 \/Height 20 .*\/SMask 3 0 R/);
  });

  it.each([
    ["small", Buffer.from(examplePictures.logoPng, "base64")],
    ["of two megapixels", flatArt],
  ])("does not let a PNG with soft edges grow: %s", async (_, png) => {
    const pdf = await pdfOf([png], { pageSize: "picture", marginMm: 0 });
    expect(pdf.length).toBeLessThan(png.length * 1.05);
    expect(streamWith(pdf, "/SMask")).toBeDefined();
  });

  it.each([
    ["interlaced", (image: Sharp) => image.png({ progressive: true })],
    ["WebP", (image: Sharp) => image.webp()],
    ["GIF", (image: Sharp) => image.gif()],
  ])("takes what a PDF cannot hold as it is: %s", async (_, write) => {
    const pdf = await pdfOf([await write(sharp(red)).toBuffer()]);
    expect(streamWith(pdf, "/Subtype /Image")?.entries).toContain("/Width 40 /Height 20");
  });

  it("makes a page of each, in their order", async () => {
    const jpegs = await Promise.all(
      [10, 20, 30].map((width) =>
        sharp({ create: { ...red.create, width } })
          .jpeg()
          .toBuffer(),
      ),
    );
    const objects = objectsOf(await pdfOf(jpegs));
    const kids = /\/Count 3 \/Kids \[(.*)\]/.exec(objects.get(2)?.entries ?? "")?.[1]?.match(/\d+(?= 0 R)/g) ?? [];
    const widths = kids.map((kid) => {
      const image = /\/P (\d+) 0 R/.exec(objects.get(Number(kid))?.entries ?? "")?.[1];
      return /\/Width (\d+)/.exec(objects.get(Number(image))?.entries ?? "")?.[1];
    });
    expect(widths).toEqual(["10", "20", "30"]);
  });

  it("refuses what is no picture, and half of one, in words", async () => {
    await expect(pdfOf([Buffer.from("text")])).rejects.toThrow("no picture");
    await expect(pdfOf([(await sharp(red).png().toBuffer()).subarray(0, 60)])).rejects.toThrow("cut short");
  });
});

describe("placeOnPage", () => {
  /** Where the upper left corner of the stored picture comes to lie, and the page. */
  const cornerOf = (orientation: number, turn: PdfOptions["turn"] = 0) => {
    const { matrix, page } = placeOnPage({ width: 400, height: 200, orientation }, { pageSize: "picture", marginMm: 0, turn });
    const [, , c, d, e, f] = matrix;
    const [x, y] = [c + e, d + f];
    return `${page.width}×${page.height} ${y > page.height / 2 ? "top" : "bottom"} ${x < page.width / 2 ? "left" : "right"}`;
  };

  it.each([
    [1, "300×150 top left"],
    [2, "300×150 top right"],
    [3, "300×150 bottom right"],
    [4, "300×150 bottom left"],
    [5, "150×300 top left"],
    [6, "150×300 top right"],
    [7, "150×300 bottom right"],
    [8, "150×300 bottom left"],
  ])("turns orientation %i upright", (orientation, corner) => expect(cornerOf(orientation)).toBe(corner));

  it("turns to the right on top of that", () => {
    expect([cornerOf(1, 90), cornerOf(6, 270)]).toEqual(["150×300 top right", "300×150 top left"]);
  });

  it("lies a sheet across for a wide picture, and keeps the margin", () => {
    const { page, matrix } = placeOnPage({ width: 400, height: 200, orientation: 1 }, { ...usualPdf, marginMm: 25.4 });
    expect([page, matrix.map(Math.round)]).toEqual([{ width: 841.89, height: 595.276 }, [698, 0, 0, 349, 72, 123]]);
  });

  it("keeps a page within what readers take", () => {
    const { page } = placeOnPage({ width: 60_000, height: 100, orientation: 1 }, { pageSize: "picture", marginMm: 0, turn: 0 });
    expect(page.width).toBe(14_400);
  });
});
