import * as z from "zod/mini";
import { finding } from "#core/rules/finding.schema.ts";

const address = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, "Add the address of the page."),
    z.maxLength(2048, "That address is longer than 2,048 characters. Shorten it and try again."),
  );

/** Half a minute each, and everyone waits for the same browser. */
const MAX_MEASUREMENTS = 6;

export const pageSpeedCheckerInput = z
  .object({
    url: address,
    /** A second address, measured in turns with the first. */
    compareWith: z.optional(address),
    device: z.optional(z.enum(["mobile", "desktop"])),
    /** How often each address is measured; the run in the middle is shown. One by default. */
    runs: z.optional(z.literal([1, 3, 5])),
  })
  .check(
    z.refine(({ compareWith, runs = 1 }) => (compareWith === undefined ? 1 : 2) * runs <= MAX_MEASUREMENTS, {
      error: "Six measurements at a time is the limit: three runs of two addresses, or five of one.",
      path: ["runs"],
    }),
  );
export type PageSpeedCheckerInput = z.output<typeof pageSpeedCheckerInput>;

const asset = z.object({
  url: z.string(),
  kind: z.enum(["script", "stylesheet", "image", "font", "media", "other"]),
  status: z.nullable(z.number()),
  /** On the wire; null when the server does not say. */
  bytes: z.nullable(z.number()),
  /** Seconds that it may be kept; null when nothing is said. */
  maxAge: z.nullable(z.number()),
  encoding: z.nullable(z.string()),
  type: z.nullable(z.string()),
  isThirdParty: z.boolean(),
});
export type Asset = z.output<typeof asset>;

/** What one request and the headers of its files tell, without a browser. */
const look = z.object({
  url: z.string(),
  status: z.number(),
  timings: z.object({
    redirectMs: z.number(),
    dnsMs: z.nullable(z.number()),
    connectMs: z.nullable(z.number()),
    tlsMs: z.nullable(z.number()),
    firstByteMs: z.number(),
    downloadMs: z.number(),
  }),
  redirects: z.array(z.object({ url: z.string(), status: z.number() })),
  bytes: z.number(),
  bytesWire: z.number(),
  encoding: z.nullable(z.string()),
  cacheControl: z.nullable(z.string()),
  /** What we spoke, and what else the server offers. */
  protocol: z.string(),
  offersHttp3: z.boolean(),
  blocking: z.array(z.object({ kind: z.enum(["script", "stylesheet"]), url: z.string(), line: z.nullable(z.number()) })),
  /** Files that the page names, and how many of them were asked. */
  named: z.number(),
  assets: z.array(asset),
  byKind: z.array(z.object({ kind: z.string(), count: z.number(), bytes: z.number(), unknown: z.number() })),
  thirdParties: z.array(z.object({ host: z.string(), count: z.number(), bytes: z.number() })),
  findings: z.array(finding),
  passes: z.array(finding),
});
export type InstantLook = z.output<typeof look>;

const metric = z.object({
  id: z.string(),
  name: z.string(),
  short: z.string(),
  value: z.number(),
  text: z.string(),
  level: z.enum(["good", "fair", "poor"]),
  /** Up to here it is good, from there on poor. */
  good: z.number(),
  poor: z.number(),
  weight: z.number(),
});
export type SpeedMetric = z.output<typeof metric>;

const opportunity = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  docs: z.nullable(z.string()),
  level: z.enum(["fair", "poor"]),
  savedMs: z.number(),
  savedBytes: z.number(),
  savedShift: z.number(),
  items: z.array(z.object({ label: z.string(), bytes: z.nullable(z.number()), ms: z.nullable(z.number()) })),
});
export type Opportunity = z.output<typeof opportunity>;

const lab = z.object({
  version: z.string(),
  takenAt: z.string(),
  finalUrl: z.string(),
  scores: z.array(z.object({ id: z.string(), title: z.string(), score: z.nullable(z.number()) })),
  /** When the page had come to rest; no part of the score, but it tells which run is in the middle. */
  interactiveMs: z.nullable(z.number()),
  metrics: z.array(metric),
  opportunities: z.array(opportunity),
  lcp: z.nullable(z.object({ element: z.string(), parts: z.array(z.object({ label: z.string(), ms: z.number() })) })),
  thirdParties: z.array(z.object({ name: z.string(), bytes: z.number(), mainThreadMs: z.number() })),
  weight: z.array(z.object({ label: z.string(), requests: z.number(), bytes: z.number() })),
  film: z.array(z.object({ ms: z.number(), picture: z.string() })),
  warnings: z.array(z.string()),
});
export type LabReport = z.output<typeof lab>;

const field = z.union([
  z.object({ isThere: z.literal(false), reason: z.string() }),
  z.object({
    isThere: z.literal(true),
    scope: z.enum(["page", "origin"]),
    from: z.nullable(z.string()),
    to: z.nullable(z.string()),
    metrics: z.array(
      z.object({
        name: z.enum(["LCP", "INP", "CLS", "FCP", "TTFB"]),
        p75: z.number(),
        shares: z.object({ good: z.number(), fair: z.number(), poor: z.number() }),
      }),
    ),
  }),
]);
export type FieldReport = z.output<typeof field>;

/** One measurement: its figures, or why it has none. */
const speedRun = z.object({
  score: z.nullable(z.number()),
  metrics: z.array(z.object({ short: z.string(), value: z.number() })),
  problem: z.nullable(z.string()),
});
export type SpeedRun = z.output<typeof speedRun>;

const speedPage = z.object({
  url: z.string(),
  look: z.nullable(look),
  field: z.nullable(field),
  /** Every measurement, in the order they were made. */
  runs: z.array(speedRun),
  /** Which of them `lab` shows, counted from 1; null when none had figures. */
  shown: z.nullable(z.number()),
  lab: z.nullable(lab),
  /** Why there is no laboratory part; null when there is one. */
  problem: z.nullable(z.string()),
  /** Lighthouse's own report of the run that is shown as JSON, gzip in base64: opens in its viewer. */
  lighthouse: z.nullable(z.string()),
});
export type SpeedPage = z.output<typeof speedPage>;

export const pageSpeedCheckerOutput = z.object({
  device: z.enum(["mobile", "desktop"]),
  /** One, or two to set side by side. */
  pages: z.array(speedPage).check(z.minLength(1), z.maxLength(2)),
});
export type PageSpeedCheckerOutput = z.output<typeof pageSpeedCheckerOutput>;
