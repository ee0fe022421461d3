/** Words of a text in its language, as the Unicode rules and the dictionaries for Chinese, Japanese, Thai and Khmer part them. */
export function wordsIn(text: string, language: string): string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of segmenter(language, "word").segment(text)) if (isWordLike) words.push(segment);
  return words;
}

export function sentencesIn(text: string, language: string): string[] {
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
