import { listWords, splitWords } from "#core/text/split-words.ts";
import { addressesIn, joinWritten } from "./written-words.ts";

/** Words of a text in its language, as the Unicode rules and the dictionaries for Chinese, Japanese, Thai and Khmer part them. */
export function wordsIn(text: string, language: string): string[] {
  return listWords(text, segmenter(language, "word"));
}

/** The same as a word processor counts them: a hyphen joins, and an address is one word. */
export function writtenWordsIn(text: string, language: string): string[] {
  return /[-\u2010\u2011@]|:\/\/|www\./i.test(text)
    ? joinWritten(text, splitWords(text, segmenter(language, "word")))
    : wordsIn(text, language);
}

/** No sentence ends within an address, whatever signs it holds. */
export function sentencesIn(text: string, language: string): string[] {
  // Without a sign that ends one there is nothing to part: https://unicode.org/reports/tr29/#Sentence_Break_Property_Values
  if (!/[^\p{L}\p{M}\d_ ,:'’"“”()/–-]./su.test(text)) return text.trim() === "" ? [] : [text.trim()];
  const addresses = addressesIn(text);
  const sentences: string[] = [];
  for (const { segment, index } of segmenter(language, "sentence").segment(text)) {
    const isInside = addresses.some(({ from, to }) => index > from && index < to);
    if (isInside) sentences.push(`${sentences.pop() ?? ""}${segment}`);
    else sentences.push(segment);
  }
  return sentences.map((sentence) => sentence.trim()).filter(Boolean);
}

/** Made once a language: making one costs more than a page of words. */
const made = new Map<string, Intl.Segmenter>();

function segmenter(language: string, granularity: "word" | "sentence"): Intl.Segmenter {
  const key = `${language} ${granularity}`;
  let found = made.get(key);
  if (!found) {
    found = new Intl.Segmenter(language, { granularity });
    // Tags come from pages, and a page may name any.
    if (made.size > 200) made.clear();
    made.set(key, found);
  }
  return found;
}
