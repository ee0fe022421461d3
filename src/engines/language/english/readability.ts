import { daleChall } from "dale-chall";
import { syllable } from "syllable";
import { sentencesIn, wordsIn } from "../segment-text.ts";

/** How hard an English text is to read, by formulas that others can work out again. All but the first two give years of school. */
export interface Readability {
  words: number;
  sentences: number;
  syllables: number;
  /** Flesch (1948): 206.835 − 1.015 · words a sentence − 84.6 · syllables a word. 60 to 70 is plain English; more is easier. */
  fleschReadingEase: number;
  /** New Dale–Chall (1995): 0.1579 · percent of hard words + 0.0496 · words a sentence, + 3.6365 over 5 percent. */
  daleChall: number;
  /** Kincaid (1975): 0.39 · words a sentence + 11.8 · syllables a word − 15.59. */
  fleschKincaidGrade: number;
  /** Gunning (1952): 0.4 · (words a sentence + percent of words with three syllables or more). */
  gunningFog: number;
  /** McLaughlin (1969): 1.043 · √(long words · 30 / sentences) + 3.1291. Made for 30 sentences and more. */
  smog: number;
  /** Coleman and Liau (1975): 0.0588 · letters in 100 words − 0.296 · sentences in 100 words − 15.8. */
  colemanLiau: number;
  /** Senter and Smith (1967): 4.71 · letters a word + 0.5 · words a sentence − 21.43. */
  automatedIndex: number;
}

let easy: ReadonlySet<string> | undefined;

/** Null for a text without words. Syllables are counted by rule, which is where these figures err. */
export function readabilityOf(text: string): Readability | null {
  const sentences = text
    .split(/\n+/)
    .flatMap((line) => sentencesIn(line, "en"))
    .map((sentence) => wordsIn(sentence, "en"))
    .filter((words) => words.length > 0);
  const words = sentences.flat();
  if (words.length === 0) return null;
  easy ??= new Set(daleChall);
  const counted = words.map((word) => Math.max(1, syllable(word)));
  const syllables = counted.reduce((sum, count) => sum + count, 0);
  const letters = words.reduce((sum, word) => sum + word.replace(/[^\p{L}\p{N}]/gu, "").length, 0);
  const long = counted.filter((count) => count >= 3).length;
  const hard = words.filter((word) => !isEasy(word.toLowerCase(), easy as ReadonlySet<string>)).length / words.length;
  const [perSentence, perWord, lettersPerWord] = [words.length / sentences.length, syllables / words.length, letters / words.length];
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    words: words.length,
    sentences: sentences.length,
    syllables,
    fleschReadingEase: round(206.835 - 1.015 * perSentence - 84.6 * perWord),
    daleChall: round(15.79 * hard + 0.0496 * perSentence + (hard > 0.05 ? 3.6365 : 0)),
    fleschKincaidGrade: round(0.39 * perSentence + 11.8 * perWord - 15.59),
    gunningFog: round(0.4 * (perSentence + (100 * long) / words.length)),
    smog: round(1.043 * Math.sqrt((long * 30) / sentences.length) + 3.1291),
    colemanLiau: round(5.88 * lettersPerWord - (29.6 * sentences.length) / words.length - 15.8),
    automatedIndex: round(4.71 * lettersPerWord + 0.5 * perSentence - 21.43),
  };
}

/** The list holds the plain form; its plural, past and -ing are easy too, and so is a number. */
function isEasy(word: string, list: ReadonlySet<string>): boolean {
  if (list.has(word) || /^\d/.test(word)) return true;
  const bare = word.replace(/(?:['’]s|s|es|d|ed|ing|ly)$/, "");
  return list.has(bare) || list.has(`${bare}e`) || list.has(bare.replace(/(.)\1$/, "$1")) || list.has(bare.replace(/i$/, "y"));
}
