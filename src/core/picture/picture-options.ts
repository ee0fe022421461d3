import * as z from "zod/mini";
import type { RasterFormat } from "./picture-format.ts";

/** A whole number that may be missing. */
export const whole = (least: number, most: number) => z.optional(z.int().check(z.minimum(least), z.maximum(most)));

/** Both: the picture is made to fit within them. It is never enlarged and never distorted. */
const size = { width: whole(1, 16_383), height: whole(1, 16_383) };
const quality = { quality: whole(1, 100), maxKb: whole(1, 100_000) };
/** What shows where the picture is transparent. */
const background = { background: z._default(z.string().check(z.regex(/^#[\da-f]{6}$/i, "Write a color as #rrggbb.")), "#ffffff") };

/** Of an animated file. */
const frames = { frames: z._default(z.enum(["first", "all"]), "first") };

/** Camera data and color profile; a GIF has no place for them. */
const keepMetadata = { keepMetadata: z._default(z.boolean(), false) };

/** What can be chosen for each format that is made. */
export const pictureOptions: Readonly<Record<RasterFormat, Readonly<Record<string, z.ZodMiniType>>>> = {
  webp: { ...quality, lossless: z._default(z.boolean(), false), ...size, ...frames, ...keepMetadata },
  jpeg: { ...quality, ...background, ...size, ...frames, ...keepMetadata },
  png: { ...size, ...frames, ...keepMetadata },
  gif: { colors: whole(2, 256), dither: z._default(z.enum(["diffused", "none"]), "diffused"), ...background, ...size, ...frames },
};

/** A drawing is made as large as asked for. */
export const drawingOptions: Readonly<Record<string, z.ZodMiniType>> = { scale: whole(1, 16) };

/** As a form gives them: what is not filled in is missing. */
export interface PictureOptions {
  quality?: number;
  maxKb?: number;
  lossless?: boolean;
  width?: number;
  height?: number;
  colors?: number;
  dither?: "diffused" | "none";
  background?: string;
  frames?: "first" | "all";
  keepMetadata?: boolean;
  /** Of drawings, where no width and height are given. */
  scale?: number;
}

export const DEFAULT_QUALITY = 80;

/** What a worker is asked for. */
export interface PictureOrder extends PictureOptions {
  to: RasterFormat;
  /** What the page is for: another format is converted all the same, with a note. */
  expected: RasterFormat;
}

/** What a worker is asked for when the page has drawn the picture: only pages can draw an SVG. */
export interface DrawnOrder extends PictureOptions {
  to: RasterFormat;
  bitmap: ImageBitmap;
  /** The size that the drawing names. */
  from: { width: number; height: number };
  notes: readonly string[];
}
