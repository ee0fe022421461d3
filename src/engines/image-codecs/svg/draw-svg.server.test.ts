import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { exampleDrawings } from "#core/picture/example-drawings.ts";
import type { RasterFormat } from "#core/picture/picture-format.ts";
import type { PictureOptions } from "#core/picture/picture-options.ts";
import { bytesOf } from "#core/tool/file-conversion.ts";
import { drawOnServer } from "./draw-svg.server.ts";

const draw = (svg: string | Uint8Array, to: RasterFormat, options: PictureOptions = {}) =>
  drawOnServer(to)({ name: "a.svg", bytes: typeof svg === "string" ? new TextEncoder().encode(svg) : svg }, options);
const HALF = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><rect width="10" height="10" fill="#ff0000"/></svg>';
const pixel = async (bytes: Uint8Array, left: number) =>
  [...(await sharp(bytes).ensureAlpha().extract({ left, top: 5, width: 1, height: 1 }).raw().toBuffer())].join();

describe("drawOnServer", () => {
  it.each<[RasterFormat, PictureOptions, number, number]>([
    ["png", {}, 20, 10],
    ["webp", { scale: 4 }, 80, 40],
    ["jpeg", { width: 333 }, 333, 167],
  ])("draws a %s with %j", async (to, options, width, height) => {
    const { bytes, name } = await draw(HALF, to, options);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: to, width, height });
    expect(name).toMatch(/^a\.(png|webp|jpg)$/);
  });

  it("keeps transparency, or lays a color under it", async () => {
    const { bytes } = await draw(HALF, "png", { scale: 10 });
    expect([await pixel(bytes, 50), await pixel(bytes, 150)]).toEqual(["255,0,0,255", "0,0,0,0"]);
    const { bytes: flat } = await draw(HALF, "jpeg", { scale: 10, quality: 100, background: "#0000ff" });
    expect(await pixel(flat, 150)).toBe("0,0,254,255");
  });

  it("says what is missing, and reads no file and asks no server", async () => {
    const { note, bytes } = await draw(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/><image href="file:///etc/hostname" width="9" height="9"/></svg>',
      "png",
    );
    expect(note).toBe(
      "It names what lies elsewhere and is never loaded, so it is missing: file:///etc/hostname. It has a script in it, which was not run.",
    );
    expect(await pixel(bytes, 4)).toBe("0,0,0,0");
  });

  it.each([
    ["too many pixels", '<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"/>', "81 megapixels. The limit is 24"],
    ["half a drawing", "<svg>", "damaged"],
  ])("refuses %s in words", async (_, svg, words) => expect(draw(svg, "png")).rejects.toThrow(words));

  it("makes of the examples what their pages say", async () => {
    const [station, icon] = exampleDrawings.map(({ input }) => bytesOf(input.file)) as [Uint8Array, Uint8Array];
    const lengthOf = async (...order: Parameters<typeof draw>) => (await draw(...order)).bytes.length;
    expect([station.length, icon.length]).toEqual([324, 200]);
    const made = [
      await lengthOf(station, "png"),
      await lengthOf(station, "png", { scale: 4 }),
      await lengthOf(station, "jpeg"),
      await lengthOf(station, "webp"),
      await lengthOf(station, "webp", { lossless: true }),
      await lengthOf(icon, "webp", { lossless: true }),
    ];
    // Encoders of other processors may differ by a few bytes.
    for (const [at, said] of [3_664, 17_410, 2_689, 1_692, 1_920, 202].entries()) expect((made[at] ?? 0) / said).toBeCloseTo(1, 1);
  });
});
