import { type RasterFormat, rasterFormats } from "#core/picture/picture-format.ts";
import type { PictureOptions } from "#core/picture/picture-options.ts";

/** Formats have limits of their own. */
export function refuseTooLong({ width, height }: { width: number; height: number }, to: RasterFormat): void {
  const { name, maxSide } = rasterFormats[to];
  if (Math.max(width, height) > maxSide)
    throw new Error(`A ${name} has at most ${maxSide.toLocaleString("en-US")} pixels a side. Give a width or height that fits.`);
}

interface Made {
  to: RasterFormat;
  bytes: number;
  quality?: number | undefined;
  /** Whether the source had transparent pixels. */
  wasTransparent: boolean;
}

/** What the visitor may not expect of the file that was made. */
export function resultNotes({ to, bytes, quality, wasTransparent }: Made, { maxKb, background = "#ffffff" }: PictureOptions): string[] {
  const notes: string[] = [];
  if (!rasterFormats[to].hasTransparency && wasTransparent) notes.push(`Its transparent parts stand on ${background} now.`);
  if (maxKb !== undefined && quality !== undefined && bytes > maxKb * 1000)
    notes.push(`Even at quality ${quality} it is larger than ${maxKb} KB. A smaller width would help.`);
  return notes;
}
