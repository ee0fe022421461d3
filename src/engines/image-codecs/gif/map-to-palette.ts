import type { Pixels } from "../pixels.ts";
import { isDrawn, nearestCenter, type Palette } from "./choose-palette.ts";

/** The palette's number for each pixel; `transparent` for those that are not drawn. */
export function mapToPalette(
  pixels: Pixels,
  palette: Palette,
  { dither, transparent }: { dither: boolean; transparent: number },
): Uint8Array {
  const { data, width, height } = pixels;
  const numbers = new Uint8Array(width * height).fill(transparent);
  const nearest = cachedNearest(palette);
  // What each channel of a row and of the next one still owes, a pixel of room on either side.
  let owed = new Float32Array((width + 2) * 3);
  let next = new Float32Array((width + 2) * 3);
  // Clamped, so that a color that cannot be reached is not owed for ever.
  const wanted = new Uint8ClampedArray(3);
  for (let row = 0; row < height; row++) {
    // To and fro, so that errors leave no trail in one direction.
    const step = row % 2 === 0 ? 1 : -1;
    for (let count = 0, column = step === 1 ? 0 : width - 1; count < width; count++, column += step) {
      const at = (row * width + column) * 4;
      if (!isDrawn(data[at + 3] as number)) continue;
      const here = (column + 1) * 3;
      for (let axis = 0; axis < 3; axis++) wanted[axis] = (data[at + axis] as number) + (owed[here + axis] as number);
      const chosen = nearest(wanted);
      numbers[row * width + column] = chosen;
      if (!dither) continue;
      const share = STRENGTH * smoothness(pixels, at, row, column);
      if (share === 0) continue;
      for (let axis = 0; axis < 3; axis++) {
        const error = ((wanted[axis] as number) - (palette[chosen * 3 + axis] as number)) * share;
        (owed[here + step * 3 + axis] as number) += (error * 7) / 16;
        (next[here - step * 3 + axis] as number) += (error * 3) / 16;
        (next[here + axis] as number) += (error * 5) / 16;
        (next[here + step * 3 + axis] as number) += error / 16;
      }
    }
    [owed, next] = [next, owed.fill(0)];
  }
  return numbers;
}

/** Of the whole error (Floyd and Steinberg): all of it sows specks into flat areas. */
const STRENGTH = 0.85;

/** 1 in flat areas, where bands would show, to 0 at edges and in texture, where specks would. */
function smoothness({ data, width, height }: Pixels, at: number, row: number, column: number): number {
  const right = column + 1 < width ? at + 4 : at;
  const below = row + 1 < height ? at + width * 4 : at;
  let step = 0;
  for (let axis = 0; axis < 3; axis++)
    step +=
      Math.abs((data[right + axis] as number) - (data[at + axis] as number)) +
      Math.abs((data[below + axis] as number) - (data[at + axis] as number));
  return Math.max(0, 1 - step / EDGE);
}

/** Steps to both neighbors in all channels together that make an edge. */
const EDGE = 24;

/** Answers known colors from a table of them all. */
function cachedNearest(palette: Palette): (color: Uint8ClampedArray) => number {
  const known = new Int16Array(1 << 24).fill(-1);
  return (color) => {
    const red = color[0] as number;
    const green = color[1] as number;
    const blue = color[2] as number;
    const key = (red << 16) | (green << 8) | blue;
    const found = known[key] as number;
    if (found >= 0) return found;
    const nearest = nearestCenter(palette, red, green, blue);
    known[key] = nearest;
    return nearest;
  };
}
