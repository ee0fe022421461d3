import * as z from "zod/mini";
import { countryCodes, languageCodes } from "#core/providers/markets.ts";

/** Of a draft, whether it is pasted or a page's text. */
export const LONGEST_DRAFT = 200_000;
const text = z.string().check(z.trim(), z.maxLength(LONGEST_DRAFT, "200,000 characters are the limit. Work on it in parts."));
const address = z.string().check(z.trim(), z.maxLength(2048, "That address is longer than 2,048 characters."));

export const seoContentOptimizationInput = z
  .object({
    /** The draft, as text, Markdown or HTML. */
    text: z.optional(text),
    /** A page of yours in place of a draft. A draft counts for more. */
    url: z.optional(address),
    /** Pages to hold it against. */
    sources: z.optional(z.array(address).check(z.maxLength(10, "10 pages are the limit."))),
    /** Text or HTML of pages that cannot be fetched, a line of +++ between two. */
    pasted: z.optional(text),
    /** What the page should be found for; where no page is named, a source of search results is asked. */
    keyword: z.optional(z.string().check(z.trim(), z.maxLength(200, "A keyword has at most 200 characters."))),
    country: z._default(z.enum(countryCodes), "US"),
    lang: z._default(z.enum(languageCodes), "en"),
  })
  .check(
    z.refine((given) => [given.text, given.url, given.pasted, given.keyword, ...(given.sources ?? [])].some((field) => field), {
      error: "Paste a draft, or name a page to compare with.",
      path: ["text"],
    }),
  );
export type SeoContentOptimizationInput = z.output<typeof seoContentOptimizationInput>;

/** What is counted of a page and of a draft alike. */
const counts = z.object({
  words: z.number(),
  subheadings: z.number(),
  paragraphs: z.number(),
  listItems: z.number(),
  questions: z.number(),
  images: z.number(),
  links: z.number(),
});
export type ContentCounts = z.output<typeof counts>;

const page = z.object({
  /** Its address, or what a pasted one is called. */
  name: z.string(),
  title: z.string(),
  counts,
  /** Flesch reading ease; null where the text is not English. */
  ease: z.nullable(z.number()),
});

const term = z.object({
  term: z.string(),
  /** Its stems: the same for “server log” and “Server logs”. */
  key: z.string(),
  /** Times in headings and text of each page, in the order of the pages. */
  times: z.array(z.number()),
  /** How many pages have it in their title or a heading. */
  inHeadings: z.number(),
});
export type StudiedTerm = z.output<typeof term>;

const topic = z.object({
  /** As the first page words it. */
  text: z.string(),
  /** Stems of its words, small words left out. */
  stems: z.array(z.string()),
  /** Which pages have it, by their place in the list. */
  pages: z.array(z.number()),
});
export type StudiedTopic = z.output<typeof topic>;

const study = z.object({
  language: z.object({ tag: z.string(), name: z.string() }),
  pages: z.array(page),
  terms: z.array(term),
  names: z.array(term),
  /** Why names are not listed. */
  namesUnavailable: z.nullable(z.string()),
  headings: z.array(topic),
  questions: z.array(topic),
  keyword: z.nullable(
    z.object({
      text: z.string(),
      key: z.string(),
      /** How many pages have all its words in each place. */
      pages: z.object({ h1: z.number(), opening: z.number(), subheading: z.number(), text: z.number() }),
    }),
  ),
});
/** What the pages have. A draft is marked against this, on the server and in the browser. */
export type ContentStudy = z.output<typeof study>;

const coverage = z.enum(["heading", "text", "missing"]);
const marks = z.object({
  headline: z.string(),
  counts,
  ease: z.nullable(z.number()),
  /** Times of each term in the draft, in the order of the terms. */
  terms: z.array(z.number()),
  names: z.array(z.number()),
  /** Where the draft takes each topic up. */
  headings: z.array(coverage),
  questions: z.array(coverage),
  keyword: z.nullable(z.object({ h1: z.boolean(), opening: z.boolean(), subheading: z.boolean(), text: z.boolean() })),
  /** What to look at first, each with its evidence in the pages. */
  advice: z.array(z.object({ text: z.string(), evidence: z.string() })),
});
export type DraftMarks = z.output<typeof marks>;

export const seoContentOptimizationOutput = z.object({
  study,
  /** The draft as it is marked: Markdown where it came as a page. */
  draft: z.string(),
  /** Pictures and links of a page, which its text does not show. */
  beside: z.object({ images: z.number(), links: z.number() }),
  marks,
  /** Where the pages come from. */
  pagesFrom: z.string(),
  /** The day on which we read the pages and counted. */
  countedOn: z.string(),
  leftOut: z.array(z.object({ name: z.string(), reason: z.string() })),
  notes: z.array(z.string()),
});
export type SeoContentOptimizationOutput = z.output<typeof seoContentOptimizationOutput>;
