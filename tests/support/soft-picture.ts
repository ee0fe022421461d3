import type { Pixels } from "#engines/image-codecs/pixels.ts";

/** Waves of every size with a little grain, as photographs have them. By whole numbers alone, so that it is the same on every machine. */
export function softPicture(width: number, height: number): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const grain = (((x * 7919 + y * 104_729) >> 3) % 9) - 4;
      const broad = triangle(x * 2 + y, 512);
      const middle = triangle(x * 3 - y * 5 + 4096, 128);
      const fine = triangle(x * 7 + y * 11, 48);
      const at = (y * width + x) * 4;
      data[at] = (broad >> 1) + middle + grain;
      data[at + 1] = 40 + middle + (fine >> 1) + grain;
      data[at + 2] = 200 - (broad >> 1) + fine + grain;
      data[at + 3] = 255;
    }
  return { data, width, height };
}

/** Up and down again, 0 to half of the period. */
function triangle(value: number, period: number): number {
  const within = value % period;
  return within < period / 2 ? within : period - within;
}
