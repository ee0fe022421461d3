import { choosePalette, isDrawn, nearestCenter, type Palette } from "../gif/choose-palette.ts";
import type { Pixels } from "../pixels.ts";

/** Of a pixel that is not drawn. */
export const CLEAR = 255;
const UNKNOWN = 254;

export interface LabelledPixels {
  /** The number of each pixel's color, or CLEAR. */
  labels: Uint8Array;
  palette: Palette;
}

/** Gives every pixel one of a few colors. */
export function labelByNearest(pixels: Pixels, colors: number): LabelledPixels {
  const palette = choosePalette(pixels, colors);
  return { labels: nearestLabels(pixels, palette), palette };
}

/**
 * The same for flat art: its soft edges have colors that nobody chose. Colors come from what is no blend of its neighbors, and a blend takes
 * that of the neighbor it is most like, so that no shape has a rim of a third color.
 */
export function labelFlatColors(pixels: Pixels, colors: number): LabelledPixels {
  const blends = findBlends(pixels);
  const palette = joinLikeColors(choosePalette(without(pixels, blends), colors), pixels, blends);
  const labels = nearestLabels(pixels, palette);
  for (let at = 0; at < labels.length; at++) if (blends[at] === 1 && labels[at] !== CLEAR) labels[at] = UNKNOWN;
  spreadIntoBlends(pixels, labels, palette);
  return { labels, palette };
}

/** Ink is what is darker than the middle between dark and light (Otsu's method); paper is left clear. */
export function labelInk({ data, width, height }: Pixels): LabelledPixels {
  const light = new Uint8Array(width * height);
  const counts = new Float64Array(256);
  for (let at = 0; at < light.length; at++) {
    const opacity = (data[at * 4 + 3] as number) / 255;
    const grey = 0.299 * (data[at * 4] as number) + 0.587 * (data[at * 4 + 1] as number) + 0.114 * (data[at * 4 + 2] as number);
    light[at] = grey * opacity + 255 * (1 - opacity);
    (counts[light[at] as number] as number)++;
  }
  const threshold = otsu(counts);
  return { labels: light.map((value) => (value <= threshold ? 0 : CLEAR)), palette: Uint8Array.of(0, 0, 0) };
}

function otsu(counts: Float64Array): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const sum = counts.reduce((all, count, value) => all + count * value, 0);
  let [below, sumBelow, best, threshold] = [0, 0, 0, 127];
  for (let value = 0; value < 255; value++) {
    below += counts[value] as number;
    sumBelow += value * (counts[value] as number);
    const above = total - below;
    if (below === 0 || above === 0) continue;
    const apart = below * above * (sumBelow / below - (sum - sumBelow) / above) ** 2;
    if (apart > best) [best, threshold] = [apart, value];
  }
  return threshold;
}

function nearestLabels({ data }: Pixels, palette: Palette): Uint8Array {
  const labels = new Uint8Array(data.length / 4).fill(CLEAR);
  const known = new Map<number, number>();
  for (let at = 0; at < labels.length; at++) {
    if (!isDrawn(data[at * 4 + 3] as number)) continue;
    const [red, green, blue] = [data[at * 4] as number, data[at * 4 + 1] as number, data[at * 4 + 2] as number];
    const key = (red << 16) | (green << 8) | blue;
    let label = known.get(key);
    if (label === undefined) {
      label = nearestCenter(palette, red, green, blue);
      known.set(key, label);
    }
    labels[at] = label;
  }
  return labels;
}

/** Steps in color that an eye sees at once: gentler ones are shades. */
const STEP = 20;

/** 1 for each pixel whose color lies between those on two opposite sides of it. */
function findBlends({ data, width, height }: Pixels): Uint8Array {
  const blends = new Uint8Array(width * height);
  const apart = (a: number, b: number) =>
    Math.hypot(
      (data[a * 4] as number) - (data[b * 4] as number),
      (data[a * 4 + 1] as number) - (data[b * 4 + 1] as number),
      (data[a * 4 + 2] as number) - (data[b * 4 + 2] as number),
    );
  const isBetween = (at: number, one: number, other: number) => {
    if (!isDrawn(data[one * 4 + 3] as number) || !isDrawn(data[other * 4 + 3] as number)) return false;
    const [here, there] = [apart(at, one), apart(at, other)];
    return here > STEP && there > STEP && here + there < apart(one, other) * 1.15;
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const across = x > 0 && x < width - 1 && isBetween(at, at - 1, at + 1);
      if (across || (y > 0 && y < height - 1 && isBetween(at, at - width, at + width))) blends[at] = 1;
    }
  return blends;
}

/** Without the blends; all of them where hardly anything is left. */
function without(pixels: Pixels, blends: Uint8Array): Pixels {
  const data = new Uint8ClampedArray(pixels.data);
  let left = 0;
  for (let at = 0; at < blends.length; at++) {
    if (blends[at] === 1) data[at * 4 + 3] = 0;
    else left++;
  }
  return left * 10 > blends.length ? { data, width: pixels.width, height: pixels.height } : pixels;
}

/** Nearer than this, two flat colors are one: noise of a JPG, mostly. */
const LIKE = 22;

/** Joins colors that are nearly the same, each by how much of the picture it has. */
function joinLikeColors(palette: Palette, pixels: Pixels, blends: Uint8Array): Palette {
  const counts = new Map<number, number>();
  const labels = nearestLabels(pixels, palette);
  for (const [at, label] of labels.entries()) if (label !== CLEAR && blends[at] === 0) counts.set(label, (counts.get(label) ?? 0) + 1);
  const colors = [...counts].map(([label, count]) => ({ color: [...palette.subarray(label * 3, label * 3 + 3)], count }));
  for (;;) {
    let nearest = { distance: LIKE, one: -1, other: -1 };
    for (let one = 0; one < colors.length; one++)
      for (let other = one + 1; other < colors.length; other++) {
        const distance = Math.hypot(...(colors[one]?.color ?? []).map((value, axis) => value - (colors[other]?.color[axis] as number)));
        if (distance < nearest.distance) nearest = { distance, one, other };
      }
    const [kept, joined] = [colors[nearest.one], colors[nearest.other]];
    if (!kept || !joined) break;
    const count = kept.count + joined.count;
    kept.color = kept.color.map((value, axis) => (value * kept.count + (joined.color[axis] as number) * joined.count) / count);
    kept.count = count;
    colors.splice(nearest.other, 1);
  }
  return colors.length > 0 ? Uint8Array.from(colors.flatMap(({ color }) => color.map(Math.round))) : palette;
}

/** From the outside in, each blend takes the color of the neighbor that it is most like. */
function spreadIntoBlends({ data, width, height }: Pixels, labels: Uint8Array, palette: Palette): void {
  const labelAt = (x: number, y: number) => (x < 0 || y < 0 || x >= width || y >= height ? CLEAR : (labels[y * width + x] as number));
  function nearestAround(at: number): number {
    const [x, y] = [at % width, Math.floor(at / width)];
    let [best, least] = [UNKNOWN, Number.POSITIVE_INFINITY];
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++) {
        const label = labelAt(x + dx, y + dy);
        if (label >= UNKNOWN) continue;
        let distance = 0;
        for (let axis = 0; axis < 3; axis++) distance += ((data[at * 4 + axis] as number) - (palette[label * 3 + axis] as number)) ** 2;
        if (distance < least) [best, least] = [label, distance];
      }
    return best;
  }
  let open: number[] = [];
  for (let at = 0; at < labels.length; at++) if (labels[at] === UNKNOWN) open.push(at);
  while (open.length > 0) {
    const found = open.map(nearestAround);
    const left = open.filter((at, index) => {
      labels[at] = found[index] as number;
      return found[index] === UNKNOWN;
    });
    if (left.length === open.length) {
      const { data: near } = { data: nearestLabels({ data, width, height }, palette) };
      for (const at of left) labels[at] = near[at] as number;
      return;
    }
    open = left;
  }
}
