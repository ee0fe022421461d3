import type { ChatEntry } from "#features/chat/chat-info.ts";

const MOST = 5;
/** Words of a question that say nothing of its subject. */
const EMPTY = new Set(
  "a an and any are as at be been by can could did do does for from get give has have how i if in is it many me much my of on or our please should so some than that the their them there this to us was we what when where which who why will with would you your".split(
    " ",
  ),
);

/** What people ask here are sentences: entries with one of their words in the title, or half of them anywhere; the best first. */
export function findAnswers(entries: readonly ChatEntry[], question: string): ChatEntry[] {
  const words = [...new Set(wordsOf(question).filter((word) => word.length > 1 && !EMPTY.has(word)))].map(stemOf).slice(0, 12);
  if (words.length === 0) return [];
  const scored = entries.map((entry) => ({ entry, score: scoreOf(entry, words) })).toSorted((a, b) => b.score - a.score);
  const best = scored[0]?.score ?? 0;
  return scored
    .filter(({ score }) => score > 0 && score * 2 >= best)
    .slice(0, MOST)
    .map(({ entry }) => entry);
}

function scoreOf({ title, text }: ChatEntry, words: readonly string[]): number {
  const [head, body] = [` ${wordsOf(title).join(" ")}`, ` ${wordsOf(text).join(" ")}`];
  const scores = words.map((word) => (head.includes(` ${word}`) ? 2 : body.includes(` ${word}`) ? 1 : 0));
  const found = scores.filter((score) => score > 0).length;
  return scores.includes(2) || found * 2 >= words.length ? scores.reduce<number>((sum, score) => sum + score, 0) : 0;
}

/** So that “audits” finds “audit” and “pricing” finds “prices”. */
const stemOf = (word: string): string => (word.length > 3 ? word.replace(/(?:ing|es|s|ed)$/, "") : word);

const wordsOf = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
