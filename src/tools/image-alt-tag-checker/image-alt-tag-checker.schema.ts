import * as z from "zod/mini";
import { pageCheckOutput } from "#core/page-check/page-report.ts";

/** One picture of a page, and how it stands with words. */
const altImage = z.object({
  /** Its place among the pictures of the page, from 1. */
  place: z.number(),
  element: z.enum(["img", "input", "area", "svg", "object", "role"]),
  /** The address that a reader ends up seeing; null for a drawing in the page. */
  address: z.nullable(z.string()),
  /** Where that address stood: "src", "srcset", "data-src" … */
  from: z.string(),
  /** An address of ours that shows it for a day. */
  shown: z.nullable(z.string()),
  /** Null when there is no alt attribute. */
  alt: z.nullable(z.string()),
  /** What assistive technology calls it. */
  name: z.string(),
  kind: z.enum(["missing", "broken", "poor", "decorative", "ok", "hidden"]),
  /** Why it is poor or missing, in a few words each. */
  problems: z.array(z.string()),
  line: z.nullable(z.number()),
  snippet: z.string(),
  /** Words that might do, from the link, the caption or the file's name; "" when nothing tells. */
  suggestion: z.string(),
  /** The tag with that alt, ready to paste; null where an alt is not the remedy. */
  patched: z.nullable(z.string()),
  /** Where the link around it leads. */
  link: z.nullable(z.string()),
  isInButton: z.boolean(),
  caption: z.nullable(z.string()),
  /** As declared, or as measured when the picture was looked at. */
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  bytes: z.nullable(z.number()),
  /** By its bytes, else by its ending. */
  type: z.nullable(z.string()),
});
export type AltImage = z.output<typeof altImage>;

const altFacts = z.object({
  counts: z.object({
    missing: z.number(),
    broken: z.number(),
    poor: z.number(),
    decorative: z.number(),
    ok: z.number(),
    hidden: z.number(),
  }),
  /** The first 300. */
  images: z.array(altImage),
  total: z.number(),
});
export type AltFacts = z.output<typeof altFacts>;

export const imageAltTagCheckerOutput = pageCheckOutput(altFacts);
