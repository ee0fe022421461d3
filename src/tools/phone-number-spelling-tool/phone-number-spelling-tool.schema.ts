import * as z from "zod/mini";

const typed = (what: string) => z.string().check(z.trim(), z.maxLength(60, `${what} of more than 60 signs cannot be dialed.`));

export const phoneNumberSpellingToolInput = z.object({
  /** From a number to words by default. */
  mode: z.optional(z.enum(["spell", "dial"])),
  /** To spell: 1-800-356-9377. Letters in it count as their keys. */
  number: z.optional(typed("A number")),
  /** To dial: 1-800-FLOWERS. */
  words: z.optional(typed("A word")),
  /** How many digits at the start stay digits; country and area code by default. */
  keep: z.optional(z.int().check(z.minimum(0, "0 digits is the least to keep."), z.maximum(20, "20 digits is the most to keep."))),
  /** A word that has to be in it, in any list or in none. */
  contains: z.optional(z.string().check(z.trim(), z.maxLength(20, "A word of more than 20 letters fits no number."))),
  /** No digit between the words. */
  wordsOnly: z.optional(z.boolean()),
  offensive: z.optional(z.boolean()),
});
export type PhoneNumberSpellingToolInput = z.output<typeof phoneNumberSpellingToolInput>;

export const phoneNumberSpellingToolOutput = z.object({
  /** Every digit that is dialed. */
  digits: z.string(),
  /** As people write it. */
  formatted: z.string(),
  /** For a link: tel:+18003569377. */
  tel: z.string(),
  /** Digits at the start that stay as they are. */
  kept: z.string(),
  /** Best first: words alone before words with digits, long words before short, common words before rare. */
  spellings: z.array(z.object({ text: z.string(), words: z.array(z.string()), digitsLeft: z.number() })),
  /** Letter by letter, when words were given. */
  keys: z.array(z.object({ sign: z.string(), key: z.string() })),
  notes: z.array(z.string()),
});
export type PhoneNumberSpellingToolOutput = z.output<typeof phoneNumberSpellingToolOutput>;
