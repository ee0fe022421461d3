import { splitWords } from "./split-words.ts";

/** Words that carry no topic. Short on purpose: seven languages, the commonest only. */
const stopWords = new Set(
  `a an and are as at be by for from how in is it its of on or our that the this to vs we what when where who why with you your
   am auf aus bei das dem den der des die ein eine fur im ist mit oder und vom von wie zu zum zur
   au aux avec ce ces chez dans de des du en est et la le les ou par pas plus pour qui sur un une vos votre
   al como con de del el en es la las lo los mas o para por que se su sus un una y
   che con da dal dei del della di e ed gli i il in la le lo nel per piu su tra un una
   com como da das de do dos e em mais na nas no nos o os ou para por que se um uma
   bij de een en het met naar of op te uit van voor`.split(/\s+/),
);

/** Lower-cased, accents off, so that "Crème" and "creme" are one word. */
export function fold(text: string): string {
  return (/^[\x20-\x7f]*$/.test(text) ? text : text.normalize("NFKD").replace(/\p{M}/gu, "")).toLowerCase();
}

interface Word {
  /** As written. */
  text: string;
  folded: string;
  index: number;
}

/** The words of a text, in any script. */
export function wordsOf(text: string): Word[] {
  return splitWords(text, segmenter).map(({ segment, index }) => ({ text: segment, folded: fold(segment), index }));
}

/** Those that say what the page is about. */
export function topicWordsOf(text: string): Word[] {
  return wordsOf(text).filter(({ folded }) => !stopWords.has(folded) && (folded.length > 1 || /\p{Script=Han}/u.test(folded)));
}

export function isStopWord(word: string): boolean {
  return stopWords.has(fold(word));
}

/** Singular and plural, verb and noun share their beginning. */
export function isSameTopic(a: Word, b: Word): boolean {
  if (a.folded === b.folded) return true;
  const [short, long] = a.folded.length < b.folded.length ? [a.folded, b.folded] : [b.folded, a.folded];
  return short.length >= 4 && long.startsWith(short.replace(/(?:e?s|y|ing)$/, "")) && long.length - short.length <= 4;
}

// Made once: making one costs more than a thousand titles.
const segmenter = new Intl.Segmenter("en", { granularity: "word" });
