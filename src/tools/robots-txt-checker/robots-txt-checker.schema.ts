import * as z from "zod/mini";
import { finding } from "#core/rules/finding.schema.ts";
import { verdict } from "#core/rules/verdict.schema.ts";

/** Addresses are compared with the file, not fetched, so a hundred cost little. */
const MAX_ADDRESSES = 100;
const MAX_BOTS = 30;

const address = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, "Add an address or a path."),
    z.maxLength(2048, "That address is longer than 2,048 characters. Shorten it and try again."),
  );

export const robotsTxtCheckerInput = z
  .object({
    /** The site whose robots.txt is fetched; any page of it will do. */
    url: z.optional(address),
    /** A file that is not live yet; it is judged in place of the site's. */
    text: z.optional(
      z.string().check(z.maxLength(1_000_000, "That is more than 1 MB. Google reads 500 KiB of a robots.txt, so paste that much.")),
    ),
    urls: z.optional(z.array(address).check(z.maxLength(MAX_ADDRESSES, "100 addresses a run is the limit. Test the rest after these."))),
    bots: z.optional(
      z
        .array(
          z
            .string()
            .check(
              z.trim(),
              z.minLength(1, "Write the name of a crawler, such as Googlebot."),
              z.maxLength(300, "The name of a crawler is shorter than 300 characters."),
            ),
        )
        .check(z.maxLength(MAX_BOTS, "30 crawlers a run is the limit. Test the rest after these.")),
    ),
    /** Tells what would change without this line. */
    withoutLine: z.optional(z.int().check(z.minimum(1, "Lines are counted from 1."))),
  })
  .check(
    z.refine((input) => input.url !== undefined || input.text !== undefined, {
      error: "Add the address of a site, or paste its robots.txt.",
      path: ["url"],
    }),
  );
export type RobotsTxtCheckerInput = z.output<typeof robotsTxtCheckerInput>;

const access = z.enum(["open", "partly", "closed"]);

const shownBot = z.object({
  token: z.string(),
  operator: z.nullable(z.string()),
  note: z.nullable(z.string()),
  source: z.nullable(z.string()),
  /** The name by which the file addresses it; "*" for everyone; null when nothing concerns it. */
  obeys: z.nullable(z.string()),
  access,
});
export type ShownBot = z.output<typeof shownBot>;

const cell = z.object({
  allowed: z.boolean(),
  line: z.nullable(z.number()),
  rule: z.nullable(z.string()),
  why: z.string(),
});
export type MatrixCell = z.output<typeof cell>;

const shownLine = z.object({
  line: z.number(),
  kind: z.string(),
  text: z.string(),
  notes: z.array(z.object({ code: z.string(), level: z.enum(["dead", "risk", "info"]), text: z.string() })),
});
export type ShownLine = z.output<typeof shownLine>;

const withoutLine = z.object({
  line: z.number(),
  text: z.string(),
  /** Pairs of the table that come out differently. */
  changes: z.array(z.object({ address: z.string(), token: z.string(), allowed: z.boolean(), line: z.nullable(z.number()) })),
  /** Crawlers that would have more or less of the site than now. */
  crawlers: z.array(z.object({ token: z.string(), before: access, after: access })),
});
export type WithoutLine = z.output<typeof withoutLine>;

export const robotsTxtCheckerOutput = z.object({
  /** Null for a pasted file. */
  fetched: z.nullable(
    z.object({
      url: z.string(),
      status: z.number(),
      type: z.nullable(z.string()),
      bytes: z.number(),
      totalMs: z.number(),
      cacheControl: z.nullable(z.string()),
      hops: z.array(z.object({ url: z.string(), status: z.number(), location: z.nullable(z.string()) })),
      /** True when https did not connect and http did. */
      overHttp: z.boolean(),
    }),
  ),
  /** What the status means: rules are obeyed, nothing is closed, or everything is. */
  state: z.enum(["file", "open", "closed"]),
  verdict,
  bots: z.array(shownBot),
  /** One row an address; its cells stand in the order of `bots`. */
  addresses: z.array(z.object({ typed: z.string(), path: z.string(), otherHost: z.nullable(z.string()), cells: z.array(cell) })),
  /** True when no address was given, so that the rules' own paths were tried. */
  tried: z.boolean(),
  /** Addresses left out because the file has so many rules. */
  untested: z.number(),
  purposes: z.array(z.object({ id: z.string(), title: z.string(), says: z.string(), bots: z.array(shownBot) })),
  lines: z.array(shownLine),
  /** Lines that are not listed, because the file is very long. */
  moreLines: z.number(),
  /** The whole file when it is short enough to be edited in the page. */
  text: z.nullable(z.string()),
  sitemaps: z.array(z.object({ line: z.number(), value: z.string(), status: z.nullable(z.string()) })),
  without: z.nullable(withoutLine),
  findings: z.array(finding),
  passes: z.array(finding),
});
export type RobotsTxtCheckerOutput = z.output<typeof robotsTxtCheckerOutput>;
