import * as z from "zod/mini";

/** What an address that should hold a picture really holds. */
export const imageProbeResult = z.object({
  /** As it was asked for. */
  url: z.string(),
  /** The address that answered, after redirects. */
  finalUrl: z.string(),
  /** Null when no server answered. */
  status: z.nullable(z.number()),
  /** Why there is no picture, as a sentence; null when there is one. */
  problem: z.nullable(z.string()),
  /** By the bytes: "png", "jpeg", "svg" …; null when they are no picture. */
  type: z.nullable(z.string()),
  /** By the Content-Type header, lower-cased, without parameters. */
  declaredType: z.nullable(z.string()),
  /** Whole file; null when the server does not say and it is longer than we read. */
  bytes: z.nullable(z.number()),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  cacheControl: z.nullable(z.string()),
  /** Of the bytes read and the length: equal for two copies of one file. */
  fingerprint: z.nullable(z.string()),
});
export type ImageProbeResult = z.output<typeof imageProbeResult>;
