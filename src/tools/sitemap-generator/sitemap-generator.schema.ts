import * as z from "zod/mini";
import { crawlInputShape, siteAddress } from "#core/crawl/crawl-input.ts";

export const sitemapGeneratorInput = z.object({
  url: siteAddress,
  ...crawlInputShape,
  /** Write the other languages that pages name in their heads into the XML. */
  languages: z.optional(z.boolean()),
});
export type SitemapGeneratorInput = z.input<typeof sitemapGeneratorInput>;
/** The input with its defaults filled in. */
export type SitemapRequest = z.output<typeof sitemapGeneratorInput>;

const leftOutReason = z.enum([
  "redirect",
  "dead",
  "server-error",
  "no-answer",
  "noindex",
  "canonical",
  "long",
  "not-html",
  "robots",
  "file",
]);

const sitemapPage = z.object({
  url: z.string(),
  title: z.optional(z.string()),
  /** Only where the page or its server proves one. */
  lastmod: z.optional(z.string()),
  lastmodSource: z.optional(z.string()),
  /** Its versions in other languages, as it names them. */
  alternates: z.optional(z.array(z.object({ lang: z.string(), url: z.string() }))),
  /** Clicks from the home page. */
  depth: z.number(),
  /** The first page that links to it; null for the home page and for pages that only the present sitemap knows. */
  linkedFrom: z.nullable(z.string()),
});
export type SitemapPage = z.output<typeof sitemapPage>;

const leftOut = z.object({
  url: z.string(),
  reason: leftOutReason,
  /** The reason as a sentence. */
  words: z.string(),
  status: z.optional(z.number()),
  linkedFrom: z.nullable(z.string()),
});
export type LeftOut = z.output<typeof leftOut>;

const presentSitemap = z.object({
  files: z.array(z.object({ url: z.string(), addresses: z.number(), problem: z.optional(z.string()) })),
  /** Addresses that it lists on this host. */
  addresses: z.number(),
  /** Pages that belong in it and are not there. */
  missing: z.array(z.string()),
  /** Addresses in it that do not answer with a page. */
  dead: z.array(z.object({ url: z.string(), words: z.string() })),
  /** Addresses in it that answer, and should not be listed. */
  unfit: z.array(z.object({ url: z.string(), words: z.string() })),
  /** Addresses in it that this crawl did not reach. */
  unread: z.number(),
});

export const sitemapGeneratorOutput = z.object({
  /** The page where the crawl began. */
  home: z.string(),
  ended: z.enum(["complete", "limit", "time", "errors", "refused", "robots", "stopped"]),
  /** How it ended, as a sentence. */
  endedWords: z.string(),
  pagesRead: z.number(),
  /** Found and not read. */
  waiting: z.number(),
  seconds: z.number(),
  pages: z.array(sitemapPage),
  leftOut: z.array(leftOut),
  traps: z.array(z.object({ words: z.string(), example: z.string() })),
  notes: z.array(z.string()),
  present: z.optional(presentSitemap),
  /** For robots.txt, once the file is on the server; null when no page goes in it. */
  robotsLine: z.nullable(z.string()),
});
export type SitemapGeneratorOutput = z.output<typeof sitemapGeneratorOutput>;
