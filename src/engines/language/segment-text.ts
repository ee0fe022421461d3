import { listWords } from "#core/text/split-words.ts";

/** Words of a text in its language, as the Unicode rules and the dictionaries for Chinese, Japanese, Thai and Khmer part them. */
export function wordsIn(text: string, language: string): string[] {
  return listWords(text, segmenter(language, "word"));
}

export function sentencesIn(text: string, language: string): string[] {
  // Without a sign that ends one there is nothing to part: https://unicode.org/reports/tr29/#Sentence_Break_Property_Values
  if (!/[^\p{L}\p{M}\d_ ,:'’"“”()/–-]./su.test(text)) return text.trim() === "" ? [] : [text.trim()];
  return Array.from(segmenter(language, "sentence").segment(text), ({ segment }) => segment.trim()).filter(Boolean);
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
