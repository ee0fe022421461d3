import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { Pixels } from "../pixels.ts";
import { createGif, encodeGif } from "./encode-gif.ts";

const options = { colors: 256, dither: false, background: "#ffffff" };

function draw(width: number, height: number, color: (x: number, y: number) => readonly [number, number, number, number]): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data.set(color(x, y), (y * width + x) * 4);
  return { data, width, height };
}

const decode = async (bytes: Uint8Array, pages = 1) => new Uint8ClampedArray(await sharp(bytes, { pages }).ensureAlpha().raw().toBuffer());

/** How many bytes of the pixels differ. */
const differences = async (gif: Uint8Array, { data }: Pixels) => (await decode(gif)).filter((byte, at) => byte !== data[at]).length;

/** Peak signal to noise, in decibels. */
function likeness(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) if (at % 4 !== 3) sum += ((a[at] as number) - (b[at] as number)) ** 2;
  return 10 * Math.log10(255 ** 2 / (sum / (a.length * 0.75)));
}

/** Soft ramps with texture: what a photograph asks of 256 colors. */
const photo = draw(320, 200, (x, y) => {
  const grain = ((x * 7919 + y * 104_729) % 23) - 11;
  return [x * 0.7 + grain, y + 20 + grain, 128 + 90 * Math.sin((x + y) / 50) + grain, 255];
});

describe("encodeGif", () => {
  it("keeps up to 256 colors exactly, whatever their number", async () => {
    for (const colors of [1, 2, 3, 5, 16, 17, 200, 256]) {
      const picture = draw(61, 47, (x, y) => [((x + y * 61) % colors) % 256, 40, (x * 3) % 1, 255]);
      expect([colors, await differences(encodeGif(picture, options), picture)]).toEqual([colors, 0]);
    }
  });

  it("is read by others however long its codes grow", async () => {
    const noise = draw(300, 300, (x, y) => [((x * 2654435761 + y * 40503) >>> 7) % 256, 0, 0, 255]);
    expect(await differences(encodeGif(noise, options), noise)).toBe(0);
  });

  it("keeps to the number of colors it is given", async () => {
    const reduced = await decode(encodeGif(photo, { ...options, colors: 8 }));
    const colors = new Set(Array.from({ length: reduced.length / 4 }, (_, at) => reduced.subarray(at * 4, at * 4 + 3).join()));
    expect(colors.size).toBe(8);
  });

  it.each([
    ["plain", false],
    ["dithered", true],
  ])("comes within 1.5 dB of sharp: %s", async (_, dither) => {
    const raw = { raw: { width: photo.width, height: photo.height, channels: 4 as const } };
    const reference = await decode(
      await sharp(photo.data, raw)
        .gif({ dither: dither ? 1 : 0 })
        .toBuffer(),
    );
    const ours = await decode(encodeGif(photo, { ...options, dither }));
    expect(likeness(photo.data, ours)).toBeGreaterThan(likeness(photo.data, reference) - 1.5);
  });

  it("draws half-transparent edges on the background, and leaves out what is hardly there", async () => {
    const edge = draw(3, 1, (x) => [200, 0, 0, [255, 153, 100][x] as number]);
    expect([...(await decode(encodeGif(edge, { ...options, background: "#0000ff" })))]).toEqual([
      ...[200, 0, 0, 255],
      ...[120, 0, 102, 255],
      ...[0, 0, 0, 0],
    ]);
  });

  it("makes an animation of several", async () => {
    const frames = [10, 120, 250].map((red) => draw(20, 10, () => [red, 0, 0, 255]));
    const gif = createGif({ width: 20, height: 10 }, options, { delayMs: 250, loops: 3 });
    for (const frame of frames) gif.add(frame);
    const bytes = gif.end();
    expect(await sharp(bytes, { pages: -1 }).metadata()).toMatchObject({
      pages: 3,
      delay: [250, 250, 250],
      loop: 3,
      width: 20,
      pageHeight: 10,
    });
    expect((await decode(bytes, -1)).filter((_, at) => at % (20 * 10 * 4) === 0)).toEqual(new Uint8ClampedArray([10, 120, 250]));
  });
});
