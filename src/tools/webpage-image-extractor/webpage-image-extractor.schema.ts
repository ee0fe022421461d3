import * as z from "zod/mini";
import { pageCheckOutput } from "#core/page-check/page-report.ts";

/** Where a page names a picture. */
const imageOrigins = [
  "img",
  "srcset",
  "late",
  "source",
  "poster",
  "input",
  "object",
  "icon",
  "preload",
  "share",
  "json-ld",
  "svg",
  "style",
  "css",
  "noscript",
  "manifest",
] as const;

const foundImage = z.object({
  /** Its place in the order found, from 1. */
  place: z.number(),
  address: z.string(),
  /** An address of ours that shows it for a day, or the picture itself when it stands in the page. */
  shown: z.nullable(z.string()),
  /** Everywhere it is named, the first first. */
  origins: z.array(z.object({ origin: z.enum(imageOrigins), detail: z.string(), line: z.nullable(z.number()) })),
  /** Null when no img with an alt shows it. */
  alt: z.nullable(z.string()),
  /** Name to save it under. */
  file: z.string(),
  /** By the end of its address, lower-cased; "" when there is none. */
  extension: z.string(),
  /** By its bytes; null when nobody looked or it is no picture. */
  type: z.nullable(z.string()),
  declaredType: z.nullable(z.string()),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  /** As an img or a srcset declares. */
  declaredWidth: z.nullable(z.number()),
  bytes: z.nullable(z.number()),
  cacheControl: z.nullable(z.string()),
  /** True when it stands in the page itself: a data URI or a drawing. */
  isInline: z.boolean(),
  /** Why it cannot be had; null when it can, or nobody looked. */
  problem: z.nullable(z.string()),
  /** The place of the same file under another address. */
  copyOf: z.nullable(z.number()),
});
export type FoundImage = z.output<typeof foundImage>;

const extractorFacts = z.object({
  images: z.array(foundImage),
  /** More than 500 are counted and left out. */
  total: z.number(),
  /** How many of them we looked at. */
  looked: z.number(),
  bytes: z.number(),
  /** Style sheets and manifests that were read, or why not. */
  files: z.array(z.object({ address: z.string(), kind: z.enum(["css", "manifest"]), problem: z.nullable(z.string()) })),
});
export type ExtractorFacts = z.output<typeof extractorFacts>;

export const webpageImageExtractorOutput = pageCheckOutput(extractorFacts);
