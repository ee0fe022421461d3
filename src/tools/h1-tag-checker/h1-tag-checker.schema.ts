import * as z from "zod/mini";
import { headingTree } from "#core/page-check/heading-tree.ts";
import { pageInputWith } from "#core/page-check/page-input.ts";
import { pageCheckOutput } from "#core/page-check/page-report.ts";

export const h1TagCheckerInput = pageInputWith({
  /** Opens the page in a browser as well, and compares its H1s after the scripts ran. One address only. */
  rendered: z.optional(z.boolean()),
});
export type H1TagCheckerInput = z.output<typeof h1TagCheckerInput>;

const h1Facts = z.object({
  /** Words of the first H1 in view; null when the page has none. */
  h1: z.nullable(z.string()),
  characters: z.number(),
  h1Count: z.number(),
  title: z.string(),
  /** Words that H1 and title share, as the H1 writes them. */
  shared: z.array(z.string()),
  /** H1s in view after the scripts ran; null when nobody asked. */
  rendered: z.nullable(z.array(z.string())),
  tree: headingTree,
});
export type H1Facts = z.output<typeof h1Facts>;

export const h1TagCheckerOutput = pageCheckOutput(h1Facts);
