import type { Pixels } from "../pixels.ts";

/** Red, green and blue of each color, one after another. */
export type Palette = Uint8Array;

/** The colors that show a picture best. When it has no more than that many, exactly those. Transparent pixels do not count. */
export function choosePalette(pixels: Pixels, most: number): Palette {
  const exact = exactPalette(pixels, most);
  if (exact) return exact;
  const bins = binsOf(pixels);
  return refine(splitIntoBoxes(bins, most), bins);
}

/** Opaque enough to be drawn at all: a GIF has no half-transparent pixels. */
export const isDrawn = (opacity: number): boolean => opacity >= 128;

function exactPalette({ data }: Pixels, most: number): Palette | undefined {
  const colors = new Set<number>();
  for (let at = 0; at < data.length; at += 4) {
    if (!isDrawn(data[at + 3] as number)) continue;
    colors.add(((data[at] as number) << 16) | ((data[at + 1] as number) << 8) | (data[at + 2] as number));
    if (colors.size > most) return undefined;
  }
  return Uint8Array.from([...colors].flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]));
}

/** Colors that agree in their five highest bits, as their mean. */
interface Bin {
  red: number;
  green: number;
  blue: number;
  count: number;
}

function binsOf({ data }: Pixels): Bin[] {
  const sums = new Float64Array(4 << 15);
  for (let at = 0; at < data.length; at += 4) {
    if (!isDrawn(data[at + 3] as number)) continue;
    const red = data[at] as number;
    const green = data[at + 1] as number;
    const blue = data[at + 2] as number;
    const bin = (((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)) << 2;
    (sums[bin] as number) += red;
    (sums[bin + 1] as number) += green;
    (sums[bin + 2] as number) += blue;
    (sums[bin + 3] as number)++;
  }
  const bins: Bin[] = [];
  for (let at = 0; at < sums.length; at += 4) {
    const count = sums[at + 3] as number;
    if (count === 0) continue;
    bins.push({
      red: (sums[at] as number) / count,
      green: (sums[at + 1] as number) / count,
      blue: (sums[at + 2] as number) / count,
      count,
    });
  }
  return bins;
}

const AXES = ["red", "green", "blue"] as const;

interface Box {
  bins: Bin[];
  /** Where it is widest, and what a cut there would gain. */
  axis: (typeof AXES)[number];
  mean: number;
  gain: number;
}

/** Cuts the box that errs most in two, at its mean, until there are enough; answers the mean color of each. */
function splitIntoBoxes(bins: Bin[], most: number): Float64Array {
  const boxes = [boxOf(bins)];
  while (boxes.length < most) {
    const worst = boxes.reduce((a, b) => (b.gain > a.gain ? b : a));
    if (worst.gain === 0) break;
    const low = worst.bins.filter((bin) => bin[worst.axis] <= worst.mean);
    const high = worst.bins.filter((bin) => bin[worst.axis] > worst.mean);
    if (low.length === 0 || high.length === 0) {
      worst.gain = 0;
      continue;
    }
    boxes.splice(boxes.indexOf(worst), 1, boxOf(low), boxOf(high));
  }
  return Float64Array.from(boxes.flatMap((box) => AXES.map((axis) => meanOf(box.bins, axis))));
}

function boxOf(bins: Bin[]): Box {
  const spreads = AXES.map((axis) => {
    const mean = meanOf(bins, axis);
    return { axis, mean, gain: bins.reduce((sum, bin) => sum + bin.count * (bin[axis] - mean) ** 2, 0) };
  });
  return { bins, ...spreads.reduce((a, b) => (b.gain > a.gain ? b : a)) };
}

function meanOf(bins: readonly Bin[], axis: Box["axis"]): number {
  let sum = 0;
  let count = 0;
  for (const bin of bins) {
    sum += bin[axis] * bin.count;
    count += bin.count;
  }
  return sum / count;
}

/** Passes of Lloyd's algorithm: more gain less than a tenth of a decibel. */
const PASSES = 6;

/** Moves every color to the mean of those that are nearest to it. */
function refine(centers: Float64Array, bins: readonly Bin[]): Palette {
  for (let pass = 0; pass < PASSES; pass++) {
    const sums = new Float64Array((centers.length / 3) * 4);
    for (const { red, green, blue, count } of bins) {
      const at = nearestCenter(centers, red, green, blue) * 4;
      (sums[at] as number) += red * count;
      (sums[at + 1] as number) += green * count;
      (sums[at + 2] as number) += blue * count;
      (sums[at + 3] as number) += count;
    }
    for (let center = 0; center * 3 < centers.length; center++) {
      const count = sums[center * 4 + 3] as number;
      if (count === 0) continue;
      for (let axis = 0; axis < 3; axis++) centers[center * 3 + axis] = (sums[center * 4 + axis] as number) / count;
    }
  }
  return Uint8Array.from(centers, Math.round);
}

/** The number of the color that is nearest. */
export function nearestCenter(centers: Float64Array | Palette, red: number, green: number, blue: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < centers.length; at += 3) {
    const r = (centers[at] as number) - red;
    const g = (centers[at + 1] as number) - green;
    const b = (centers[at + 2] as number) - blue;
    const distance = r * r + g * g + b * b;
    if (distance < least) {
      least = distance;
      best = at / 3;
    }
  }
  return best;
}
