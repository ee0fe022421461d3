import * as z from "zod/mini";

const passage = z.object({
  /** Word for word, or with words changed between the matched ones. */
  kind: z.enum(["same", "reworded"]),
  /** As it stands in the text, and in the source. */
  yours: z.string(),
  theirs: z.string(),
  /** Words in matched runs. */
  words: z.number(),
});

const comparedSource = z.object({
  name: z.string(),
  /** By a search, and not named by whoever asked. */
  isFound: z.boolean(),
  /** A page of the same site that the checked page links to, and that nobody named. */
  isLinked: z.boolean(),
  words: z.number(),
  /** Words of the text in matched runs of three and more, and their share of it in percent. */
  sharedWords: z.number(),
  sharedPercent: z.number(),
  verdict: z.enum(["reused", "check", "none"]),
  /** Shares of the text, 0 to 1: containment of 1, 3 and 5 words, the longest common sequence, matched runs. */
  figures: z.object({ c1: z.number(), c3: z.number(), c5: z.number(), lcs: z.number(), run3: z.number() }),
  passages: z.array(passage),
  morePassages: z.number(),
});
export type ComparedSource = z.output<typeof comparedSource>;

/** What a text has in common with the sources that were given. Every figure is counted by us, in these texts and nowhere else. */
export const reuseReport = z.object({
  /** The finding in a sentence. */
  headline: z.string(),
  words: z.number(),
  /** Words in quotation marks, which are left out. */
  quotedWords: z.number(),
  /** Words that stand in a matched run of at least one source. */
  matchedWords: z.number(),
  /** False: nothing but the sources that were given was looked at. */
  searchedWeb: z.boolean(),
  /** How the search went, or why there was none. Empty where nobody asked for one. */
  searchNote: z.string(),
  sources: z.array(comparedSource),
  /** Sources that could not be read or were left out, and why. */
  leftOut: z.array(z.object({ name: z.string(), reason: z.string() })),
  /** Runs that the text itself has more than once. */
  repeated: z.array(z.object({ text: z.string(), times: z.number() })),
  /** Runs that hardly another text has by chance: for the visitor to search for in quotation marks. */
  phrases: z.array(z.string()),
});
export type ReuseReport = z.output<typeof reuseReport>;
