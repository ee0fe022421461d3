import { type Pixels, rgbOf } from "../pixels.ts";

/** A picture in the middle of a ground that is at least as large; itself where it is that large. */
export function onGround(picture: Pixels, { width, height }: { width: number; height: number }, color: string): Pixels {
  if (picture.width === width && picture.height === height) return picture;
  const data = new Uint8ClampedArray(width * height * 4);
  const ground = [...rgbOf(color), 255];
  for (let at = 0; at < data.length; at += 4) data.set(ground, at);
  const [left, top] = [(width - picture.width) >> 1, (height - picture.height) >> 1];
  for (let y = 0; y < picture.height; y++)
    data.set(picture.data.subarray(y * picture.width * 4, (y + 1) * picture.width * 4), ((top + y) * width + left) * 4);
  return { data, width, height };
}
