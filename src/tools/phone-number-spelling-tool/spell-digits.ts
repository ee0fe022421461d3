import { digitsOf } from "./keypad.ts";
import type { WordIndex } from "./word-index.ts";

interface Options {
  contains: string;
  wordsOnly: boolean;
  offensive: boolean;
  most: number;
}

interface Spelling {
  parts: readonly string[];
  words: readonly string[];
  digitsLeft: number;
}

interface Way extends Spelling {
  score: number;
  /** The word that has to be in it is in it. */
  hasIt: boolean;
}

/** How many ways of each kind to each place are followed. Scores add up, so with more of them than are shown no better one is lost. */
const BEAM = 150;
const LONGEST = 20;

/** The ways to read digits as words, best first. From left to right, with the best ways to each place. */
export function spellDigits(digits: string, index: WordIndex, { contains, wordsOnly, offensive, most }: Options): Spelling[] {
  const wanted = contains.toLowerCase();
  const wantedDigits = digitsOf(wanted);
  const ways: Way[][] = Array.from({ length: digits.length + 1 }, () => []);
  ways[0] = [{ parts: [], words: [], digitsLeft: 0, score: 0, hasIt: wantedDigits === "" }];
  for (let at = 0; at < digits.length; at++) {
    const here = best(ways[at] ?? []);
    for (let length = 2; length <= Math.min(LONGEST, digits.length - at); length++) {
      const dialed = digits.slice(at, at + length);
      const found = (index.get(dialed) ?? []).filter(({ isOffensive }) => offensive || !isOffensive);
      const listed = found.map(({ word, rank }) => ({ word, cost: 3 + rank * 2, isIt: wantedDigits !== "" && word.includes(wanted) }));
      // A name of one's own is in no list.
      if (dialed === wantedDigits && !listed.some(({ word }) => word === wanted)) listed.push({ word: wanted, cost: 0, isIt: true });
      for (const { word, cost, isIt } of listed) for (const way of here) ways[at + length]?.push(withWord(way, word, cost, isIt));
    }
    if (!wordsOnly) for (const way of here) ways[at + 1]?.push(withDigit(way, digits.charAt(at)));
  }
  return best(ways[digits.length] ?? [])
    .filter(({ hasIt, words }) => hasIt && words.length > 0)
    .sort((a, b) => Number(a.digitsLeft > 0) - Number(b.digitsLeft > 0) || byScore(a, b))
    .slice(0, most);
}

function withWord(way: Way, word: string, cost: number, isIt: boolean): Way {
  const shown = word.toUpperCase();
  return {
    parts: [...way.parts, shown],
    words: [...way.words, shown],
    digitsLeft: way.digitsLeft,
    score: way.score + word.length ** 2 - cost,
    hasIt: way.hasIt || isIt,
  };
}

function withDigit(way: Way, digit: string): Way {
  const last = way.parts.at(-1) ?? "";
  const parts = /^\d/.test(last) ? [...way.parts.slice(0, -1), last + digit] : [...way.parts, digit];
  return { ...way, parts, digitsLeft: way.digitsLeft + 1, score: way.score - 2 };
}

/** The best of each kind: with the wanted word or without it yet, in words alone or with digits. */
function best(ways: readonly Way[]): Way[] {
  const kinds = Map.groupBy([...ways].sort(byScore), ({ hasIt, digitsLeft }) => `${hasIt} ${digitsLeft > 0}`);
  return [...kinds.values()].flatMap((kind) => kind.slice(0, BEAM));
}

const byScore = (a: Way, b: Way) => b.score - a.score || (a.parts.join("-") < b.parts.join("-") ? -1 : 1);
