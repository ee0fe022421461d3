import * as z from "zod/mini";
import { renderedPageInput } from "#core/page-check/page-input.ts";
import { pageCheckOutput } from "#core/page-check/page-report.ts";

export const webpageWordCountInput = renderedPageInput;

const gram = z.object({
  text: z.string(),
  count: z.number(),
  /** Percent of the words of the main content. */
  density: z.number(),
});
export type Gram = z.output<typeof gram>;

const counts = z.object({
  words: z.number(),
  unique: z.number(),
  sentences: z.number(),
  paragraphs: z.number(),
  characters: z.number(),
  charactersWithoutSpaces: z.number(),
});
export type Counts = z.output<typeof counts>;

const wordFacts = z.object({
  /** Of the content that the page is about. */
  main: counts,
  /** Of everything in view. */
  all: counts,
  /** How the main content was told from the rest. */
  mainBy: z.enum(["main", "regions", "text"]),
  /** Words by landmark, in the order of a page. */
  regions: z.array(z.object({ region: z.string(), words: z.number() })),
  sections: z.array(z.object({ heading: z.nullable(z.string()), level: z.number(), line: z.nullable(z.number()), words: z.number() })),
  /** How many more sections the page has than the list holds. */
  moreSections: z.number(),
  grams: z.object({ one: z.array(gram), two: z.array(gram), three: z.array(gram) }),
  language: z.object({
    /** What words were parted by. */
    used: z.string(),
    name: z.string(),
    declared: z.nullable(z.string()),
    detected: z.nullable(z.string()),
  }),
  averageSentence: z.number(),
  longestSentence: z.number(),
  readingSeconds: z.number(),
  speakingSeconds: z.number(),
  /** Percent of the source that is text in view. */
  textShare: z.number(),
  /** The text was longer than we count. */
  cut: z.boolean(),
});
export type WordFacts = z.output<typeof wordFacts>;

export const webpageWordCountOutput = pageCheckOutput(wordFacts);
