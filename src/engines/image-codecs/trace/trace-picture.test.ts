import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { examplePictures } from "#core/picture/example-pictures.ts";
import type { TraceOptions } from "#core/picture/trace-options.ts";
import type { Pixels } from "../pixels.ts";
import { traceOnServer } from "./define-trace-tool.server.ts";
import { tracePicture } from "./trace-picture.ts";

function draw(width: number, height: number, color: (x: number, y: number) => readonly [number, number, number, number]): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data.set(color(x, y), (y * width + x) * 4);
  return { data, width, height };
}

async function drawn(svg: string): Promise<Pixels> {
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

const shapes = await drawn(`<svg xmlns="http://www.w3.org/2000/svg" width="200" height="150"><rect width="200" height="150" fill="#fff"/>
  <circle cx="70" cy="70" r="45.3" fill="#008080"/><circle cx="120" cy="80" r="38" fill="#4682b4"/><path d="M150 20l30 55h-60z" fill="#dd3333"/>
  <rect x="20.4" y="120.6" width="80" height="20" fill="#ffcc00"/></svg>`);
const fills = (svg: string) => [...new Set([...svg.matchAll(/fill="(#\w+)"/g)].map(([, color]) => color as string))].sort();

/** Mean difference of a channel, 0 to 255. */
function differenceOf(one: Pixels, other: Pixels): number {
  return one.data.reduce((sum, byte, at) => sum + Math.abs(byte - (other.data[at] as number)), 0) / one.data.length;
}

describe("tracePicture", () => {
  it("finds the colors of flat art and none of its soft edges", () => {
    expect(fills(tracePicture(shapes, {}).svg)).toEqual(["#008080", "#4682b4", "#d33", "#fc0", "#fff"]);
  });

  it("draws what it was given, at its edges too", async () => {
    expect(differenceOf(shapes, await drawn(tracePicture(shapes, {}).svg))).toBeLessThan(0.6);
  });

  it("draws a rectangle as four lines", () => {
    const box = draw(20, 20, (x, y) => (x >= 4 && x < 14 && y >= 6 && y < 16 ? [0, 0, 255, 255] : [0, 0, 0, 0]));
    expect(tracePicture(box, {}).svg).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 20 20" stroke-width="0.6" stroke-linejoin="round"><path fill="#00f" d="M4 6h10v10h-10v-10z"/></svg>\n',
    );
  });

  it("keeps clear ground and holes clear, and leaves no halo of a soft transparent edge", async () => {
    const ring = draw(80, 80, (x, y) => {
      const away = Math.hypot(x - 39.5, y - 39.5);
      // Whatever stands in pixels that are hardly there: editors leave white or black.
      return [away > 31 ? 255 : 200, away > 31 ? 255 : 0, 0, Math.max(0, Math.min(1, 32 - away, away - 15)) * 255];
    });
    const { svg } = tracePicture(ring, {});
    expect(fills(svg)).toEqual(["#c80000"]);
    const { data } = await drawn(svg);
    expect([data[3], data[(40 * 80 + 40) * 4 + 3], data[(40 * 80 + 64) * 4 + 3]]).toEqual([0, 0, 255]);
  });

  it("leaves no seam between shapes that stand side by side", async () => {
    const halves = draw(60, 60, (x, y) => (x + y / 3 < 40 ? [10, 120, 60, 255] : [20, 60, 160, 255]));
    for (const preset of ["logo", "photo"] as const) {
      const { data } = await drawn(tracePicture(halves, { preset }).svg);
      expect([preset, data.filter((_, at) => at % 4 === 3).every((opacity) => opacity > 240)]).toEqual([preset, true]);
    }
  });

  it("draws ink alone in black and white", () => {
    const { svg, colors } = tracePicture(shapes, { preset: "black-and-white" });
    expect([fills(svg), colors]).toEqual([["#000"], 1]);
  });

  it.each<TraceOptions>([{ preset: "logo" }, { preset: "drawing", specks: 0 }, { preset: "photo", colors: 64, specks: 0 }])(
    "makes no more of noise than an editor opens: %o",
    (options) => {
      let seed = 7;
      const random = () => {
        seed = (seed * 48_271) % 2_147_483_647;
        return seed % 256;
      };
      const traced = tracePicture(
        draw(130, 130, () => [random(), random(), random(), 255]),
        options,
      );
      expect(traced.shapes).toBeLessThanOrEqual(12_000);
      expect(traced.svg).toMatch(/^<svg [^<]+(?:<path [^<]+\/>)+<\/svg>\n$/);
    },
  );

  it("draws a single pixel, and nothing of nothing", () => {
    expect(
      tracePicture(
        draw(1, 1, () => [255, 0, 0, 255]),
        {},
      ).shapes,
    ).toBe(1);
    expect(
      tracePicture(
        draw(5, 5, () => [255, 0, 0, 0]),
        {},
      ).shapes,
    ).toBe(0);
  });
});

describe("traceOnServer", () => {
  it("answers with a drawing of the picture's own size, and tells its shapes", async () => {
    const { bytes, name, note } = await traceOnServer("png")(
      { name: "a.b.png", bytes: Buffer.from(examplePictures.logoPng, "base64") },
      {},
    );
    expect([name, note]).toEqual(["a.b.svg", "8 shapes in 4 colors."]);
    expect(Buffer.from(bytes).toString()).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="240" height="160"/);
  });

  it("warns when the drawing is larger, and refuses what is no picture", async () => {
    const trace = traceOnServer("webp");
    const larger = await trace({ name: "s.webp", bytes: Buffer.from(examplePictures.sunsetWebp, "base64") }, { preset: "photo" });
    expect(larger.note).toContain("The SVG is larger than the picture");
    await expect(trace({ name: "s.webp", bytes: Buffer.from("text") }, {})).rejects.toThrow("no picture");
  });
});
