import * as z from "zod/mini";
import { pageCheckOutput } from "#core/page-check/page-report.ts";

const declaration = z.object({
  /** As written. */
  raw: z.string(),
  /** Absolute; null when it is no web address. */
  url: z.nullable(z.string()),
  where: z.enum(["head", "body", "header", "noscript"]),
  line: z.nullable(z.number()),
  /** Why Google passes over it; null when it counts. */
  ignored: z.nullable(z.string()),
});

const target = z.object({
  /** Not fetched: it is the page itself, or cannot be reached from here. `problem` says why. */
  fetched: z.boolean(),
  problem: z.nullable(z.string()),
  /** Every answer from the canonical on, redirects and further canonicals included. */
  hops: z.array(z.object({ url: z.string(), status: z.number(), by: z.enum(["canonical", "redirect"]) })),
  finalUrl: z.string(),
  status: z.nullable(z.number()),
  noindex: z.nullable(z.string()),
  /** What robots.txt says to Googlebot. */
  robots: z.object({ allowed: z.nullable(z.boolean()), line: z.nullable(z.number()), rule: z.nullable(z.string()) }),
  /** True when its canonicals lead back to an address they passed. */
  loops: z.boolean(),
  /** 0.5 for strangers, 1 for copies; null when there is too little text. */
  similarity: z.nullable(z.number()),
});
export type CanonicalTarget = z.output<typeof target>;

const canonicalFacts = z.object({
  pageUrl: z.string(),
  declarations: z.array(declaration),
  /** The one that counts; null when there is none or when they disagree. */
  canonical: z.nullable(z.string()),
  kind: z.enum(["none", "ignored", "conflict", "self", "other"]),
  /** No address when the page is kept out and names no other, is closed to Googlebot, or is an error. */
  likely: z.object({ url: z.nullable(z.string()), because: z.string(), certain: z.boolean() }),
  /** What pulls Google to one address or another. */
  signals: z.array(
    z.object({
      name: z.string(),
      /** The address it speaks for; null when it says nothing. */
      says: z.nullable(z.string()),
      weight: z.enum(["strong", "medium", "weak"]),
      /** Whether that is the likely canonical. */
      agrees: z.nullable(z.boolean()),
      detail: z.string(),
    }),
  ),
  /** Part by part, where page and canonical differ. */
  differences: z.array(z.object({ part: z.string(), page: z.string(), canonical: z.string() })),
  target: z.nullable(target),
});
export type CanonicalFacts = z.output<typeof canonicalFacts>;
export type CanonicalDeclaration = CanonicalFacts["declarations"][number];

export const canonicalTagCheckerOutput = pageCheckOutput(canonicalFacts);
