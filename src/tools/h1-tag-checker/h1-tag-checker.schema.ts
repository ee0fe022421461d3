import * as z from "zod/mini";
import { headingTree } from "#core/page-check/heading-tree.ts";
import { pageCheckOutput } from "#core/page-check/page-report.ts";

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
