import type { EnglishWord } from "../english/read-english.ts";
import { type EditorRule, endOf, isWord, type Proposal } from "./editor-rule.ts";

/** Longer than this a sentence is worth parting; the longest that our own guide allows is 30 words. */
const LONG_WORDS = 25;
const SHORTEST_PART = 6;
const SUBORDINATE =
  /^(?:if|when|although|though|because|while|since|as|after|before|unless|whether|once|whereas|until|both|either|neither)$/;

/** Long sentences, parted where a second one begins anyway: at a semicolon, before “and we …”, at “, which means”. */
export const split: EditorRule = (sentence, text) => {
  const words = sentence.filter(isWord);
  if (words.length <= LONG_WORDS) return [];
  const places = sentence.flatMap((_, index) => splitAt(sentence, index, text) ?? []);
  const middle = words.length / 2;
  const fitting = places.filter(({ before, after }) => before >= SHORTEST_PART && after >= SHORTEST_PART);
  const [best] = fitting.sort((a, b) => Math.abs(a.before - middle) - Math.abs(b.before - middle));
  return best ? [{ ...best.proposal, reason: `${words.length} words in one sentence` }] : [];
};

interface Place {
  before: number;
  after: number;
  proposal: Proposal;
}

function splitAt(sentence: readonly EnglishWord[], index: number, text: string): Place | undefined {
  const mark = sentence[index];
  const next = sentence[index + 1];
  if (!mark || !next || !/^[,;]$/.test(mark.text) || isEnclosed(text, sentence[0]?.at ?? 0, mark.at)) return undefined;
  const first = sentence.slice(0, index);
  // The first part must be a sentence by itself: neither a lone "if …" nor a phrase without a verb.
  if (!hasVerb(first) || (SUBORDINATE.test(first.find(isWord)?.lower ?? "") && !first.some(({ text: sign }) => sign === ",")))
    return undefined;
  const made = (from: number, to: number, option: string): Place => ({
    before: first.filter(isWord).length,
    after: sentence.slice(index + 1).filter(isWord).length,
    proposal: { kind: "split", from, to, options: [option], reason: "" },
  });
  if (mark.text === ";") return isClause(sentence, index + 1) ? made(mark.at, endOf(next), `. ${capital(next.text)}`) : undefined;
  const third = sentence[index + 2];
  if (next.lower === "which" && third && /^(?:means|meant)$/.test(third.lower)) return made(mark.at, endOf(third), `. This ${third.lower}`);
  if (!/^(?:and|but|so|yet)$/.test(next.lower) || !third || !isClause(sentence, index + 2)) return undefined;
  return next.lower === "and"
    ? made(mark.at, endOf(third), `. ${capital(third.text)}`)
    : made(mark.at, endOf(next), `. ${capital(next.text === "yet" ? "but" : next.text)}`);
}

/** A subject and then, within a few words, a verb that is not an infinitive. */
function isClause(sentence: readonly EnglishWord[], from: number): boolean {
  const first = sentence[from];
  if (!first || !/^(?:PRON|DET|NOUN|PROPN)$/.test(first.pos) || /^(?:which|who|whom|whose|that|where)$/.test(first.lower)) return false;
  for (let index = from + 1; index < Math.min(from + 8, sentence.length); index++) {
    const word = sentence[index];
    if (!word || word.pos === "PUNCT") return false;
    if (word.pos === "AUX") return true;
    if (word.pos === "VERB") return sentence[index - 1]?.lower !== "to" && !word.lower.endsWith("ing");
  }
  return false;
}

const hasVerb = (words: readonly EnglishWord[]): boolean =>
  words.some(({ pos, lower }, index) => pos === "AUX" || (pos === "VERB" && !lower.endsWith("ing") && words[index - 1]?.lower !== "to"));

/** Within brackets or quotes nothing is parted. */
function isEnclosed(text: string, from: number, at: number): boolean {
  const before = text.slice(from, at);
  const count = (sign: RegExp) => before.match(sign)?.length ?? 0;
  return count(/[([]/g) > count(/[)\]]/g) || count(/“/g) > count(/”/g) || count(/"/g) % 2 === 1;
}

const capital = (word: string): string => word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
