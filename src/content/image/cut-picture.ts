import type { PictureFraming } from "#core/content/picture-framing.ts";

/**
 * The part of a picture that is shown in a shape, `left,top,width,height` in its own pixels: inside of what is not cut away, with the
 * hotspot as near to the middle as it gets. Undefined when nobody framed it: then the middle is shown.
 */
export function cutPicture(
  picture: { width: number; height: number },
  { crop, hotspot }: PictureFraming,
  shape: number,
): string | undefined {
  if (!crop && !hotspot) return undefined;
  const { top = 0, bottom = 0, left = 0, right = 0 } = crop ?? {};
  const { width, height } = croppedSize(picture, { crop });
  const isWide = width > height * shape;
  const shown: readonly [number, number] = isWide ? [height * shape, height] : [width, width / shape];
  const [x, y] = [
    near(hotspot?.x ?? left + (1 - left - right) / 2, picture.width, left, width, shown[0]),
    near(hotspot?.y ?? top + (1 - top - bottom) / 2, picture.height, top, height, shown[1]),
  ];
  return [x, y, ...shown].map(Math.round).join();
}

/** The size of a picture once its edges are cut. */
export function croppedSize({ width, height }: { width: number; height: number }, { crop }: Pick<PictureFraming, "crop">) {
  const { top = 0, bottom = 0, left = 0, right = 0 } = crop ?? {};
  return { width: width * Math.max(0.01, 1 - left - right), height: height * Math.max(0.01, 1 - top - bottom) };
}

/** Where a part of this length begins, with the wanted middle, and inside of what is there. */
function near(middle: number, whole: number, cut: number, left: number, length: number): number {
  const first = cut * whole;
  return Math.min(Math.max(middle * whole - length / 2, first), first + left - length);
}
