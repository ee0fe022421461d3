/** A decoded picture: red, green, blue and opacity of each pixel, row by row. An ImageData is one. */
export interface Pixels {
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}

export function hasTransparency({ data }: Pixels): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  return false;
}

/** The picture on a ground of one color, for formats without transparency. */
export function flatten(pixels: Pixels, color: string): Pixels {
  if (!hasTransparency(pixels)) return pixels;
  const data = new Uint8ClampedArray(pixels.data);
  const ground = rgbOf(color);
  for (let at = 0; at < data.length; at += 4) {
    const opacity = (data[at + 3] as number) / 255;
    if (opacity === 1) continue;
    for (let channel = 0; channel < 3; channel++)
      data[at + channel] = (data[at + channel] as number) * opacity + (ground[channel] as number) * (1 - opacity);
    data[at + 3] = 255;
  }
  // One by one: those of an ImageData are its prototype's, and a spread would leave them out.
  return { data, width: pixels.width, height: pixels.height };
}

/** Half as wide and high, each pixel the mean of four; of transparent ones only by their share. */
export function halved({ data, width, height }: Pixels): Pixels {
  const [w, h] = [Math.max(1, width >> 1), Math.max(1, height >> 1)];
  const half = new Uint8ClampedArray(w * h * 4);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const sums = [0, 0, 0, 0];
      for (const [px, py] of [
        [2 * x, 2 * y],
        [2 * x + 1, 2 * y],
        [2 * x, 2 * y + 1],
        [2 * x + 1, 2 * y + 1],
      ] as const) {
        const at = (Math.min(py, height - 1) * width + Math.min(px, width - 1)) * 4;
        const opacity = data[at + 3] as number;
        for (let axis = 0; axis < 3; axis++) (sums[axis] as number) += (data[at + axis] as number) * opacity;
        (sums[3] as number) += opacity;
      }
      const opacity = sums[3] as number;
      half.set([...sums.slice(0, 3).map((sum) => (opacity === 0 ? 0 : sum / opacity)), opacity / 4], (y * w + x) * 4);
    }
  return { data: half, width: w, height: h };
}

export function rgbOf(color: string): [red: number, green: number, blue: number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
