import * as z from "zod/mini";

const side = (name: string) =>
  z
    .number(`Write the ${name} as a number of pixels.`)
    .check(
      z.int(`Write the ${name} in whole pixels.`),
      z.minimum(1, `The ${name} is at least 1 pixel.`),
      z.maximum(30_000, `30,000 pixels is the most we describe.`),
    );

export const whatMyBrowserSizeInput = z.object({
  /** CSS pixels of a viewport or a screen. */
  width: side("width"),
  height: side("height"),
  /** Device pixels to a CSS pixel. */
  ratio: z.optional(
    z
      .number("Write the pixel ratio as a number.")
      .check(z.minimum(0.25, "The pixel ratio is at least 0.25."), z.maximum(16, "16 is the most.")),
  ),
});
export type WhatMyBrowserSizeInput = z.output<typeof whatMyBrowserSizeInput>;

const breakpoint = z.object({ name: z.string(), from: z.number(), matches: z.boolean() });

export const whatMyBrowserSizeOutput = z.object({
  width: z.number(),
  height: z.number(),
  ratio: z.number(),
  orientation: z.enum(["landscape", "portrait", "square"]),
  aspect: z.object({
    text: z.string(),
    /** False when it is the nearest known one, within one percent. */
    exact: z.boolean(),
  }),
  devicePixels: z.object({ width: z.number(), height: z.number(), megapixels: z.number() }),
  frameworks: z.array(
    z.object({
      name: z.string(),
      breakpoints: z.array(breakpoint),
      /** The widest breakpoint that matches; null below the first. */
      active: z.nullable(z.string()),
      /** How far it is to the next one. */
      next: z.nullable(z.object({ name: z.string(), missing: z.number() })),
    }),
  ),
  /** Common screens of this size first, then those that share its width. */
  devices: z.array(
    z.object({ name: z.string(), width: z.number(), height: z.number(), ratio: z.number(), match: z.enum(["size", "width"]) }),
  ),
});
export type WhatMyBrowserSizeOutput = z.output<typeof whatMyBrowserSizeOutput>;
