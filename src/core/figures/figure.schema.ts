import * as z from "zod/mini";

/**
 * A figure about the world, never a bare number: it says how it is known, by whom and since when. What a provider does not know stays
 * unknown, and is no zero.
 */
export const figure = z.discriminatedUnion("state", [
  z.object({
    state: z.literal("measured"),
    value: z.union([z.number(), z.string()]),
    source: z.string(),
    /** The day it holds for. */
    asOf: z.iso.date(),
    url: z.optional(z.url()),
  }),
  z.object({
    state: z.literal("estimated"),
    value: z.union([z.number(), z.string()]),
    source: z.string(),
    asOf: z.iso.date(),
    /** How it is worked out, in a sentence. */
    method: z.string(),
    /** What it is worked out from. */
    inputs: z.optional(z.array(z.string())),
  }),
  z.object({
    state: z.literal("unavailable"),
    reason: z.enum(["no-provider", "not-in-dataset", "quota", "upstream-error", "unsupported"]),
    /** Why, in a sentence. */
    detail: z.string(),
    /** What would make it known, in a sentence for visitors: no names of settings. */
    unlock: z.optional(z.string()),
  }),
]);
export type Figure = z.output<typeof figure>;

/** A site or a keyword with its figures. */
export const figureRow = z.object({ name: z.string(), figures: z.record(z.string(), figure) });
export type FigureRow = z.output<typeof figureRow>;

/** A column of figures, where a tool learns only at run time which there are: every score under its owner's name. */
export const figureColumn = z.object({ key: z.string(), title: z.string(), note: z.optional(z.string()) });
