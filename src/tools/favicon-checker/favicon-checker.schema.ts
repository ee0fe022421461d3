import * as z from "zod/mini";
import { pageCheckOutput } from "#core/page-check/page-report.ts";

const foundIcon = z.object({
  address: z.string(),
  /** An address of ours that shows it for a day; null when there is nothing to show. */
  shown: z.nullable(z.string()),
  kind: z.enum(["icon", "touch", "mask", "tile", "manifest", "implicit"]),
  /** The tag or the place that names it. */
  snippet: z.string(),
  line: z.nullable(z.number()),
  declaredSizes: z.nullable(z.string()),
  declaredType: z.nullable(z.string()),
  purpose: z.nullable(z.string()),
  /** By its bytes. */
  type: z.nullable(z.string()),
  sentAs: z.nullable(z.string()),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  /** Of an ICO file: the sides of its pictures. */
  sizes: z.array(z.number()),
  bytes: z.nullable(z.number()),
  /** Why there is no picture; null when there is one, or nobody looked. */
  problem: z.nullable(z.string()),
});
export type FoundIcon = z.output<typeof foundIcon>;

const faviconFacts = z.object({
  icons: z.array(foundIcon),
  manifest: z.nullable(
    z.object({
      address: z.string(),
      problem: z.nullable(z.string()),
      name: z.string(),
      shortName: z.string(),
      themeColor: z.string(),
      backgroundColor: z.string(),
    }),
  ),
  /** How each place would draw it: addresses of ours. */
  previews: z.object({
    siteName: z.string(),
    breadcrumb: z.string(),
    title: z.string(),
    appName: z.string(),
    google: z.nullable(z.string()),
    tab: z.nullable(z.string()),
    ios: z.nullable(z.string()),
    android: z.nullable(z.string()),
    isMaskable: z.boolean(),
  }),
  /** The tags of a complete set, with what is there already. */
  headBlock: z.string(),
  manifestJson: z.string(),
  /** Files of that set that are not there. */
  missing: z.array(z.string()),
  /** The largest square picture found, to make them from. */
  largest: z.nullable(z.string()),
});
export type FaviconFacts = z.output<typeof faviconFacts>;

export const faviconCheckerOutput = pageCheckOutput(faviconFacts);
