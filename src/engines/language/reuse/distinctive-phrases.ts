import { rarityOf } from "../english/word-commonness.ts";
import { porterStem } from "../porter-stem.ts";
import { sentencesIn } from "../segment-text.ts";
import { textWords } from "./match-runs.ts";

/** A search takes at most 32 words; eight to twelve rare ones find a copy and nothing else. */
const WORDS = 10;

/** Runs of a text that hardly another has by chance, best first, one a sentence: to be searched for in quotation marks. */
export function distinctivePhrases(text: string, language: string, most = 8): string[] {
  const phrases = sentencesIn(text, language).flatMap((sentence) => {
    const words = textWords(sentence);
    if (words.length < WORDS - 2) return [];
    const rarity = words.map(({ key }) => rarityOf(porterStem(key)));
    let [best, rarest] = [0, -1];
    for (let at = 0; at + Math.min(WORDS, words.length) <= words.length; at++) {
      const sum = rarity.slice(at, at + WORDS).reduce((total, value) => total + value, 0);
      if (sum > rarest) [best, rarest] = [at, sum];
    }
    const [first, last] = [words[best], words[Math.min(words.length, best + WORDS) - 1]];
    return first && last ? [{ phrase: sentence.slice(first.from, last.to), rarest }] : [];
  });
  return phrases
    .toSorted((a, b) => b.rarest - a.rarest)
    .slice(0, most)
    .map(({ phrase }) => phrase);
}
