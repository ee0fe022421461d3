import * as z from "zod/mini";
import { pageCheckOutput } from "#core/page-check/page-report.ts";

const phrase = z.object({
  phrase: z.string(),
  /** 100 is the highest of this text. It ranks phrases within a text and says nothing about searches. */
  score: z.number(),
  /** Times in headings and main text. */
  count: z.number(),
  /** Words of the text before it comes first. */
  first: z.number(),
  /** How many parts of each kind hold it. */
  places: z.object({
    title: z.number(),
    description: z.number(),
    h1: z.number(),
    heading: z.number(),
    text: z.number(),
    link: z.number(),
    alt: z.number(),
  }),
  /** The phrase that its group stands around. */
  group: z.string(),
});
export type Phrase = z.output<typeof phrase>;

const keywordFacts = z.object({
  /** English by noun phrases; every other language by statistics. */
  mode: z.enum(["english", "statistical"]),
  language: z.object({ tag: z.string(), name: z.string() }),
  /** Words of headings and main text. */
  words: z.number(),
  /** True when the text went on after the 120,000 characters that were read. */
  isCut: z.boolean(),
  /** False for a text without markup: it has no title and no headings to look into. */
  hasPlaces: z.boolean(),
  phrases: z.array(phrase),
});
export type KeywordFacts = z.output<typeof keywordFacts>;

export const keywordExtractToolOutput = pageCheckOutput(keywordFacts);
