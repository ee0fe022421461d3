import * as z from "zod/mini";
import { finding } from "#core/rules/finding.schema.ts";

export const sitemapUrlExtractorInput = z
  .object({
    /** A sitemap, or a site whose sitemaps are looked for. */
    url: z.optional(
      z
        .string()
        .check(
          z.trim(),
          z.minLength(1, "Add the address of a site or of its sitemap."),
          z.maxLength(2048, "That address is longer than 2,048 characters. Shorten it and try again."),
        ),
    ),
    /** The sitemap itself: XML, text, RSS or Atom. */
    xml: z.optional(
      z
        .string()
        .check(
          z.minLength(1, "Paste the sitemap."),
          z.maxLength(1_000_000, "That is more than 1 MB. Choose it as a file: your browser reads it whole."),
        ),
    ),
    /** Asks 25 of the addresses, evenly spread, for their status. */
    sample: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ url, xml }) => url !== undefined || xml !== undefined, {
      error: "Add the address of a site or of its sitemap, or paste the sitemap.",
      path: ["url"],
    }),
  );
export type SitemapUrlExtractorInput = z.output<typeof sitemapUrlExtractorInput>;

const count = z.object({ name: z.string(), count: z.number() });

const readFile = z.object({
  /** Its address; the name of a file or "pasted" otherwise. */
  url: z.string(),
  kind: z.enum(["urlset", "sitemapindex", "text", "rss", "atom", "html", "unknown"]),
  /** 0 for what was asked for, 1 for what it names, and so on. */
  level: z.number(),
  entries: z.number(),
  bytes: z.number(),
  packed: z.boolean(),
  encoding: z.string(),
  /** Null where nothing was fetched. */
  status: z.nullable(z.number()),
  /** Why it could not be read, or not to its end. */
  trouble: z.nullable(z.string()),
  faults: z.number(),
});
export type ReadFile = z.output<typeof readFile>;

const listedAddress = z.object({
  loc: z.string(),
  lastmod: z.nullable(z.string()),
  changefreq: z.nullable(z.string()),
  priority: z.nullable(z.string()),
  /** Place in `files`. */
  file: z.number(),
  line: z.number(),
  images: z.number(),
  /** Their addresses, the first twenty. */
  imageLocs: z.array(z.string()),
  languages: z.array(z.string()),
});

export const sitemapUrlExtractorOutput = z.object({
  asked: z.string(),
  /** How the sitemaps were found. */
  foundBy: z.enum(["address", "robots.txt", "link", "usual places", "pasted", "file"]),
  verdict: z.object({ level: z.enum(["pass", "fix", "failed"]), headline: z.string(), summary: z.string() }),
  files: z.array(readFile),
  /** Addresses in all files; the first 50,000 are listed. */
  total: z.number(),
  addresses: z.array(listedAddress),
  hosts: z.array(count),
  folders: z.array(z.object({ name: z.string(), count: z.number(), below: z.array(count) })),
  /** Months, or years when they span more than four, oldest first. */
  changes: z.array(count),
  withoutLastmod: z.number(),
  extensions: z.object({ images: z.number(), videos: z.number(), news: z.number(), languages: z.array(count) }),
  /** What a few of the addresses answer. */
  sample: z.array(z.object({ loc: z.string(), status: z.nullable(z.number()), words: z.string(), isFine: z.boolean() })),
  /** What a reader must know about how far the reading went. */
  notes: z.array(z.string()),
  findings: z.array(finding),
  passes: z.array(finding),
});
export type SitemapUrlExtractorOutput = z.output<typeof sitemapUrlExtractorOutput>;
