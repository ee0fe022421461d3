import * as z from "zod/mini";
import { headingTree } from "#core/page-check/heading-tree.ts";
import { pageInputWith } from "#core/page-check/page-input.ts";
import { pageCheckOutput } from "#core/page-check/page-report.ts";

export const headerCheckerInput = pageInputWith({
  /** How to ask; the answer is set beside that of a plain GET under our own name. */
  verb: z.optional(z.enum(["GET", "HEAD"])),
  /** Under whose name to ask. All but "tool" are imitations. */
  as: z.optional(z.enum(["tool", "googlebot", "chrome"])),
  /** Accept-Language. */
  language: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(100, "Shorten the list of languages to 100 characters."),
        z.regex(/^[\w\-*,;=. ]*$/, "Write languages like de or fr-CA, en;q=0.5."),
      ),
  ),
  /** Asks for a body that is not packed. */
  uncompressed: z.optional(z.boolean()),
  /** Response heads to read in place of a fetch, as `curl -sIL` prints them. */
  head: z.optional(z.string().check(z.maxLength(64_000, "That is more than 64 KB of headers. Paste one chain of answers."))),
});
export type HeaderCheckerInput = z.output<typeof headerCheckerInput>;

const shownHeader = z.object({
  name: z.string(),
  value: z.string(),
  /** What it is for; null for one that we do not know. */
  about: z.nullable(z.object({ text: z.string(), source: z.string() })),
});

const shownHop = z.object({
  url: z.string(),
  status: z.number(),
  statusName: z.string(),
  kind: z.enum(["permanent", "temporary", "answer"]),
  /** "" for headers that were pasted. */
  address: z.string(),
  httpVersion: z.nullable(z.string()),
  /** Protocols that Alt-Svc offers for the next requests: "h3". */
  offers: z.array(z.string()),
  tls: z.nullable(z.object({ protocol: z.string(), issuer: z.string(), validTo: z.string() })),
  /** Milliseconds; null where no request was made. */
  timings: z.nullable(z.object({ dns: z.number(), connect: z.number(), tls: z.number(), wait: z.number() })),
  headers: z.array(shownHeader),
});

const comparison = z.object({
  label: z.string(),
  /** Asked under a name that is not ours. */
  isImitation: z.boolean(),
  /** Null when it could be asked; else why not. */
  failure: z.nullable(z.string()),
  status: z.nullable(z.number()),
  differences: z.array(z.object({ what: z.string(), plain: z.string(), other: z.string() })),
});

const headerFacts = z.object({
  hops: z.array(shownHop),
  /** Null for pasted headers and pasted HTML. */
  size: z.nullable(z.object({ wire: z.number(), decoded: z.number(), encoding: z.nullable(z.string()) })),
  /** What X-Robots-Tag says to whom. */
  robots: z.array(z.object({ agent: z.string(), directives: z.array(z.string()) })),
  cookies: z.array(
    z.object({
      name: z.string(),
      isSecure: z.boolean(),
      isHttpOnly: z.boolean(),
      sameSite: z.nullable(z.string()),
      refusal: z.nullable(z.string()),
    }),
  ),
  /** Null without headers. */
  security: z.nullable(
    z.object({
      grade: z.string(),
      score: z.number(),
      tests: z.array(z.object({ test: z.string(), points: z.number(), sentence: z.string() })),
      policy: z.array(z.object({ severity: z.enum(["high", "medium", "low"]), directive: z.string(), text: z.string() })),
    }),
  ),
  comparisons: z.array(comparison),
  /** A line for a terminal that asks the same. */
  curl: z.string(),
  /** Null when the answer is no HTML. */
  headings: z.nullable(headingTree),
});
export type HeaderFacts = z.output<typeof headerFacts>;

export const headerCheckerOutput = pageCheckOutput(headerFacts);
