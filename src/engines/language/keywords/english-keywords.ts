import { generalAdjectives, generalNouns } from "../english/general-words.ts";
import { type NounPhrase, nounPhrasesOf, type PhraseWord } from "../english/noun-phrases.ts";
import type { EnglishReader } from "../english/read-english.ts";
import { rarityOf } from "../english/word-commonness.ts";
import { porterStem } from "../porter-stem.ts";
import type { KeywordPart } from "./keyword.ts";
import { keyOf } from "./part-stems.ts";
import type { Candidate } from "./rank-candidates.ts";

/** Longer runs are names of departments and lists without commas. */
const MOST_WORDS = 6;
/** What a word must have over the commonest ones before it tells of a topic: "the" has 1.6, "people" 3. */
const COMMON = 2.4;
/** How likely a phrase of so many words is a topic: pairs name things, single words classes of things, long runs single cases. */
const BY_LENGTH = [0, 0.62, 1, 0.95, 0.75, 0.6, 0.5];
const NAME_ALONE = 0.9;
/** Words rarer than this are in no list of English: "hreflang", "Googlebot". */
const UNKNOWN = 6.5;
/** A word this common that stands once names no topic: "check" has 3.6, "basement" 4.4. */
const EVERYDAY = 4;
/** From here on a text is long enough to repeat what it is about. */
const SHORT_TEXT = 200;
const LONG_TEXT = 1_000;

interface Found {
  words: string[];
  forms: Map<string, number>;
  count: number;
  /** Times it is a whole phrase and no part of a longer one. */
  alone: number;
  first: number;
  isName: boolean;
  sentences: Set<number>;
}

/**
 * Noun phrases of an English text and the phrases within them. How much one tells: the rarity of its words in English times how often they
 * stand here (TF·IDF with a background of general English), its length, how often it stands alone, and how early.
 */
export function englishCandidates(parts: readonly KeywordPart[], reader: EnglishReader): Candidate[] {
  const found = new Map<string, Found>();
  const counts = new Map<string, number>();
  // Links and alts repeat what stands in the text; a description is written for results.
  const read = parts.filter(({ place }) => place !== "link" && place !== "alt" && place !== "description");
  const sentences = read.flatMap(({ text }) => reader.sentencesOf(text));
  const small = new Set(sentences.flatMap((words) => words.flatMap(({ text, lower }) => (text === lower ? [lower] : []))));
  let words = 0;
  for (const [sentence, tagged] of sentences.entries()) {
    for (const phrase of nounPhrasesOf(tagged))
      for (const piece of piecesOf(phrase)) note(found, named(piece, small), { sentence, first: words });
    for (const { lower } of tagged) {
      const stem = porterStem(lower);
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
    }
    words += tagged.length;
  }
  const longness = Math.min(1, Math.max(0, (words - SHORT_TEXT) / (LONG_TEXT - SHORT_TEXT)));
  const weightOf = (word: string) => {
    const weights = word.split(/[-.&]/).map((piece) => {
      const stem = porterStem(piece);
      return (1 + Math.log(counts.get(stem) ?? 1)) * Math.max(0, rarityOf(stem) - COMMON);
    });
    // What a hyphen joins counts by its rarest part, and the others a little.
    const rarest = Math.max(...weights);
    return rarest + (weights.reduce((sum, weight) => sum + weight, 0) - rarest) / 3;
  };
  return [...found]
    .filter(([key, { words: own, count, isName }]) => own.length > 1 || count > 1 || isName || rarityOf(key) > EVERYDAY)
    .map(([key, candidate]) => ({ ...candidate, key, telling: tellingOf(candidate, weightOf, longness, words) }));
}

/** "Googlebot" at the beginning of a sentence: no English word, and nowhere in this text in small letters. */
function named({ words, isWhole }: Piece, small: ReadonlySet<string>): Piece {
  const isName = (word: PhraseWord) =>
    word.isName || (word.mayBeName && !small.has(word.lower) && rarityOf(porterStem(word.lower)) > UNKNOWN);
  return { isWhole, words: words.map((word) => ({ ...word, isName: isName(word) })) };
}

function tellingOf({ words, count, alone, first, isName }: Found, weightOf: (word: string) => number, longness: number, total: number) {
  const weight = words.reduce((sum, word) => sum + weightOf(word), 0) / words.length ** (0.45 + 0.4 * longness);
  const length = words.length === 1 && isName ? NAME_ALONE : (BY_LENGTH[words.length] ?? 0.5);
  // What stands only within longer phrases is often half a name.
  const least = words.length === 1 ? 0.4 : 0.55;
  const whole = least + (1 - least) * (alone / count);
  const often = 1 + (0.35 + 0.5 * longness) * Math.log(count);
  const early = 1 + 0.5 / (1 + first / (20 + total / 20));
  return weight * length * whole * often * early;
}

interface Piece {
  words: readonly PhraseWord[];
  isWhole: boolean;
}

/** A phrase without general words before it, and its beginnings and ends that could be phrases. */
function piecesOf(phrase: NounPhrase): Piece[] {
  const words = trimmed(phrase.words);
  const inner = words.slice(1).flatMap((_, index) => [words.slice(0, index + 1), words.slice(index + 1)]);
  return [{ words, isWhole: true }, ...inner.filter(mayStandAlone).map((piece) => ({ words: piece, isWhole: false }))].filter(
    (piece) => piece.words.length <= MOST_WORDS && !isGeneral(piece.words),
  );
}

function note(found: Map<string, Found>, { words, isWhole }: Piece, { sentence, first }: { sentence: number; first: number }): void {
  const form = words.map(({ text, lower, isName }) => (isName || /\p{Lu}.*\p{Lu}/u.test(text) ? text : lower)).join(" ");
  const key = keyOf(form, porterStem);
  let entry = found.get(key);
  if (!entry) {
    entry = {
      words: words.map(({ lower }) => lower),
      forms: new Map(),
      count: 0,
      alone: 0,
      first,
      isName: words.every(({ isName }) => isName),
      sentences: new Set(),
    };
    found.set(key, entry);
  }
  entry.forms.set(form, (entry.forms.get(form) ?? 0) + 1);
  entry.count++;
  if (isWhole) entry.alone++;
  entry.sentences.add(sentence);
}

function trimmed(words: readonly PhraseWord[]): readonly PhraseWord[] {
  const isEmpty = ({ lower }: PhraseWord) => generalAdjectives.has(lower) || /^\d+$/.test(lower);
  const from = words.findIndex((word, index) => index === words.length - 1 || !isEmpty(word));
  return words.slice(from);
}

function mayStandAlone(words: readonly PhraseWord[]): boolean {
  const [first, last] = [words[0], words.at(-1)];
  return last?.isNoun === true && !generalAdjectives.has(first?.lower ?? "") && !/^\d+$/.test(first?.lower ?? "");
}

function isGeneral(words: readonly PhraseWord[]): boolean {
  const [first] = words;
  if (words.length === 1) return !first || generalNouns.has(first.lower) || generalAdjectives.has(first.lower) || first.lower.length < 2;
  // "new approach" tells nothing; "word error rate" and "product page" are made of words that tell nothing alone.
  return first?.isNoun === false && words.every(({ lower, isNoun }) => (isNoun ? generalNouns : generalAdjectives).has(lower));
}
